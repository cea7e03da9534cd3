// Notes what became of a hand-over: at each advertisement, at the account, and in the log.

import { and, eq, inArray } from 'drizzle-orm'
import { tellStaffOfEach } from '#areas/users/server/public.ts'
import type { PortalFailed, PortalOutcome } from '#connectors/portals/portal.ts'
import type { Context } from '#platform/server/context.ts'
import { pauseAfter } from '../rules/hand-over.ts'
import { settingsPath } from '../rules/platform-address.ts'
import type { Platform } from '../rules/platforms.ts'
import { advertOnPortal, portalAccount, portalHandOver, type LeftOut } from './tables.ts'
import { leftOut, type UnderWay } from './under-way.ts'
import { handOverJob } from './wanting.ts'

const atPortal = (ctx: Context, platform: Platform) =>
  and(eq(advertOnPortal.workspaceId, ctx.workspace.id), eq(advertOnPortal.platform, platform))

const thisHandOver = (ctx: Context, id: string) =>
  and(eq(portalHandOver.workspaceId, ctx.workspace.id), eq(portalHandOver.id, id))

const ofAccount = (ctx: Context, platform: Platform) =>
  and(eq(portalAccount.workspaceId, ctx.workspace.id), eq(portalAccount.platform, platform))

export async function noteOutcome(ctx: Context, work: UnderWay, outcome: PortalOutcome): Promise<void> {
  const { id, platform, changeNumber, full } = work
  const skipped = leftOut(full, outcome.skipped)
  const newlySkipped = await noteAdverts(ctx, work, outcome)
  await noteRemoved(ctx, work)
  await ctx.db
    .update(portalHandOver)
    .set({
      state: 'done',
      endedAt: ctx.now,
      files: outcome.files,
      skipped,
      adverts: full.load.adverts.length - skipped.length,
    })
    .where(thisHandOver(ctx, id))
  await ctx.db
    .update(portalAccount)
    .set({ handedNumber: changeNumber, attempts: 0, nextTryAt: null, busyUntil: null })
    .where(ofAccount(ctx, platform))
  await tell(ctx, newlySkipped)
}

/** One that ended while this was sent still was in it, so that only the next hand-over removes it. */
async function noteRemoved(ctx: Context, { platform, full: { removedIds } }: UnderWay): Promise<void> {
  if (removedIds.length === 0) return
  await ctx.db
    .update(advertOnPortal)
    .set({ state: 'removed', changedAt: ctx.now, trouble: null })
    .where(
      and(
        atPortal(ctx, platform),
        inArray(advertOnPortal.advertId, [...removedIds]),
        eq(advertOnPortal.state, 'removing'),
      ),
    )
}

/** Returns those that were not in trouble before. */
async function noteAdverts(ctx: Context, { platform, full }: UnderWay, outcome: PortalOutcome): Promise<LeftOut[]> {
  const troubles = new Map(outcome.skipped.map((one) => [one.reference, one]))
  const news: LeftOut[] = []
  for (const [reference, { advertId, hash }] of full.byReference) {
    const skipped = troubles.get(reference)
    const remoteId = outcome.remoteIds.get(reference)
    const [before] = await ctx.db
      .select({ state: advertOnPortal.state, trouble: advertOnPortal.trouble })
      .from(advertOnPortal)
      .where(and(atPortal(ctx, platform), eq(advertOnPortal.advertId, advertId)))
      .for('update')
    // It ended, or ended and began anew, while it was sent; another hand-over is on its way then.
    if (!before || before.state === 'removing' || before.state === 'removed') continue
    await ctx.db
      .update(advertOnPortal)
      .set({
        state: skipped ? 'error' : 'handed_over',
        changedAt: ctx.now,
        contentHash: hash,
        trouble: skipped ? { problems: skipped.problems, detail: skipped.detail } : null,
        ...(remoteId && { remoteId }),
      })
      .where(and(atPortal(ctx, platform), eq(advertOnPortal.advertId, advertId)))
    if (skipped && before.state !== 'error') news.push(...leftOut(full, [skipped]))
  }
  return news
}

const tell = (ctx: Context, skipped: readonly LeftOut[]): Promise<void> =>
  tellStaffOfEach(
    ctx,
    skipped.map(({ title, objectId }) => ({
      kind: 'advert_error',
      permission: 'object_advertisement' as const,
      name: title,
      path: `/objects/${objectId}`,
      responsible: [],
    })),
  )

export async function noteFailure(ctx: Context, work: UnderWay, error: PortalFailed): Promise<void> {
  const { id, platform, full } = work
  const attempts = work.attempts + 1
  const pause = error.problem === 'unreachable' ? pauseAfter(attempts) : null
  const nextTryAt = pause === null ? null : new Date(ctx.now.getTime() + pause)
  await ctx.db
    .update(portalHandOver)
    .set({ state: 'failed', endedAt: ctx.now, problem: error.problem, detail: error.message.slice(0, 500) })
    .where(thisHandOver(ctx, id))
  await ctx.db.update(portalAccount).set({ attempts, nextTryAt, busyUntil: null }).where(ofAccount(ctx, platform))
  if (nextTryAt) return ctx.enqueue(handOverJob, { platform }, { startAfter: nextTryAt })
  const waiting = [...full.byReference.values()].map(({ advertId }) => advertId)
  if (waiting.length > 0)
    await ctx.db
      .update(advertOnPortal)
      .set({ state: 'error', changedAt: ctx.now, trouble: { problems: [], detail: '' } })
      .where(
        and(atPortal(ctx, platform), inArray(advertOnPortal.advertId, waiting), eq(advertOnPortal.state, 'queued')),
      )
  await tellStaffOfEach(ctx, [
    {
      kind: 'hand_over_failed',
      permission: 'object_advertisement',
      name: ctx.t(`marketing_platform_${platform}`),
      path: settingsPath,
      responsible: [],
    },
  ])
}
