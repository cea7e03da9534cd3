// Writes into a thread: a mail to the record or to one of its people, a test mail to oneself, or a note among
// colleagues.

import { and, eq } from 'drizzle-orm'
import { aboutMail } from '#platform/server/audit/about-mail.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { Input } from '#platform/server/http/input.ts'
import { newId } from '#platform/server/ids.ts'
import { isComplete, postalLines } from '#platform/rules/postal-address.ts'
import { announce } from '#platform/server/live/announce.ts'
import { leavesAt, saidOfStopped } from '#platform/server/mail/by-hand.ts'
import { composeMail } from '#platform/server/mail/letter.ts'
import { queueMail, type MailDraft } from '#platform/server/mail/outbox.ts'
import { postalAddressesOf } from '#platform/server/mail/postal-addresses.ts'
import { mailMessage } from '#platform/server/mail/tables.ts'
import { recordOfPerson } from '#platform/server/records/record-people.ts'
import { notFound } from '#platform/server/app-error.ts'
import { addresseeFor, addresseeOf, addresseesIn } from '../bulk/addressees.ts'
import { answeredBy } from './answering.ts'
import { claimAttachments } from './attachments.ts'
import { clearDesk } from '../inbox/desk.ts'
import { canWriteIn, canWriteTo, viewOf } from '../feed.ts'
import { turnedDownFor } from '#areas/mail-templates/server/public.ts'
import { assertAllowed, spoken } from '#platform/server/permit.ts'
import {
  filledFor,
  kindFor,
  kindForOthers,
  kindForPerson,
  placeholderChoices,
  templatesFor,
  type Addressee,
} from './filling.ts'
import { lookAtThread, openRecordThread } from '../record-threads.ts'
import { safeHtml } from './safe-html.ts'
import { assertHasSeen, lastByColleague } from './sent-meanwhile.ts'
import { lockThread, recordOf, subjectOfThread, type ThreadRow } from '../inbox/thread-row.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/thread.ts'

type Written = Input<typeof contract.sendDirectMail>['body']

export const getDirectMail = handler(
  contract.getDirectMail,
  { permission: 'shared_communication' },
  async (ctx, { params }) => {
    const thread = await lookAtThread(ctx, params.applicationId)
    const { name, address, language } = await addresseeOf(ctx, thread)
    return {
      ...(await addresseesIn(ctx, thread)),
      letter: address ? null : await paperFor(ctx, thread, { name, language }),
      language,
      languages: ctx.workspace.languages,
      kinds: { all: kindFor(ctx, thread), person: kindForPerson(ctx, thread) },
      templates: await templatesFor(ctx, thread, language),
      placeholders: placeholderChoices(ctx, kindFor(ctx, thread)),
      placeholdersForOthers: placeholderChoices(ctx, kindForOthers),
      canWrite: spoken(ctx, await canWriteIn(ctx, thread)),
      lastSent: await lastByColleague(ctx, thread.id),
    }
  },
)

async function paperFor(
  ctx: StaffContext,
  thread: ThreadRow,
  { name, language }: Pick<Addressee, 'name' | 'language'>,
) {
  const [address] = await postalAddressesOf(ctx, [{ name, record: recordOf(thread) }])
  return address ? { lines: postalLines(address, language), isPrintable: isComplete(address) } : null
}

export const sendDirectMail = handler(
  contract.sendDirectMail,
  { permission: 'shared_communication' },
  async (ctx, { params, body }) => {
    const thread = await openRecordThread(ctx, params.applicationId)
    if (!body.adultId && !body.answersMailId) assertAllowed(canWriteTo(ctx, thread))
    return send(ctx, thread, { addressee: await addresseeFor(ctx, thread, body), words: body })
  },
)

/** Sends to the adult's own address, in the thread of the household. */
export const sendAdultMail = handler(
  contract.sendAdultMail,
  { permission: 'shared_communication' },
  async (ctx, { params, body }) => {
    const recordId = await recordOfPerson(ctx, params.adultId)
    if (!recordId) throw notFound('communication_person_not_found')
    const thread = await openRecordThread(ctx, recordId)
    const addressee = await addresseeFor(ctx, thread, { ...body, adultId: params.adultId, answersMailId: null })
    return send(ctx, thread, { addressee, words: body })
  },
)

