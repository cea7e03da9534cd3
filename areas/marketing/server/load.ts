// All advertisements that a portal is to have now, as its connector takes them.

import { and, asc, eq, inArray } from 'drizzle-orm'
import type { PortalAdvert, PortalLoad } from '#connectors/portals/portal.ts'
import type { Context } from '#platform/server/context.ts'
import type { Language } from '#platform/rules/project-type.ts'
import type { Platform } from '../rules/platforms.ts'
import { composeAdvert, contentHash } from './composing.ts'
import { readSender, readSources } from './sources.ts'
import { advert, advertOnPortal } from './tables.ts'

/** Facts noted about an advertisement once the portal has it. */
export interface Loaded {
  advertId: string
  objectId: string
  title: string
  hash: string
}

export interface FullLoad {
  load: PortalLoad
  byReference: ReadonlyMap<string, Loaded>
  /** Advertisements that the portal loses by this load. */
  removedIds: readonly string[]
}

export async function readLoad(
  ctx: Context,
  { platform, language }: { platform: Platform; language: Language },
): Promise<FullLoad> {
  const rows = await ctx.db
    .select({ advert, state: advertOnPortal.state, remoteId: advertOnPortal.remoteId })
    .from(advertOnPortal)
    .innerJoin(advert, and(eq(advert.workspaceId, advertOnPortal.workspaceId), eq(advert.id, advertOnPortal.advertId)))
    .where(
      and(
        eq(advertOnPortal.workspaceId, ctx.workspace.id),
        eq(advertOnPortal.platform, platform),
        inArray(advertOnPortal.state, ['queued', 'handed_over', 'error', 'removing']),
      ),
    )
    .orderBy(asc(advert.reference))
  const wanted = rows.filter(({ state }) => state !== 'removing')
  const sources = await readSources(
    ctx,
    wanted.map(({ advert: row }) => row.objectId),
  )
  const sender = await readSender(ctx)
  const adverts: PortalAdvert[] = []
  const byReference = new Map<string, Loaded>()
  for (const { advert: row } of wanted) {
    const source = sources.get(row.objectId)
    if (!source) continue
    const composed = composeAdvert(ctx, { advert: row, source, sender }, { platform, language })
    adverts.push(composed)
    byReference.set(row.reference, {
      advertId: row.id,
      objectId: row.objectId,
      title: source.object.title,
      hash: contentHash(composed),
    })
  }
  const remoteIds = new Map(
    rows.flatMap(({ advert: row, remoteId }) => (remoteId === null ? [] : [[row.reference, remoteId] as const])),
  )
  const removedIds = rows.flatMap(({ advert: { id }, state }) => (state === 'removing' ? [id] : []))
  return { load: { adverts, remoteIds }, byReference, removedIds }
}
