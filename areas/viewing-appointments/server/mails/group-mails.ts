// Mails of staff to the participants of an appointment.

import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import { lookAtMail, processWords, type ProcessMail } from '#areas/mail-templates/server/public.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { AppError, fieldRefusal } from '#platform/server/app-error.ts'
import { handler } from '#platform/server/http/handler.ts'
import type { Input } from '#platform/server/http/input.ts'
import { leavesAt, saidWithMails } from '#platform/server/mail/by-hand.ts'
import { queueMails, type MailDraft } from '#platform/server/mail/outbox.ts'
import type { Language } from '#platform/rules/project-type.ts'
import * as contract from '../../contract/participants.ts'
import { findAppointment, subjectOf, type AppointmentRow } from '../appointment-row.ts'
import { viewingInvitation, viewingParticipant, viewingSlot } from '../tables.ts'
import { visitMail } from './visit-mail.ts'
import { readFacts, visitValues } from './visit-values.ts'
import { rememberMails } from './written-mails.ts'

type Body = Input<typeof contract.sendParticipantMail>['body']

interface Recipient {
  /** Null for people who are only invited. */
  participantId: string | null
  name: string
  email: string | null
  language: Language
  recordKind: string | null
  recordId: string | null
  objectId: string | null
  slotId: string | null
}

export const sendParticipantMail = handler(
  contract.sendParticipantMail,
  { permission: 'viewing' },
  async (ctx, { params, body }) => {
    const { appointment, reached, drafts, words, withoutAddress } = await composed(ctx, params.id, body)
    const mails: MailDraft[] = []
    for (const draft of drafts) mails.push({ ...(await words(draft, body.mail)), notBefore: leavesAt(ctx) })
    const mailIds = await queueMails(ctx, mails)
    await rememberMails(
      ctx,
      reached.flatMap(({ participantId }, index) =>
        participantId === null ? [] : [{ participantId, mailId: mailIds[index] ?? '' }],
      ),
    )
    ctx.record({
      event: 'viewing.participants_mailed',
      subject: subjectOf(appointment),
      changes: [{ field: 'mails', old: null, new: mailIds.length }],
    })
    const notify = await saidWithMails(ctx, (count) => ctx.t('viewing_appointments_done_mailed', { count }), mailIds)
    return { sent: mailIds.length, withoutAddress, notify }
  },
)

export const previewParticipantMail = handler(
  contract.previewParticipantMail,
  { permission: 'viewing' },
  async (ctx, { params, body }) => {
    const { drafts } = await composed(ctx, params.id, body)
    const [first] = drafts
    if (!first) throw new AppError('viewing_appointments_nobody_to_mail')
    return { mail: await lookAtMail(ctx, first, body.mail), recipients: drafts.length }
  },
)

async function composed(ctx: StaffContext, id: string, body: Body) {
  if (!ctx.can('shared_communication')) throw new AppError('general_access_denied', { status: 403 })
  const appointment = await findAppointment(ctx, id)
  const recipients = onePerAddress(await recipientsOf(ctx, appointment, body))
  if (recipients.length === 0) throw fieldRefusal('to', 'viewing_appointments_nobody_to_mail')
  const reached = recipients.filter(({ email }) => email)
  const drafts = await draftsFor(ctx, appointment, reached)
  const words = await processWords(ctx, ['free_viewing'])
  const withoutAddress = recipients.filter(({ email }) => !email).map(({ name }) => name)
  return { appointment, reached, drafts, words, withoutAddress }
}

/** Somebody with several bookings gets one mail. */
function onePerAddress(recipients: readonly Recipient[]): Recipient[] {
  const seen = new Set<string>()
  return recipients.filter(({ email }) => {
    if (!email) return true
    const isNew = !seen.has(email.toLowerCase())
    seen.add(email.toLowerCase())
    return isNew
  })
}

async function recipientsOf(ctx: StaffContext, { id }: AppointmentRow, { to, participantIds }: Body) {
  if (participantIds) return participants(ctx, id, inArray(viewingParticipant.id, participantIds))
  if (to === 'invited') return invited(ctx, id)
  const active = participants(ctx, id, conditions[to])
  return to === 'all' ? [...(await active), ...(await invited(ctx, id))] : active
}

const conditions = {
  all: inArray(viewingParticipant.state, ['booked', 'waiting', 'offered']),
  booked: eq(viewingParticipant.state, 'booked'),
  waiting: inArray(viewingParticipant.state, ['waiting', 'offered']),
  present: and(eq(viewingParticipant.state, 'booked'), eq(viewingParticipant.present, true)),
  absent: and(eq(viewingParticipant.state, 'booked'), eq(viewingParticipant.present, false)),
}

async function participants(
  ctx: StaffContext,
  appointmentId: string,
  condition: SQL | undefined,
): Promise<Recipient[]> {
  const rows = await ctx.db
    .select()
    .from(viewingParticipant)
    .where(
      and(
        eq(viewingParticipant.workspaceId, ctx.workspace.id),
        eq(viewingParticipant.appointmentId, appointmentId),
        condition,
        // Typed by a visitor, but not proven.
        isNull(viewingParticipant.proofHash),
      ),
    )
    .orderBy(asc(viewingParticipant.createdAt))
  return rows.map((row) => ({ ...row, participantId: row.id, name: row.name ?? '' }))
}

async function invited(ctx: StaffContext, appointmentId: string): Promise<Recipient[]> {
  const rows = await ctx.db
    .select()
    .from(viewingInvitation)
    .where(
      and(
        eq(viewingInvitation.workspaceId, ctx.workspace.id),
        eq(viewingInvitation.appointmentId, appointmentId),
        isNull(viewingInvitation.declinedAt),
      ),
    )
    .orderBy(asc(viewingInvitation.sentAt))
  return rows.map((row) => ({ ...row, participantId: null, slotId: null }))
}

/** The text is written by the sender; only greeting and signature stand ready. */
async function draftsFor(
  ctx: StaffContext,
  appointment: AppointmentRow,
  recipients: readonly Recipient[],
): Promise<ProcessMail<MailDraft>[]> {
  const facts = await readFacts(ctx, [appointment])
  const slots = await ctx.db
    .select()
    .from(viewingSlot)
    .where(and(eq(viewingSlot.workspaceId, ctx.workspace.id), eq(viewingSlot.appointmentId, appointment.id)))
  const slotById = new Map(slots.map((slot) => [slot.id, slot]))
  return recipients.map((recipient) => {
    const { name, email, language, recordKind, recordId, objectId } = recipient
    const slot = slotById.get(recipient.slotId ?? '') ?? null
    const person = { name, email: email ?? '', language }
    const mail = visitMail(ctx, {
      kind: 'free_viewing',
      language,
      to: { name, address: email ?? '' },
      values: visitValues(ctx, facts, { appointment, slot, objectId, person }),
      rest: recordKind && recordId ? { record: { kind: recordKind, id: recordId } } : {},
    })
    return { ...mail, isStandard: true }
  })
}
