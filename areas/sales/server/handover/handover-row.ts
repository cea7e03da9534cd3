// Reads and writes the hand-over protocol of a sale.

import { and, asc, eq } from 'drizzle-orm'
import { AppError, notFound, staleVersion } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { openCompletion, type OpenedCompletion } from '../completion/completion-row.ts'
import { lookReservation, type ReservationRow } from '../reservation/reservation-row.ts'
import { saleDefect, saleHandover } from './handover-tables.ts'

export type HandoverRow = typeof saleHandover.$inferSelect
export type DefectRow = typeof saleDefect.$inferSelect

export async function lookHandover(ctx: Context, reservationId: string): Promise<HandoverRow | null> {
  const [row] = await ctx.db
    .select()
    .from(saleHandover)
    .where(and(eq(saleHandover.workspaceId, ctx.workspace.id), eq(saleHandover.reservationId, reservationId)))
  return row ?? null
}

/** Null if the reservation was deleted with its protocol. */
export async function lookReservationOf(ctx: Context, handoverId: string): Promise<ReservationRow | null> {
  const [row] = await ctx.db
    .select({ reservationId: saleHandover.reservationId })
    .from(saleHandover)
    .where(and(eq(saleHandover.workspaceId, ctx.workspace.id), eq(saleHandover.id, handoverId)))
  return row ? lookReservation(ctx, row.reservationId) : null
}

export interface OpenedHandover extends OpenedCompletion {
  handover: HandoverRow
}

/** Locked as a reservation is; `version` is that of the protocol. */
export async function openHandover(ctx: Context, applicationId: string, version?: number): Promise<OpenedHandover> {
  const opened = await openCompletion(ctx, applicationId)
  const handover = await lookHandover(ctx, opened.row.id)
  if (!handover) throw notFound('sales_reason_no_handover')
  if (version !== undefined && version !== handover.version) throw staleVersion({ version: handover.version })
  return { ...opened, handover }
}

type Fields = Partial<Omit<HandoverRow, 'workspaceId' | 'id' | 'reservationId' | 'version' | 'updatedAt'>>

/** Returns the new version. */
export async function writeHandover(ctx: Context, { id, version }: HandoverRow, fields: Fields): Promise<number> {
  const [written] = await ctx.db
    .update(saleHandover)
    .set({ ...fields, version: version + 1, updatedAt: ctx.now })
    .where(
      and(eq(saleHandover.workspaceId, ctx.workspace.id), eq(saleHandover.id, id), eq(saleHandover.version, version)),
    )
    .returning({ version: saleHandover.version })
  if (!written) throw new AppError('general_changed_by_someone_else')
  return written.version
}

/** In the order of the protocol. */
export const readDefects = (ctx: Context, handoverId: string): Promise<DefectRow[]> =>
  ctx.db
    .select()
    .from(saleDefect)
    .where(and(eq(saleDefect.workspaceId, ctx.workspace.id), eq(saleDefect.handoverId, handoverId)))
    .orderBy(asc(saleDefect.position))
