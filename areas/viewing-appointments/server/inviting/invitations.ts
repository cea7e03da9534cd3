// Invites people to an appointment: one mail with an own link each, as a bulk mail whose failures staff see.

import { lookAtMail, processWords, type ProcessMail } from '#areas/mail-templates/server/public.ts'
import { AppError } from '#platform/server/app-error.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { insertRows } from '#platform/server/db/insert-rows.ts'
import { handler } from '#platform/server/http/handler.ts'
import type { Input } from '#platform/server/http/input.ts'
import { newId } from '#platform/server/ids.ts'
import { leavesAt } from '#platform/server/mail/by-hand.ts'
import { queueMails, type MailDraft } from '#platform/server/mail/outbox.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { beginWrittenTask, recordWrittenTask } from '#areas/tasks/server/public.ts'
import * as contract from '../../contract/invitations.ts'
import { appointmentCan } from '../../rules/appointment-can.ts'
import { findAppointment, subjectOf, titleOf, type AppointmentRow } from '../appointment-row.ts'
import { standingOf } from '../planning/standing.ts'
import { drawnPeople } from './drawn-people.ts'
import { chosenPeople, judgedPeople, objectsAt, type Invitee, type Judged } from './invitees.ts'
import { newSecrets } from '../secrets.ts'
import { viewingInvitation } from '../tables.ts'
import { invitationLink } from '../mails/visit-links.ts'
import { visitMail } from '../mails/visit-mail.ts'
import { readFacts, visitValues, type VisitFacts } from '../mails/visit-values.ts'

type Body = Input<typeof contract.inviteToAppointment>['body']

/** Invitations of one action. */
const most = 10_000

interface Invitation extends Invitee {
  invitationId: string
}

export const inviteToAppointment = handler(
  contract.inviteToAppointment,
  { permission: 'viewing' },
  async (ctx, { params, body }) => {
    const { appointment, judged, objectId } = await invitable(ctx, params.id, body)
    if (judged.invitees.length === 0) throw new AppError('viewing_appointments_nobody_to_invite')
    const invited = judged.invitees.map((invitee) => ({ ...invitee, invitationId: newId() }))
    const drawId = body.recipients.from === 'draw' ? body.recipients.drawId : null
    const drafts = await mailsOf(ctx, appointment, { invited, objectId, words: body.mail })
    const taskIds = await beginTasks(ctx, appointment, judged)
    const mailIds = await queueMails(
      ctx,
      drafts.map((draft, index) => {
        const taskGroupId = taskIds.get(invited[index]?.recordKind ?? 'interested')
        return { ...draft, notBefore: leavesAt(ctx), ...(taskGroupId && { taskGroupId }) }
      }),
    )
    await insertRows(
      ctx.client,
      viewingInvitation,
      invited.map(({ invitationId, recordKind, id, name, address, language }, index) => ({
        workspaceId: ctx.workspace.id,
        id: invitationId,
        appointmentId: appointment.id,
        objectId,
        recordKind,
        recordId: id,
        name,
        email: address,
        language,
        drawId,
        mailId: mailIds[index] ?? null,
        sentAt: ctx.now,
      })),
    )
    await recordTasks(ctx, { taskIds, judged, mailIds })
    ctx.record({
      event: 'viewing.invited',
      subject: subjectOf(appointment),
      changes: [{ field: 'mails', old: null, new: invited.length }],
    })
    const title = ctx.t('viewing_appointments_done_invited', { count: invited.length })
    return { invited: invited.length, leftOut: leftOutTold(judged), notify: [{ type: 'success', title }] }
  },
)

export const previewInvitation = handler(
  contract.previewInvitation,
  { permission: 'viewing' },
  async (ctx, { params, body }) => {
    const { appointment, judged, objectId } = await invitable(ctx, params.id, body)
    const [first] = judged.invitees
    const facts = await readFacts(ctx, [appointment])
    const mail = first && invitationMail(ctx, appointment, { facts, invitee: first, objectId, slug: '…' })
    return {
      mail: mail ? await lookAtMail(ctx, mail, body.mail) : null,
      invited: judged.invitees.length,
      leftOut: leftOutTold(judged),
    }
  },
)

const leftOutTold = ({ leftOut }: Judged) => leftOut.map(({ invitee, reason }) => ({ name: invitee.name, reason }))

