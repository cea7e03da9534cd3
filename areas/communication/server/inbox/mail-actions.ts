// Actions on a single mail: call back while it waits, resend, rewrite, move to its record, delete.

import { and, eq, inArray } from 'drizzle-orm'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { aboutMail } from '#platform/server/audit/about-mail.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { sendAgain } from '#platform/server/mail/again.ts'
import { composeMail } from '#platform/server/mail/letter.ts'
import type { Language } from '#platform/rules/project-type.ts'
import { attachmentsOf, undoMails } from '#platform/server/mail/outbox.ts'
import { standsAfter } from '#platform/server/mail/standing.ts'
import { mailAttachment, mailMessage } from '#platform/server/mail/tables.ts'
import { retellThreads } from '#platform/server/mail/threads.ts'
import { fieldRefusal, notFound, AppError } from '#platform/server/app-error.ts'
import { removeContentsJob } from '#areas/files/server/public.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import { mailCan } from '../../rules/mail-can.ts'
import { recordCallBack } from './calling-back.ts'
import { layOnDesk } from './desk.ts'
import { viewOf, type MailRow } from '../feed.ts'
import { filledFor, type Addressee } from '../writing/filling.ts'
import { forgetPages } from '../letters/letter-actions.ts'
import { liftBounces } from './lifting.ts'
import { openRecordThread } from '../record-threads.ts'
import { lockReminded, retellReminders } from './reminded.ts'
import { findThread, lockThread, isUnassigned, subjectOfThread } from './thread-row.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/thread.ts'

const thisMail = (ctx: StaffContext, id: string) =>
  and(eq(mailMessage.workspaceId, ctx.workspace.id), eq(mailMessage.id, id))

async function lockMail(ctx: StaffContext, id: string): Promise<{ row: MailRow; threadId: string }> {
  await lockReminded(ctx, [id])
  const [row] = await ctx.db.select().from(mailMessage).where(thisMail(ctx, id)).for('update')
  if (!row?.threadId) throw notFound('communication_mail_not_found')
  return { row, threadId: row.threadId }
}

export const removeMail = handler(
  contract.removeMail,
  { permission: 'shared_communication' },
  async (ctx, { params }) => {
    const { row, threadId } = await lockMail(ctx, params.mailId)
    const thread = await lockThread(ctx, threadId)
    if (mailCan.beCalledBack(row).allowed) {
      const [undone] = await undoMails(ctx, [row.id])
      if (!undone) throw new AppError('communication_reason_has_left')
      await retellReminders(ctx, [row.id])
      const description = row.kind === 'direct' ? await takenUp(ctx, row, threadId) : standsAfter(ctx, row.kind)
      await recordCallBack(ctx, { ...row, threadId })
      const title = ctx.t('communication_called_back_count', { count: 1 })
      return { calledBack: true, notify: [{ type: 'success', title, ...(description && { description }) }] }
    }
    assertAllowed(mailCan.beDeleted(row, ctx.user.id))
    await eraseMail(ctx, row)
    await retellThreads(ctx, [threadId])
    ctx.record({ event: 'mail.deleted', subject: subjectOfThread(ctx, thread), cause: row.subject })
    return { calledBack: false }
  },
)

/** Restores the text as draft if the current user is the author. Returns a message that says where the text is. */
async function takenUp(ctx: StaffContext, row: MailRow, threadId: string): Promise<string> {
  if (row.authorId !== ctx.user.id || !row.writtenAs) return ctx.t('communication_called_back_of_other')
  const attachments = (await attachmentsOf(ctx, row.id)).map(({ id }) => id)
  const { writtenAs, adultId, answersMailId } = row
  const isLaid = await layOnDesk(ctx, threadId, { ...writtenAs, attachments, adultId, answersMailId })
  return ctx.t(isLaid ? 'communication_called_back_to_draft' : 'communication_called_back_beside_draft')
}

/** Deletes the files too, unless another row references them. */
async function eraseMail(ctx: StaffContext, row: MailRow): Promise<void> {
  const files = await attachmentsOf(ctx, row.id)
  await forgetPages(ctx, row)
  await ctx.db
    .delete(mailAttachment)
    .where(and(eq(mailAttachment.workspaceId, ctx.workspace.id), eq(mailAttachment.mailId, row.id)))
  await ctx.db.delete(mailMessage).where(thisMail(ctx, row.id))
  const storageKeys = []
  for (const file of files.filter(({ ownerKind }) => ownerKind === 'mail')) {
    const [shared] = await ctx.db
      .select({ mailId: mailAttachment.mailId })
      .from(mailAttachment)
      .where(and(eq(mailAttachment.workspaceId, ctx.workspace.id), eq(mailAttachment.fileId, file.id)))
      .limit(1)
    if (shared) continue
    await ctx.db.delete(storedFile).where(and(eq(storedFile.workspaceId, ctx.workspace.id), eq(storedFile.id, file.id)))
    storageKeys.push(file.storageKey)
  }
  if (storageKeys.length > 0) await ctx.enqueue(removeContentsJob, { storageKeys })
}

