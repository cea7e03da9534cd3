// Compares advertisements with their objects: starts those whose day has come, ends those that are over, and sends
// again what changed. Runs after changes and each night.

import { and, asc, eq, inArray } from 'drizzle-orm'
import { dayOf } from '#platform/rules/calendar-day.ts'
import type { Context } from '#platform/server/context.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { stateFrom } from '../rules/advert-state.ts'
import type { PlatformSettings } from '../rules/platform-settings.ts'
import type { Platform } from '../rules/platforms.ts'
import { readPlatforms } from './accounts.ts'
import type { AdvertRow, PortalRow } from './advert-row.ts'
import { composeAdvert, contentHash } from './composing.ts'
import { endAdvert, queueAt, reasonToEnd, startScheduled } from './life.ts'
import { readSender, readSources, type Sender, type Source } from './sources.ts'
import { advert, advertOnPortal } from './tables.ts'
import { wantHandOver } from './wanting.ts'
import { noticed } from './watching.ts'

/** Two transactions: while this one holds the note, no other change waits for the comparison. */
export async function followAdverts(ctx: Context): Promise<() => Promise<void>> {
  await noticed(ctx)
  return () => asSystem(ctx.services, ctx.workspace, compareAll)
}

export async function compareAll(ctx: Context): Promise<void> {
  const rows = await ctx.db
    .select()
    .from(advert)
    .where(and(eq(advert.workspaceId, ctx.workspace.id), inArray(advert.state, ['scheduled', 'live'])))
    .orderBy(asc(advert.objectId))
    .for('update')
  if (rows.length === 0) return
  const settings = await readPlatforms(ctx)
  const sender = await readSender(ctx)
  const sources = await readSources(
    ctx,
    rows.map(({ objectId }) => objectId),
  )
  const portals = Map.groupBy(await portalRowsOf(ctx, rows), ({ advertId }) => advertId)
  const now: Platform[] = []
  const soon: Platform[] = []
  for (const row of rows) {
    const source = sources.get(row.objectId)
    if (!source) continue
    const because = reasonToEnd(ctx, row, source)
    if (because) now.push(...(await endAdvert(ctx, row, { because, object: source.object })))
    else if (row.state === 'live') {
      const compared = { source, sender, settings, portals: portals.get(row.id) ?? [] }
      soon.push(...(await queueChanged(ctx, row, compared)))
    } else if (stateFrom(row.startsOn, dayOf(ctx.now)) === 'live') now.push(...(await startScheduled(ctx, row)))
  }
  await wantHandOver(ctx, { now, soon })
}

const portalRowsOf = (ctx: Context, rows: readonly AdvertRow[]): Promise<PortalRow[]> =>
  ctx.db
    .select()
    .from(advertOnPortal)
    .where(
      and(
        eq(advertOnPortal.workspaceId, ctx.workspace.id),
        inArray(
          advertOnPortal.advertId,
          rows.map(({ id }) => id),
        ),
      ),
    )

interface Compared {
  source: Source
  sender: Sender
  settings: PlatformSettings
  portals: readonly PortalRow[]
}

/** A change that a portal would drop is found at the hand-over, which names it. */
async function queueChanged(ctx: Context, row: AdvertRow, compared: Compared): Promise<Platform[]> {
  const { source, sender, settings, portals } = compared
  const made = { advert: row, source, sender }
  const changed = portals.filter(({ platform, contentHash: sent, state, trouble }) => {
    // If the account fails, only the account is tried again: each night, or when it is saved.
    if (state !== 'handed_over' && !(state === 'error' && trouble?.problems.length)) return false
    const { language } = settings[platform]
    return contentHash(composeAdvert(ctx, made, { platform, language })) !== sent
  })
  return queueAt(
    ctx,
    row,
    changed.map(({ platform }) => platform),
  )
}
