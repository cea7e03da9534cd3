// Finds and locks an appointment of this workspace, with its slots and objects.

import { and, asc, eq } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/app-error.ts'
import { viewingAppointment, viewingSlot } from './tables.ts'

export type AppointmentRow = typeof viewingAppointment.$inferSelect
export type SlotRow = typeof viewingSlot.$inferSelect

export const thisAppointment = (ctx: Context, id: string) =>
  and(eq(viewingAppointment.workspaceId, ctx.workspace.id), eq(viewingAppointment.id, id))

export async function findAppointment(ctx: Context, id: string): Promise<AppointmentRow> {
  const [row] = await ctx.db.select().from(viewingAppointment).where(thisAppointment(ctx, id))
  if (!row) throw notFound('viewing_appointments_not_found')
  return row
}

/**
 * Locks the appointment before any of its slots; the order prevents deadlocks with actions on seats. A new participant
 * refers to the appointment, so the lock must allow references.
 */
export async function lockAppointment(ctx: Context, id: string): Promise<AppointmentRow> {
  const [row] = await ctx.db.select().from(viewingAppointment).where(thisAppointment(ctx, id)).for('no key update')
  if (!row) throw notFound('viewing_appointments_not_found')
  return row
}

type Fields = Partial<Omit<typeof viewingAppointment.$inferInsert, 'workspaceId' | 'id' | 'version' | 'updatedAt'>>

/** Requires a row lock. Each change increments the version. */
export async function changeAppointment(ctx: Context, row: AppointmentRow, fields: Fields): Promise<AppointmentRow> {
  const [changed] = await ctx.db
    .update(viewingAppointment)
    .set({ ...fields, version: row.version + 1, updatedAt: ctx.now })
    .where(and(thisAppointment(ctx, row.id), eq(viewingAppointment.state, row.state)))
    .returning()
  if (!changed) throw notFound('viewing_appointments_not_found')
  return changed
}

/** In order of time, then lane; cancelled ones included. */
export const slotsOf = (ctx: Context, appointmentId: string): Promise<SlotRow[]> =>
  ctx.db
    .select()
    .from(viewingSlot)
    .where(and(eq(viewingSlot.workspaceId, ctx.workspace.id), eq(viewingSlot.appointmentId, appointmentId)))
    .orderBy(asc(viewingSlot.startsAt), asc(viewingSlot.lane))

export async function nextNumber(ctx: Context): Promise<number> {
  const { rows } = await ctx.client.query<{ last: string }>(
    `insert into number_sequence as s (workspace_id, name, last) values ($1, 'viewing', 1)
      on conflict (workspace_id, name) do update set last = s.last + 1 returning last`,
    [ctx.workspace.id],
  )
  return Number(rows[0]?.last)
}

type Named = Pick<AppointmentRow, 'id' | 'number' | 'title'>

export const titleOf = ({ number, title }: Pick<Named, 'number' | 'title'>): string => `${number} ${title}`

export const subjectOf = (row: Named) => ({ kind: 'viewing_appointment', id: row.id, title: titleOf(row) })
