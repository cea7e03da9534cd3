// One draw as shown to staff.

import { and, eq, inArray } from 'drizzle-orm'
import { notFound } from '#platform/server/app-error.ts'
import { readTimelineOf } from '#platform/server/audit/timeline.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { spokenActions } from '#platform/server/permit.ts'
import { staffNames } from '#platform/server/session/staff-names.ts'
import * as contract from '../contract/draw.ts'
import { drawActions, drawCan } from '../rules/draw-can.ts'
import { drawStateText } from '../rules/draw-state.ts'
import { candidateNames } from './candidate-names.ts'
import { findDraw, type DrawRow } from './draw-row.ts'
import { pathOfDraw } from './owners.ts'
import { drawnOf } from './results.ts'
import { asked } from './running.ts'
import { draw } from './tables.ts'

export const getDraw = handler(contract.getDraw, { permission: 'viewing' }, async (ctx, { params }) => {
  const row = await findDraw(ctx, params.id)
  const linked = await linkedDraws(ctx, row)
  return {
    id: row.id,
    number: row.number,
    title: row.title,
    state: row.state,
    stateTitle: ctx.t(drawStateText(row.state)),
    groups: row.groups,
    candidates: row.candidates,
    fingerprint: row.fingerprint,
    method: row.method,
    source: row.source,
    knownAt: row.knownAt?.toISOString() ?? null,
    commitment: row.commitment,
    value: row.value,
    valueReference: row.valueReference,
    duplicates: row.duplicates > 0 ? { count: row.duplicates, reason: row.duplicatesReason ?? '' } : null,
    secondRunReason: row.secondRunReason,
    replaces: linked(row.replacesId),
    replacedBy: linked(row.replacedById),
    publicPath: row.publishedAt && pathOfDraw(row),
    steps: await stepsOf(ctx, row),
    actions: spokenActions(ctx, drawActions, (key) => drawCan(key, row, asked(ctx))),
  }
})

async function linkedDraws(ctx: Context, { replacesId, replacedById }: DrawRow) {
  const ids = [replacesId, replacedById].filter((id) => id !== null)
  const rows = await ctx.db
    .select({ id: draw.id, number: draw.number })
    .from(draw)
    .where(and(eq(draw.workspaceId, ctx.workspace.id), inArray(draw.id, ids)))
  return (id: string | null) => rows.find((row) => row.id === id) ?? null
}

async function stepsOf(ctx: StaffContext, row: DrawRow) {
  const steps = [
    { key: 'frozen' as const, at: row.frozenAt, by: row.frozenBy },
    { key: 'published' as const, at: row.publishedAt, by: row.publishedBy },
    { key: 'value_entered' as const, at: row.enteredAt, by: row.enteredBy },
    { key: 'confirmed' as const, at: row.confirmedAt, by: row.confirmedBy },
    { key: 'second_run_requested' as const, at: row.secondRunRequestedAt, by: row.secondRunRequestedBy },
    { key: 'replaced' as const, at: row.replacedAt, by: null },
  ]
  const nameOf = await staffNames(
    ctx,
    steps.map(({ by }) => by),
  )
  return steps.flatMap(({ key, at, by }) => (at ? [{ key, at: at.toISOString(), by: nameOf(by).name }] : []))
}

export const getDrawn = handler(contract.getDrawn, { permission: 'viewing' }, async (ctx, { params }) => {
  const row = await findDraw(ctx, params.id)
  const drawn = await drawnOf(ctx, row.id)
  const nameOf = await candidateNames(ctx, drawn)
  return {
    drawn: drawn.map(({ kind, id, group, rank, receipt }) => ({
      group,
      rank,
      receipt,
      name: (id && nameOf.get(id)) ?? null,
      path: (id && ctx.services.records.find(kind)?.pageOf(id)) ?? null,
    })),
  }
})

export const getDrawReceipt = handler(contract.getDrawReceipt, { permission: 'viewing' }, async (ctx, { params }) => {
  const row = await findDraw(ctx, params.id)
  const { rows } = await ctx.client.query<{ receipt: string; number: number; groupKey: string; rank: number | null }>(
    `select c.receipt, c.number, c.group_key "groupKey", o.ranks[c.number] "rank"
      from draw_candidate c left join draw_order o on o.workspace_id = c.workspace_id and o.draw_id = c.draw_id
      where c.workspace_id = $1 and c.draw_id = $2 and c.record_id = $3`,
    [ctx.workspace.id, row.id, params.recordId],
  )
  const [candidate] = rows
  if (!candidate) throw notFound('draws_no_candidate')
  const { receipt, number, groupKey, rank } = candidate
  const count = row.groups.find(({ key }) => key === groupKey)?.count ?? 0
  return { receipt, number, group: groupKey, rank, isDrawn: rank !== null && rank <= count }
})

export const getDrawTimeline = handler(contract.getDrawTimeline, { permission: 'viewing' }, async (ctx, { params }) => {
  const row = await findDraw(ctx, params.id)
  return readTimelineOf(ctx, { kind: 'draw', id: row.id, fields: 'draws_field' })
})