export const retryMail = handler(
  contract.retryMail,
  { permission: 'shared_communication' },
  async (ctx, { params }) => {
    const { row, threadId } = await lockMail(ctx, params.mailId)
    assertAllowed(mailCan.beRetried(row, ctx.services.mail))
    await sendAgain(ctx, [row.id])
    await retellReminders(ctx, [row.id])
    const thread = await findThread(ctx, threadId)
    ctx.record({
      event: 'mail.retried',
      subject: subjectOfThread(ctx, thread),
      cause: row.subject,
      changes: [aboutMail(row.id)],
    })
    const { row: again } = await lockMail(ctx, row.id)
    return { mail: await viewOf(ctx, thread, again) }
  },
)

export const changeMail = handler(
  contract.changeMail,
  { permission: 'shared_communication' },
  async (ctx, { params, body }) => {
    const { row, threadId } = await lockMail(ctx, params.mailId)
    if (body.threadId && body.threadId !== threadId) return moveMail(ctx, row, body.threadId)
    assertAllowed(mailCan.beRewritten(row, ctx.user.id))
    if (!body.body) throw fieldRefusal('body', 'general_field_is_required')
    if (row.state !== 'note') return rewriteMail(ctx, row, { ...body, body: body.body })
    await ctx.db.update(mailMessage).set({ bodyText: body.body }).where(thisMail(ctx, row.id))
    await retellThreads(ctx, [threadId])
    const { row: changed } = await lockMail(ctx, row.id)
    return { mail: await viewOf(ctx, await findThread(ctx, threadId), changed) }
  },
)

/**
 * Fills the placeholders of the new text for the recipient again. Rejects mails that were claimed for sending in the
 * meantime.
 */
async function rewriteMail(ctx: StaffContext, row: MailRow, given: { subject?: string | undefined; body: string }) {
  const { writtenAs, threadId } = row
  if (!writtenAs || !threadId) throw new AppError('communication_reason_call_back_first')
  const thread = await findThread(ctx, threadId)
  const words = { subject: given.subject ?? writtenAs.subject, body: given.body }
  const filled = await filledFor(ctx, thread, { addressee: addresseeAgain(row, writtenAs.language), words })
  const composed = composeMail(filled, { senderName: ctx.workspace.name })
  const [changed] = await ctx.db
    .update(mailMessage)
    .set({
      subject: filled.subject,
      bodyText: composed.text,
      bodyHtml: composed.html,
      writtenAs: { ...words, language: writtenAs.language },
    })
    .where(and(thisMail(ctx, row.id), inArray(mailMessage.state, ['queued', 'held'])))
    .returning()
  if (!changed) throw new AppError('communication_reason_has_left')
  await retellThreads(ctx, [threadId])
  ctx.record({
    event: 'mail.rewritten',
    subject: subjectOfThread(ctx, thread),
    cause: filled.subject,
    changes: [aboutMail(row.id)],
  })
  return { mail: await viewOf(ctx, thread, changed) }
}

const addresseeAgain = ({ toName, toAddress, adultId, answersMailId }: MailRow, language: Language): Addressee => ({
  name: toName,
  address: toAddress,
  language,
  ...(adultId && { adultId }),
  ...(answersMailId && { answersMailId }),
})

/**
 * Moves all mails of the stranger's thread, since they are one conversation. Later replies to these mails then arrive
 * in the new thread.
 */
async function moveMail(
  ctx: StaffContext,
  row: MailRow,
  targetId: string,
): Promise<ResponseOf<typeof contract.changeMail>> {
  const from = await lockThread(ctx, row.threadId ?? '')
  assertAllowed(mailCan.beMoved(row, { isUnassigned: isUnassigned(from) }))
  const target = await openRecordThread(ctx, targetId)
  if (isUnassigned(target)) throw fieldRefusal('threadId', 'communication_move_to_record')
  await ctx.db
    .update(mailMessage)
    .set({ threadId: target.id, recordKind: target.recordKind, recordId: target.recordId })
    .where(and(eq(mailMessage.workspaceId, ctx.workspace.id), eq(mailMessage.threadId, from.id)))
  await ctx.client.query(
    `insert into mail_thread_unread (workspace_id, user_id, thread_id, has_mail, has_bounce, since)
     select workspace_id, user_id, $3, has_mail, has_bounce, since from mail_thread_unread where workspace_id = $1 and thread_id = $2
     on conflict (workspace_id, user_id, thread_id) do update set has_mail = mail_thread_unread.has_mail or excluded.has_mail`,
    [ctx.workspace.id, from.id, target.id],
  )
  await ctx.client.query('delete from mail_thread where workspace_id = $1 and id = $2', [ctx.workspace.id, from.id])
  await retellThreads(ctx, [target.id])
  const thread = await findThread(ctx, target.id)
  ctx.record({ event: 'mail.moved', subject: subjectOfThread(ctx, thread), cause: row.subject })
  const { row: moved } = await lockMail(ctx, row.id)
  return { mail: await viewOf(ctx, thread, moved) }
}

export const liftBounce = handler(
  contract.liftBounce,
  { permission: 'shared_communication' },
  async (ctx, { params }) => {
    const thread = await findThread(ctx, params.applicationId)
    const addresses = await liftBounces(ctx, thread)
    if (addresses.length === 0) return {}
    ctx.record({ event: 'mail.bounce_lifted', subject: subjectOfThread(ctx, thread), cause: addresses.join(', ') })
    return { notify: [{ type: 'success', title: ctx.t('communication_bounce_lifted') }] }
  },
)
