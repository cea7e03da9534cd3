// Draws and results as other areas read them.

import { and, arrayOverlaps, desc, eq, isNull } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import type { RecordRef } from '#platform/server/records/kind-shape.ts'
import { factsOf, type DrawFacts, type DrawOwner } from './owners.ts'
import { draw, drawCandidate } from './tables.ts'

/** Newest first, with draws that were replaced. */
export async function drawsOf(ctx: Context, owner: DrawOwner): Promise<DrawFacts[]> {
  const rows = await ctx.db
    .select()
    .from(draw)
    .where(and(eq(draw.workspaceId, ctx.workspace.id), eq(draw.ownerKind, owner.kind), eq(draw.ownerId, owner.id)))
    .orderBy(desc(draw.number))
  return rows.map(factsOf)
}

export interface RankedCandidate {
  kind: string
  /** Null once the record was erased. */
  id: string | null
  group: string
  /** Place in the order of the group, from 1. */
  rank: number
  receipt: string
}

/** Candidates that were drawn, by group and rank; empty until the draw is confirmed. */
export const drawnOf = (ctx: Context, drawId: string): Promise<RankedCandidate[]> =>
  rankedCandidates(ctx, drawId, "ranked.rank <= (g.item ->> 'count')::int")

/** The whole order, by group and rank: after the drawn candidates follow the reserves. Empty until it is confirmed. */
export const orderOf = (ctx: Context, drawId: string): Promise<RankedCandidate[]> =>
  rankedCandidates(ctx, drawId, 'true')

async function rankedCandidates(ctx: Context, drawId: string, condition: string): Promise<RankedCandidate[]> {
  const { rows } = await ctx.client.query<RankedCandidate>(
    `select c.record_kind kind, c.record_id id, c.group_key "group", ranked.rank, c.receipt
      from draw d
        join draw_order o on o.workspace_id = d.workspace_id and o.draw_id = d.id
        cross join lateral unnest(o.ranks) with ordinality ranked (rank, number)
        join draw_candidate c on c.workspace_id = d.workspace_id and c.draw_id = d.id and c.number = ranked.number
        join lateral jsonb_array_elements(d.groups) with ordinality g (item, place) on c.group_key = g.item ->> 'key'
      where d.workspace_id = $1 and d.id = $2 and ${condition}
      order by g.place, ranked.rank`,
    [ctx.workspace.id, drawId],
  )
  return rows
}

/** Records that were drawn for one of these subjects, by draws whose result counts. */
export async function drawnBefore(ctx: Context, subjectKeys: readonly string[]): Promise<RecordRef[]> {
  if (subjectKeys.length === 0) return []
  const draws = await ctx.db
    .select({ id: draw.id })
    .from(draw)
    .where(
      and(
        eq(draw.workspaceId, ctx.workspace.id),
        eq(draw.state, 'confirmed'),
        isNull(draw.replacedAt),
        arrayOverlaps(draw.subjectKeys, [...subjectKeys]),
      ),
    )
  const drawn = []
  for (const { id } of draws) drawn.push(...(await drawnOf(ctx, id)))
  const byId = new Map(drawn.flatMap(({ kind, id }) => (id ? [[id, { kind, id }]] : [])))
  return [...byId.values()]
}

/** Receipt of a record in a draw; undefined if it is no candidate. */
export async function receiptOf(ctx: Context, drawId: string, record: RecordRef): Promise<string | undefined> {
  const [row] = await ctx.db
    .select({ receipt: drawCandidate.receipt })
    .from(drawCandidate)
    .where(
      and(
        eq(drawCandidate.workspaceId, ctx.workspace.id),
        eq(drawCandidate.drawId, drawId),
        eq(drawCandidate.recordKind, record.kind),
        eq(drawCandidate.recordId, record.id),
      ),
    )
  return row?.receipt
}

/** Receipts of all candidates by record id, for mails to them. */
export async function receiptsOf(ctx: Context, drawId: string): Promise<Map<string, string>> {
  const rows = await ctx.db
    .select({ id: drawCandidate.recordId, receipt: drawCandidate.receipt })
    .from(drawCandidate)
    .where(and(eq(drawCandidate.workspaceId, ctx.workspace.id), eq(drawCandidate.drawId, drawId)))
  return new Map(rows.flatMap(({ id, receipt }) => (id ? [[id, receipt]] : [])))
}
