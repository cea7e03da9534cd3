// Publishes, cancels and deletes appointments, and cancels single slots.

import { and, eq } from 'drizzle-orm'
import { forgetNewsAbout } from '#areas/users/server/public.ts'
import { AppError, notFound } from '#platform/server/app-error.ts'
import { redactAudit } from '#platform/server/audit/redact.ts'
import type { Context } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { forgetMailsAbout } from '#platform/server/mail/forgetting.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import * as contract from '../../contract/plan.ts'
import { appointmentPath } from '../../rules/appointment-address.ts'
import { appointmentCan } from '../../rules/appointment-can.ts'
import {
  changeAppointment,
  lockAppointment,
  slotsOf,
  subjectOf,
  thisAppointment,
  type AppointmentRow,
} from '../appointment-row.ts'
import { endParticipants, settleSlots } from '../seats/seats.ts'
import { forgetLinks } from '../door/links.ts'
import { standingOf } from './standing.ts'
import { viewingAppointment, viewingSlot } from '../tables.ts'

export const publishAppointment = handler(
  contract.publishAppointment,
  { permission: 'viewing' },
  async (ctx, { params }) => {
    const { title } = await publish(ctx, await lockAppointment(ctx, params.id))
    return { notify: [{ type: 'success', title: ctx.t('viewing_appointments_done_published', { title }) }] }
  },
)

/** Requires a row lock. */
export async function publish(ctx: Context, row: AppointmentRow): Promise<AppointmentRow> {
  assertAllowed(appointmentCan.publish(await standingOf(ctx, row), ctx.now))
  const changed = await changeAppointment(ctx, row, { state: 'published', publishedAt: ctx.now })
  ctx.record({ event: 'viewing.published', subject: subjectOf(row) })
  return changed
}

export const cancelAppointment = handler(
  contract.cancelAppointment,
  { permission: 'viewing' },
  async (ctx, { params, body: { reason, tellParticipants } }) => {
    const row = await lockAppointment(ctx, params.id)
    assertAllowed(appointmentCan.cancel(await standingOf(ctx, row), ctx.now))
    await changeAppointment(ctx, row, { state: 'cancelled', cancelledAt: ctx.now, cancelReason: reason })
    const slotIds = (await slotsOf(ctx, row.id)).map(({ id }) => id)
    const ended = await endParticipants(ctx, { slotIds, state: 'cancelled', reason, tell: tellParticipants })
    ctx.record({
      event: 'viewing.cancelled',
      subject: subjectOf(row),
      cause: reason,
      changes: [{ field: 'participants', old: ended.length, new: 0 }],
    })
    const title = ctx.t('viewing_appointments_done_cancelled', { title: row.title })
    return { notify: [{ type: 'success', title }] }
  },
)

export const cancelSlot = handler(
  contract.cancelSlot,
  { permission: 'viewing' },
  async (ctx, { params, body: { reason, tellParticipants } }) => {
    const row = await lockAppointment(ctx, params.id)
    assertAllowed(appointmentCan.cancel(await standingOf(ctx, row), ctx.now))
    const slot = (await slotsOf(ctx, row.id)).find(({ id }) => id === params.slotId)
    if (!slot) throw notFound('viewing_appointments_slot_not_found')
    if (slot.cancelledAt) throw new AppError('viewing_appointments_slot_is_cancelled')
    // Locks the slot before it is changed.
    await settleSlots(ctx, [slot.id])
    await ctx.db
      .update(viewingSlot)
      .set({ cancelledAt: ctx.now, cancelReason: reason })
      .where(and(eq(viewingSlot.workspaceId, ctx.workspace.id), eq(viewingSlot.id, slot.id)))
    const ending = { slotIds: [slot.id], state: 'cancelled' as const, reason, tell: tellParticipants }
    const ended = await endParticipants(ctx, ending)
    await changeAppointment(ctx, row, {})
    ctx.record({
      event: 'viewing.slot_cancelled',
      subject: subjectOf(row),
      cause: reason,
      changes: [
        { field: 'slot', old: slot.startsAt.toISOString(), new: null },
        { field: 'participants', old: ended.length, new: 0 },
      ],
    })
    return { notify: [{ type: 'success', title: ctx.t('viewing_appointments_done_slot_cancelled') }] }
  },
)

export const deleteAppointment = handler(
  contract.deleteAppointment,
  { permission: 'viewing' },
  async (ctx, { params }) => {
    const row = await lockAppointment(ctx, params.id)
    await remove(ctx, row)
    return {
      notify: [{ type: 'success', title: ctx.t('viewing_appointments_done_deleted', { title: row.title }) }],
    }
  },
)

/** Requires a row lock. Deletes everything that is known of the visitors, but not that the number existed. */
export async function remove(ctx: Context, row: AppointmentRow): Promise<void> {
  // Locks the slots, so that nobody joins in the meantime.
  await settleSlots(
    ctx,
    (await slotsOf(ctx, row.id)).map(({ id }) => id),
  )
  assertAllowed(appointmentCan.delete(await standingOf(ctx, row), ctx.now))
  await forgetLinks(ctx, row.id)
  await forgetNewsAbout(ctx, [appointmentPath(row.id)])
  await forgetMailsAbout(ctx, [row.id])
  await ctx.db.delete(viewingAppointment).where(thisAppointment(ctx, row.id))
  await redactAudit(ctx, row.id)
  ctx.record({ event: 'viewing.deleted', subject: { ...subjectOf(row), title: String(row.number) } })
}
