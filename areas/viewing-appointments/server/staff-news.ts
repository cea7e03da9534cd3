// Notifies staff who follow viewings: somebody booked, or gave a booking back.

import { tellStaff } from '#areas/users/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { staffUser } from '#platform/server/session/tables.ts'
import { and, eq } from 'drizzle-orm'
import { appointmentPath } from '../rules/appointment-address.ts'
import type { AppointmentRow } from './appointment-row.ts'

type Told = Pick<AppointmentRow, 'id' | 'hostId'>

/** The host is responsible for an appointment. `name` is the name of the visitor. */
export async function tellOfBooking(
  ctx: Context,
  kind: 'appointment_booked' | 'appointment_cancelled',
  { appointment, name }: { appointment: Told; name: string },
): Promise<void> {
  const path = appointmentPath(appointment.id)
  await tellStaff(ctx, { kind, permission: 'viewing', name, path, responsible: await addressOfHost(ctx, appointment) })
}

async function addressOfHost(ctx: Context, { hostId }: Told): Promise<string[]> {
  if (hostId === null) return []
  const rows = await ctx.db
    .select({ email: staffUser.email })
    .from(staffUser)
    .where(and(eq(staffUser.workspaceId, ctx.workspace.id), eq(staffUser.id, hostId)))
  return rows.map(({ email }) => email)
}