/** Always sent to the signed-in user and to no other address. The mail belongs to no thread. */
export const sendTestMail = handler(
  contract.sendTestMail,
  { permission: 'shared_communication' },
  async (ctx, { params, body }) => {
    const thread = await openRecordThread(ctx, params.applicationId)
    const addressee = await addresseeFor(ctx, thread, body)
    const filled = await filledFor(ctx, thread, { addressee, words: body })
    const { user } = ctx
    await queueMail(ctx, {
      ...filled,
      attachments: await claimAttachments(ctx, body.attachments),
      kind: 'test',
      subject: ctx.t('communication_test_subject', { subject: filled.subject }),
      to: { name: `${user.firstName} ${user.lastName}`, address: user.email },
    })
    return { notify: [{ type: 'success', title: ctx.t('communication_test_sent', { address: user.email }) }] }
  },
)

/** Returns the mail as it would be sent. Sends nothing. */
export const previewMail = handler(
  contract.previewMail,
  { permission: 'shared_communication' },
  async (ctx, { params, body }) => {
    const thread = await lookAtThread(ctx, params.applicationId)
    const addressee = await addresseeFor(ctx, thread, body)
    const letter = await filledFor(ctx, thread, { addressee, words: body })
    const { html } = composeMail(letter, { senderName: ctx.workspace.name })
    const { name, address } = addressee
    // Only the thread's own address can be corrected in the record.
    const isOwn = address === thread.contactAddress
    const turnedDown = await turnedDownFor(ctx, address, isOwn ? recordOf(thread) : null)
    return { to: { name, address }, subject: letter.subject, html: safeHtml(html, ctx.linkTo('/')), turnedDown }
  },
)

export const writeNote = handler(
  contract.writeNote,
  { permission: 'shared_communication' },
  async (ctx, { params, body }) => {
    const thread = await openRecordThread(ctx, params.applicationId)
    const id = newId()
    const [row] = await ctx.db
      .insert(mailMessage)
      .values({
        workspaceId: ctx.workspace.id,
        id,
        kind: 'note',
        state: 'note',
        isNote: true,
        language: ctx.language,
        toAddress: '',
        toName: '',
        fromName: `${ctx.user.firstName} ${ctx.user.lastName}`,
        fromAddress: ctx.user.email,
        subject: '',
        bodyText: body.text,
        bodyHtml: '',
        threadId: thread.id,
        recordKind: thread.recordKind,
        recordId: thread.recordId,
        authorId: ctx.user.id,
        messageId: `<${id}@note>`,
        createdAt: ctx.now,
      })
      .returning()
    if (!row) throw new Error('the note was not written')
    await announce(ctx.client, ctx.workspace.id, 'mails')
    ctx.record({ event: 'thread.noted', subject: subjectOfThread(ctx, thread) })
    return { mail: await viewOf(ctx, thread, row) }
  },
)

interface Sending {
  addressee: Addressee
  words: Written
}

async function send(ctx: StaffContext, thread: ThreadRow, { addressee, words }: Sending) {
  const held = await lockThread(ctx, thread.id)
  await assertHasSeen(ctx, held.id, words.lastSent)
  const filled = await filledFor(ctx, held, { addressee, words })
  const attachments = await claimAttachments(ctx, words.attachments)
  const answers = await answeredBy(ctx, held, { address: addressee.address, subject: filled.subject })
  const id = await queueMail(ctx, {
    ...filled,
    kind: 'direct',
    to: { name: addressee.name, address: addressee.address },
    record: recordOf(held) ?? undefined,
    threadId: held.id,
    ...(addressee.adultId && { adultId: addressee.adultId }),
    ...(addressee.answersMailId && { answersMailId: addressee.answersMailId }),
    ...(words.templateId && { templateId: words.templateId }),
    attachments,
    ...(answers && { answers }),
    writtenAs: { subject: words.subject, body: words.body, language: addressee.language },
    notBefore: leavesAt(ctx),
  } satisfies MailDraft)
  await clearDesk(ctx, held.id)
  ctx.record({
    event: 'mail.written',
    subject: subjectOfThread(ctx, held),
    cause: filled.subject,
    changes: [aboutMail(id)],
  })
  const [row] = await ctx.db
    .select()
    .from(mailMessage)
    .where(and(eq(mailMessage.workspaceId, ctx.workspace.id), eq(mailMessage.id, id)))
  if (!row) throw new Error('the mail was not written')
  const said = await saidOfStopped(ctx, [id])
  return { mail: await viewOf(ctx, held, row), ...(said.length > 0 && { notify: said }) }
}
