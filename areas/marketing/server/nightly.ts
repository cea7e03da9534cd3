// Each night: compares all advertisements with their objects, tries failed hand-overs again, deletes old files.

import { and, asc, eq, gt, inArray, lt, ne } from 'drizzle-orm'
import { removeContentsJob } from '#areas/files/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { keptDays } from '../rules/hand-over.ts'
import { portalAccount, portalHandOver } from './tables.ts'
import { compareAll } from './following.ts'
import { wantHandOver } from './wanting.ts'

export const nightJob = 'adverts-at-night'
const mostAtOnce = 500
const aDay = 24 * 3_600_000

export async function atNight(ctx: Context): Promise<void> {
  await compareAll(ctx)
  await tryAgain(ctx)
  await tidy(ctx)
}

async function tryAgain(ctx: Context): Promise<void> {
  const rows = await ctx.db
    .select({ platform: portalAccount.platform })
    .from(portalAccount)
    .where(
      and(
        eq(portalAccount.workspaceId, ctx.workspace.id),
        gt(portalAccount.changeNumber, portalAccount.handedNumber),
        gt(portalAccount.attempts, 0),
      ),
    )
  const troubled = rows.map(({ platform }) => platform)
  await wantHandOver(ctx, { now: troubled })
}

async function tidy(ctx: Context): Promise<void> {
  const old = await ctx.db
    .select({ id: portalHandOver.id, storageKey: portalHandOver.storageKey })
    .from(portalHandOver)
    .where(
      and(
        eq(portalHandOver.workspaceId, ctx.workspace.id),
        ne(portalHandOver.state, 'running'),
        lt(portalHandOver.beganAt, new Date(ctx.now.getTime() - keptDays * aDay)),
      ),
    )
    .orderBy(asc(portalHandOver.beganAt))
    .limit(mostAtOnce)
  if (old.length === 0) return
  await ctx.db.delete(portalHandOver).where(
    and(
      eq(portalHandOver.workspaceId, ctx.workspace.id),
      inArray(
        portalHandOver.id,
        old.map(({ id }) => id),
      ),
    ),
  )
  await ctx.enqueue(removeContentsJob, { storageKeys: old.map(({ storageKey }) => storageKey) })
}
