// Reads and writes dates proposed to buyers.

import { and, desc, eq } from 'drizzle-orm'
import { AppError, notFound } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import type { ProposalView } from '../../contract/dates.ts'
import { saleDateProposal } from './choices-tables.ts'

export type ProposalRow = typeof saleDateProposal.$inferSelect

/** Newest first. */
export const readProposals = (ctx: Context, reservationId: string): Promise<ProposalRow[]> =>
  ctx.db
    .select()
    .from(saleDateProposal)
    .where(and(eq(saleDateProposal.workspaceId, ctx.workspace.id), eq(saleDateProposal.reservationId, reservationId)))
    .orderBy(desc(saleDateProposal.createdAt), desc(saleDateProposal.id))

export async function findProposal(ctx: Context, reservationId: string, id: string): Promise<ProposalRow> {
  const row = (await readProposals(ctx, reservationId)).find((one) => one.id === id)
  if (!row) throw notFound('sales_dates_not_found')
  return row
}

/** Requires the lock of the sale. Refused if the row changed since it was read. */
export async function changeProposal(
  ctx: Context,
  row: ProposalRow,
  fields: Partial<Omit<ProposalRow, 'workspaceId' | 'id' | 'version'>>,
): Promise<ProposalRow> {
  const [changed] = await ctx.db
    .update(saleDateProposal)
    .set({ ...fields, version: row.version + 1 })
    .where(
      and(
        eq(saleDateProposal.workspaceId, ctx.workspace.id),
        eq(saleDateProposal.id, row.id),
        eq(saleDateProposal.version, row.version),
      ),
    )
    .returning()
  if (!changed) throw new AppError('general_changed_by_someone_else')
  return changed
}

export const toldProposal = (row: ProposalRow): ProposalView => ({
  id: row.id,
  version: row.version,
  kind: row.kind,
  place: row.place,
  note: row.note ?? '',
  times: row.times.map((time) => time.toISOString()),
  minutes: row.minutes,
  answerUntil: row.answerUntil,
  state: row.state,
  startsAt: row.startsAt?.toISOString() ?? null,
  remark: row.remark ?? '',
  answeredAt: row.answeredAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
})