async function invitable(ctx: StaffContext, id: string, { recipients, withoutAbsent }: Body) {
  if (!ctx.can('shared_communication')) throw new AppError('general_access_denied', { status: 403 })
  const appointment = await findAppointment(ctx, id)
  assertAllowed(appointmentCan.invite(await standingOf(ctx, appointment), ctx.now))
  const people =
    recipients.from === 'draw'
      ? await drawnPeople(ctx, appointment.id, recipients.drawId)
      : await chosenPeople(ctx, id, recipients)
  if (people.length > most) throw new AppError('table_bulk_too_many', { status: 422, values: { most } })
  const judged = await judgedPeople(ctx, people, { appointmentId: id, withoutAbsent })
  const [objectId = null, ...others] = await objectsAt(ctx, id)
  return { appointment, judged, objectId: others.length === 0 ? objectId : null }
}

interface Mailing {
  invited: readonly Invitation[]
  objectId: string | null
  words: Body['mail']
}

async function mailsOf(
  ctx: StaffContext,
  appointment: AppointmentRow,
  { invited, objectId, words }: Mailing,
): Promise<MailDraft[]> {
  const facts = await readFacts(ctx, [appointment])
  const slugs = await newSecrets(
    ctx,
    'invitation',
    invited.map(({ invitationId }) => invitationId),
  )
  const wording = await processWords(ctx, ['viewing_invitation'])
  const drafts: MailDraft[] = []
  for (const invitee of invited) {
    const slug = slugs.get(invitee.invitationId) ?? ''
    drafts.push(await wording(invitationMail(ctx, appointment, { facts, invitee, objectId, slug }), words))
  }
  return drafts
}

interface OneMail {
  facts: VisitFacts
  invitee: Invitee
  objectId: string | null
  slug: string
}

function invitationMail(
  ctx: StaffContext,
  appointment: AppointmentRow,
  { facts, invitee, objectId, slug }: OneMail,
): ProcessMail<MailDraft> {
  const { name, address, language, recordKind, id } = invitee
  const person = { name, email: address, language }
  return visitMail(ctx, {
    kind: 'viewing_invitation',
    language,
    to: { name, address },
    values: {
      ...visitValues(ctx, facts, { appointment, slot: null, objectId, person }),
      place_booking_link: {
        label: translatorFor(language, ctx.workspace.projectType)('viewing_appointments_mail_book'),
        href: invitationLink(ctx, { slug, objectId, language }),
      },
    },
    button: 'place_booking_link',
    rest: { record: { kind: recordKind, id } },
  })
}

/** One bulk mail for each kind of record; returns their ids by kind. */
async function beginTasks(
  ctx: StaffContext,
  appointment: AppointmentRow,
  { invitees, leftOut }: Judged,
): Promise<Map<string, string>> {
  const taskIds = new Map([...new Set(invitees.map(({ recordKind }) => recordKind))].map((kind) => [kind, newId()]))
  for (const [recordKind, id] of taskIds) {
    await beginWrittenTask(ctx, {
      id,
      recordKind,
      title: ctx.t('viewing_appointments_task_invitation', { title: titleOf(appointment) }),
      notBefore: leavesAt(ctx),
      recipients: invitees.filter((one) => one.recordKind === recordKind).length,
      excluded: leftOut.filter(({ invitee }) => invitee.recordKind === recordKind).length,
    })
  }
  return taskIds
}

interface Tasks {
  taskIds: ReadonlyMap<string, string>
  judged: Judged
  mailIds: readonly string[]
}

async function recordTasks(ctx: StaffContext, { taskIds, judged, mailIds }: Tasks): Promise<void> {
  const mailed = judged.invitees.map((invitee, index) => ({ ...invitee, mailId: mailIds[index] ?? '' }))
  for (const [recordKind, id] of taskIds) {
    const isMeant = (invitee: Invitee) => invitee.recordKind === recordKind
    await recordWrittenTask(ctx, {
      id,
      recordKind,
      recipients: mailed.filter(isMeant).map(({ id: recordId, ...one }) => ({ ...one, recordId })),
      excluded: judged.leftOut
        .filter(({ invitee }) => isMeant(invitee))
        .map(({ invitee: { id: recordId, ...one }, reason }) => ({ ...one, recordId, reason })),
    })
  }
}
