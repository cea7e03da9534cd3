// Completes an appointment: who did not come is absent, visit needs are deleted, and those who came are sent the form.

import { and, eq, inArray, isNull } from 'drizzle-orm'
import { sendFormTo } from '#areas/interested-people/server/public.ts'
import { readProcessField } from '#areas/project-settings/server/public.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import * as contract from '../../contract/plan.ts'
import { appointmentCan } from '../../rules/appointment-can.ts'
import { changeAppointment, lockAppointment, slotsOf, subjectOf, type AppointmentRow } from '../appointment-row.ts'
import { objectsAt } from '../inviting/invitees.ts'
import { mailLater } from '../seats/mail-due.ts'
import { sendFormAfterViewing } from '../process-field.ts'
import { endParticipants } from '../seats/seats.ts'
import { activeStates, standingOf } from './standing.ts'
import { viewingParticipant } from '../tables.ts'

export const completeAppointment = handler(
  contract.completeAppointment,
  { permission: 'viewing' },
  async (ctx, { params, body: { sendForm } }) => {
    const row = await lockAppointment(ctx, params.id)
    assertAllowed(appointmentCan.complete(await standingOf(ctx, row), ctx.now))
    const isFormSent = sendForm ?? (await readProcessField(ctx, sendFormAfterViewing))
    // Locks people before their bookings, as their deletion does.
    const formsSent = isFormSent ? await sendForms(ctx, row) : 0
    await endWithoutSeat(ctx, row)
    await ctx.db
      .update(viewingParticipant)
      .set({ present: false, updatedAt: ctx.now })
      .where(and(ofAppointment(ctx, row), eq(viewingParticipant.state, 'booked'), isNull(viewingParticipant.present)))
    await forgetNeeds(ctx, [row.id])
    await changeAppointment(ctx, row, { state: 'completed', completedAt: ctx.now })
    ctx.record({
      event: 'viewing.completed',
      subject: subjectOf(row),
      changes: [{ field: 'formsSent', old: null, new: formsSent }],
    })
    const title = ctx.t('viewing_appointments_done_completed', { title: row.title, count: formsSent })
    return { formsSent, notify: [{ type: 'success', title }] }
  },
)

const ofAppointment = (ctx: Context, { id }: Pick<AppointmentRow, 'id'>) =>
  and(eq(viewingParticipant.workspaceId, ctx.workspace.id), eq(viewingParticipant.appointmentId, id))

/** Nobody waits for a seat any longer. */
async function endWithoutSeat(ctx: Context, row: AppointmentRow): Promise<void> {
  const slotIds = (await slotsOf(ctx, row.id)).map(({ id }) => id)
  const unseated = activeStates.filter((state) => state !== 'booked')
  const open = await ctx.db
    .select({ id: viewingParticipant.id })
    .from(viewingParticipant)
    .where(and(ofAppointment(ctx, row), inArray(viewingParticipant.state, unseated)))
  if (open.length === 0) return
  const participantIds = open.map(({ id }) => id)
  await endParticipants(ctx, { slotIds, participantIds, state: 'lapsed', reason: null, tell: false })
}

/** Visit needs are asked for the visit only. */
export async function forgetNeeds(ctx: Context, appointmentIds: readonly string[]): Promise<void> {
  await ctx.client.query(
    `update viewing_participant set needs = null where workspace_id = $1 and appointment_id = any($2) and needs is not null`,
    [ctx.workspace.id, appointmentIds],
  )
}

/** Once per participant, although an appointment is completed only once: the form may have been sent by hand before. */
async function sendForms(ctx: StaffContext, row: AppointmentRow): Promise<number> {
  const came = await ctx.db
    .select()
    .from(viewingParticipant)
    .where(
      and(
        ofAppointment(ctx, row),
        eq(viewingParticipant.state, 'booked'),
        eq(viewingParticipant.present, true),
        isNull(viewingParticipant.formSentAt),
      ),
    )
  const interested = came.filter(({ recordKind }) => recordKind === 'interested')
  const mailByPerson = await sendFormTo(
    ctx,
    interested.flatMap(({ recordId }) => recordId ?? []),
    await objectsAt(ctx, row.id),
  )
  const sentAsPeople = interested.filter(({ recordId }) => recordId !== null && mailByPerson.has(recordId))
  // People with an application have sent the form already.
  const others = came.filter(({ recordKind, email }) => recordKind === null && email !== null)
  const ids = [...sentAsPeople, ...others].map(({ id }) => id)
  if (ids.length === 0) return 0
  await mailLater(ctx, 'after', { participantIds: others.map(({ id }) => id) })
  await ctx.db
    .update(viewingParticipant)
    .set({ formSentAt: ctx.now })
    .where(and(ofAppointment(ctx, row), inArray(viewingParticipant.id, ids)))
  return ids.length
}
