// The second run of a draw: one person asks for it with a reason, another starts it. The first run stays readable.

import { and, asc, eq } from 'drizzle-orm'
import { AppError } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { newId } from '#platform/server/ids.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import * as contract from '../contract/draw.ts'
import { drawCan } from '../rules/draw-can.ts'
import { changeDraw, lockDraw, subjectOf } from './draw-row.ts'
import { writeDraw, type FrozenCandidate } from './freezing.ts'
import { drawReplaced, tellOwner } from './owners.ts'
import { asked } from './running.ts'
import { askSecondPerson } from './staff-news.ts'
import { drawCandidate } from './tables.ts'

export const requestSecondRun = handler(
  contract.requestSecondRun,
  { permission: 'viewing' },
  async (ctx, { params, body }) => {
    const row = await lockDraw(ctx, params.id)
    assertAllowed(drawCan('requestSecondRun', row, asked(ctx)))
    await changeDraw(ctx, row, {
      secondRunReason: body.reason,
      secondRunRequestedBy: ctx.user.id,
      secondRunRequestedAt: ctx.now,
    })
    ctx.record({ event: 'draw.second_run_requested', subject: subjectOf(row), cause: body.reason })
    await askSecondPerson(ctx, row, 'draw_second_run_requested')
    return { notify: [{ type: 'success', title: ctx.t('draws_done_second_run_requested') }] }
  },
)

export const startSecondRun = handler(contract.startSecondRun, { permission: 'viewing' }, async (ctx, { params }) => {
  const row = await lockDraw(ctx, params.id)
  assertAllowed(drawCan('startSecondRun', row, asked(ctx)))
  const candidates = await remainingCandidates(ctx, row.id)
  if (candidates.length === 0) throw new AppError('draws_no_candidates')
  const id = newId()
  const replaced = await changeDraw(ctx, row, { replacedById: id, replacedAt: ctx.now })
  const { ownerKind, ownerId, subjectKeys, title, groups, duplicates, duplicatesReason } = row
  const owned = { ownerKind, ownerId, subjectKeys, title, groups, duplicates, duplicatesReason }
  const second = await writeDraw(ctx, id, { ...owned, replacesId: row.id, candidates })
  const cause = row.secondRunReason ?? ''
  ctx.record({
    event: 'draw.replaced',
    subject: subjectOf(row),
    changes: [{ field: 'second_run', old: null, new: second.number }],
    cause,
  })
  ctx.record({
    event: 'draw.second_run_started',
    subject: subjectOf(second),
    changes: [{ field: 'first_run', old: null, new: row.number }],
    cause,
  })
  await tellOwner(ctx, drawReplaced, replaced)
  return { id, notify: [{ type: 'success', title: ctx.t('draws_done_second_run_started') }] }
})

/** Candidates keep their receipts. Those whose record was erased are no longer drawn. */
async function remainingCandidates(ctx: Context, drawId: string): Promise<FrozenCandidate[]> {
  const rows = await ctx.db
    .select()
    .from(drawCandidate)
    .where(and(eq(drawCandidate.workspaceId, ctx.workspace.id), eq(drawCandidate.drawId, drawId)))
    .orderBy(asc(drawCandidate.number))
  return rows.flatMap(({ recordKind, recordId, receipt, groupKey }) =>
    recordId ? [{ recordKind, recordId, receipt, group: groupKey }] : [],
  )
}
