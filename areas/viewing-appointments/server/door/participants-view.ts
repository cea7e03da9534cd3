// Participants and invitations as staff see them, and the comments of staff.

import { and, eq } from 'drizzle-orm'
import { notFound } from '#platform/server/app-error.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import type { MailState } from '#platform/rules/mail-states.ts'
import type { Permission } from '#platform/rules/permissions.ts'
import * as contract from '../../contract/participants.ts'
import type { InvitationView, ParticipantView } from '../../contract/participants.ts'
import { changeAppointment, findAppointment, lockAppointment, subjectOf } from '../appointment-row.ts'
import { needsTold, participantsOf, phoneTold, type FoundParticipant } from './participant-rows.ts'
import { mailTold } from '../mails/written-mails.ts'
import { viewingParticipant } from '../tables.ts'

export const getParticipants = handler(contract.getParticipants, { permission: 'viewing' }, async (ctx, { params }) => {
  const { id } = await findAppointment(ctx, params.id)
  const found = await participantsOf(ctx, id)
  return {
    participants: found.map((one) => participantTold(ctx, one, found)),
    invitations: await invitationsOf(ctx, id),
  }
})

function participantTold(ctx: StaffContext, one: FoundParticipant, all: readonly FoundParticipant[]): ParticipantView {
  const isBefore = (other: FoundParticipant) =>
    other.slotId === one.slotId && other.state === 'waiting' && other.lineOrder < one.lineOrder
  return {
    id: one.id,
    slotId: one.slotId,
    state: one.state,
    stateTitle: ctx.t(`viewing_appointments_booking_state_${one.state}`),
    place: one.state === 'waiting' ? all.filter(isBefore).length + 1 : null,
    until: one.until?.toISOString() ?? null,
    name: one.name,
    email: one.email,
    phone: phoneTold(one.phone),
    language: one.language,
    persons: one.persons,
    needs: needsTold(ctx, one.needs),
    code: one.code,
    present: one.present,
    comments: one.comment,
    decline_reason: one.declineReason,
    ...mailTold(ctx, one.mailState),
    href: pageOf(ctx, one.recordKind, one.recordId),
    ticks: one.ticks.map(({ at, ...tick }) => ({ ...tick, at: new Date(at).toISOString() })),
  }
}

const permissionOf: Readonly<Record<string, Permission>> = {
  application: 'applications_read',
  interested: 'interested_people',
}

/** Null if the person has no record, or the reader may not open it. */
function pageOf(ctx: StaffContext, kind: string | null, id: string | null): string | null {
  const permission = kind === null ? undefined : permissionOf[kind]
  if (!permission || !id || !ctx.can(permission)) return null
  return ctx.services.records.find(kind)?.pageOf(id) ?? null
}

interface FoundInvitation {
  id: string
  name: string
  email: string
  sent_at: Date
  state: InvitationView['state']
  decline_reason: string | null
  mail_state: MailState | null
  record_kind: string
  record_id: string
}

/** A booking counts before the answer to the invitation. */
const invitations = `
  select i.id, i.name, i.email, i.sent_at, i.record_kind, i.record_id, i.decline_reason, m.state mail_state,
    case when p.booked then 'booked' when p.waiting then 'waiting' when i.declined_at is not null then 'declined'
      else 'invited' end state
  from viewing_invitation i
  left join mail_message m on m.workspace_id = $1 and m.id = i.mail_id
  left join lateral (
    select bool_or(state = 'booked') booked, bool_or(state in ('waiting', 'offered')) waiting
    from viewing_participant where workspace_id = $1 and invitation_id = i.id
  ) p on true
  where i.workspace_id = $1 and i.appointment_id = $2 order by i.name, i.id`

async function invitationsOf(ctx: StaffContext, appointmentId: string): Promise<InvitationView[]> {
  const { rows } = await ctx.client.query<FoundInvitation>(invitations, [ctx.workspace.id, appointmentId])
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    sentAt: row.sent_at.toISOString(),
    state: row.state,
    stateTitle: ctx.t(`viewing_appointments_invitation_state_${row.state}`),
    decline_reason: row.decline_reason,
    ...mailTold(ctx, row.mail_state),
    href: pageOf(ctx, row.record_kind, row.record_id),
  }))
}

export const commentAppointment = handler(
  contract.commentAppointment,
  { permission: 'viewing' },
  async (ctx, { params, body: { participantId, comments } }) => {
    const row = await lockAppointment(ctx, params.id)
    if (participantId === undefined) {
      await changeAppointment(ctx, row, { comment: comments || null })
    } else {
      await writeComments(ctx, row.id, [{ participantId, comments }])
    }
    ctx.record({ event: 'viewing.commented', subject: subjectOf(row) })
    return { notify: [{ type: 'success', title: ctx.t('viewing_appointments_done_commented') }] }
  },
)

/** Not found if one of the participants belongs to another appointment. */
async function writeComments(
  ctx: StaffContext,
  appointmentId: string,
  given: readonly { participantId: string; comments: string }[],
): Promise<void> {
  for (const { participantId, comments } of given) {
    const changed = await ctx.db
      .update(viewingParticipant)
      .set({ comment: comments || null, updatedAt: ctx.now })
      .where(
        and(
          eq(viewingParticipant.workspaceId, ctx.workspace.id),
          eq(viewingParticipant.appointmentId, appointmentId),
          eq(viewingParticipant.id, participantId),
        ),
      )
      .returning({ id: viewingParticipant.id })
    if (changed.length === 0) throw notFound('viewing_appointments_participant_not_found')
  }
}
