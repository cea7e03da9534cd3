// Begins and ends advertisements: what becomes of them at each portal is noted here and sent by a job. Each function
// returns the portals that must get a hand-over (`wanting.ts`); the caller wants one for all its advertisements.

import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { AppError } from '#platform/server/app-error.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import type { Context } from '#platform/server/context.ts'
import { blockingIn } from '../rules/advert-checks.ts'
import { endReason, isUnderWay, stateFrom, type EndReason } from '../rules/advert-state.ts'
import { platformWords, type Platform } from '../rules/platforms.ts'
import type { PlatformSettings } from '../rules/platform-settings.ts'
import { connectedIn } from './accounts.ts'
import { changeAdvert, subjectOf, type AdvertRow } from './advert-row.ts'
import { judge } from './judging.ts'
import type { Sender, Source } from './sources.ts'
import { advertOnPortal } from './tables.ts'

export interface Publishing {
  source: Source
  sender: Sender
  settings: PlatformSettings
}

/** Text keys of the reasons why it cannot be published now; empty if it can. */
export function obstaclesTo(ctx: Context, row: AdvertRow, { source, sender, settings }: Publishing): string[] {
  const connected = connectedIn(settings)
  const off = row.platforms.filter((platform) => !connected.includes(platform))
  if (off.length > 0) return ['marketing_reason_not_connected']
  const because = reasonToEnd(ctx, row, source)
  if (because) return [`marketing_reason_${because}`]
  const results = judge(ctx, { advert: row, source, sender }, { platforms: row.platforms, settings })
  return blockingIn(results).map((key) => `marketing_check_${key}`)
}

export const reasonToEnd = (ctx: Context, row: AdvertRow, { object, applications }: Source): EndReason | null =>
  endReason({
    lettingState: object.lettingState,
    endsOn: row.endsOn,
    today: dayOf(ctx.now),
    maxApplications: row.maxApplications ?? object.maxApplications,
    applications,
  })

/** Requires a lock on the advertisement, its platforms and days saved, and that there are no obstacles. */
export async function publishAdvert(ctx: Context, row: AdvertRow, { object }: Source): Promise<Platform[]> {
  const state = stateFrom(row.startsOn, dayOf(ctx.now))
  await changeAdvert(ctx, row, { state, publishedAt: ctx.now, endedAt: null, endedBecause: null })
  const queued = state === 'live' ? await queueAt(ctx, row, row.platforms) : []
  const removed = await removeFrom(ctx, row, { except: row.platforms })
  ctx.record({
    event: state === 'live' ? 'advert.published' : 'advert.scheduled',
    subject: subjectOf(object),
    changes: [{ field: 'advert_platforms', old: null, new: platformWords(row.platforms) }],
  })
  return [...queued, ...removed]
}

export async function startScheduled(ctx: Context, row: AdvertRow): Promise<Platform[]> {
  await changeAdvert(ctx, row, { state: 'live' })
  return queueAt(ctx, row, row.platforms)
}

/** Keeps the id and hash of an earlier publication, so that no second advertisement comes about. */
export async function queueAt(ctx: Context, row: AdvertRow, platforms: readonly Platform[]): Promise<Platform[]> {
  if (platforms.length === 0) return []
  const queued = { state: 'queued' as const, changedAt: ctx.now }
  const own = { workspaceId: ctx.workspace.id, advertId: row.id }
  await ctx.db
    .insert(advertOnPortal)
    .values(platforms.map((platform) => ({ ...own, platform, ...queued })))
    .onConflictDoUpdate({
      target: [advertOnPortal.workspaceId, advertOnPortal.advertId, advertOnPortal.platform],
      set: { ...queued, trouble: null },
    })
  return [...platforms]
}

/** After its portals, days or words changed: sends it again, and removes it where it is not wanted any more. */
export async function queueChangedAt(ctx: Context, row: AdvertRow): Promise<Platform[]> {
  const queued = row.state === 'live' ? await queueAt(ctx, row, row.platforms) : []
  return [...queued, ...(await removeFrom(ctx, row, { except: row.platforms }))]
}

interface Ending {
  because: EndReason
  object: { id: string; title: string }
}

/** Requires a lock on the advertisement. */
export async function endAdvert(ctx: Context, row: AdvertRow, { because, object }: Ending): Promise<Platform[]> {
  if (!isUnderWay(row.state)) throw new AppError('marketing_reason_not_under_way')
  await changeAdvert(ctx, row, { state: 'ended', endedAt: ctx.now, endedBecause: because })
  const removed = await removeFrom(ctx, row, { except: [] })
  ctx.record({
    event: 'advert.ended',
    subject: subjectOf(object),
    changes: [{ field: 'advert_platforms', old: platformWords(row.platforms), new: null }],
    cause: `marketing_ended_because_${because}`,
  })
  return removed
}

/** An advertisement that never reached a portal is removed at once. */
async function removeFrom(
  ctx: Context,
  row: AdvertRow,
  { except }: { except: readonly Platform[] },
): Promise<Platform[]> {
  const rows = await ctx.db
    .update(advertOnPortal)
    .set({
      state: sql`case when ${advertOnPortal.contentHash} is null then 'removed' else 'removing' end`,
      changedAt: ctx.now,
      trouble: null,
    })
    .where(
      and(
        eq(advertOnPortal.workspaceId, ctx.workspace.id),
        eq(advertOnPortal.advertId, row.id),
        inArray(advertOnPortal.state, ['queued', 'handed_over', 'error']),
        ...(except.length > 0 ? [notInArray(advertOnPortal.platform, [...except])] : []),
      ),
    )
    .returning({ platform: advertOnPortal.platform })
  return rows.map(({ platform }) => platform)
}
