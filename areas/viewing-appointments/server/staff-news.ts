// Notifies staff who follow viewings: a visitor booked, or gave a booking back. A job does it after the commit, because
// finding the listeners would keep the slot locked.

import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { tellStaff } from '#areas/users/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { staffUser } from '#platform/server/session/tables.ts'
import { appointmentPath } from '../rules/appointment-address.ts'
import { findBookings, type Booking } from './secrets.ts'

export const staffNewsJob = 'viewing-staff-news'

const news = z.object({
  kind: z.enum(['appointment_booked', 'appointment_cancelled']),
  participantId: z.string(),
})

export const tellStaffLater = (ctx: Context, told: z.infer<typeof news>): Promise<void> =>
  ctx.enqueue(staffNewsJob, told)

/** The host is responsible for an appointment. */
export async function tellStaffOfBooking(ctx: Context, data: unknown): Promise<void> {
  const { kind, participantId } = news.parse(data)
  const [booking] = await findBookings(ctx, [participantId])
  if (!booking) return
  await tellStaff(ctx, {
    kind,
    permission: 'viewing',
    name: booking.participant.name ?? '',
    path: appointmentPath(booking.appointment.id),
    responsible: await addressOfHost(ctx, booking),
  })
}

async function addressOfHost(ctx: Context, { appointment: { hostId } }: Booking): Promise<string[]> {
  if (hostId === null) return []
  const rows = await ctx.db
    .select({ email: staffUser.email })
    .from(staffUser)
    .where(and(eq(staffUser.workspaceId, ctx.workspace.id), eq(staffUser.id, hostId)))
  return rows.map(({ email }) => email)
}
