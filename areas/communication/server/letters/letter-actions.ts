// Actions on a single letter: view, call back, send by mail instead, change the address; also sends an undelivered
// mail as a letter.

import { and, eq } from 'drizzle-orm'
import { contentsOf, removeContentsJob } from '#areas/files/server/public.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { writeAsLetter } from '#platform/server/mail/as-letter.ts'
import { undoMails, wakeSender } from '#platform/server/mail/outbox.ts'
import { mailMessage } from '#platform/server/mail/tables.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import { notFound, AppError } from '#platform/server/app-error.ts'
import { canGoOnPaper, letterCan } from '../../rules/letters.ts'
import { lockReminded, remindOnPaper, retellReminders } from '../inbox/reminded.ts'
import { findThread, subjectOfThread } from '../inbox/thread-row.ts'
import { letterItemOf } from './letter-list.ts'
import { drawLetter, letterSender } from './letter-pages.ts'
import { fileHandler } from '#platform/server/http/file-route.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/letters.ts'

type MailRow = typeof mailMessage.$inferSelect

const thisMail = (ctx: StaffContext, id: string) =>
  and(eq(mailMessage.workspaceId, ctx.workspace.id), eq(mailMessage.id, id))

async function lockLetter(ctx: StaffContext, id: string): Promise<MailRow> {
  const [row] = await ctx.db.select().from(mailMessage).where(thisMail(ctx, id)).for('update')
  if (!row?.postal) throw notFound('communication_letter_not_found')
  return row
}

const letterOf = ({ state, isPrintable }: MailRow) => ({ state, isPrintable: isPrintable === true })

export const getLetterPdf = fileHandler(
  contract.getLetterPdf,
  { permission: 'shared_communication' },
  async (ctx, { params }) => {
    const [row] = await ctx.db.select().from(mailMessage).where(thisMail(ctx, params.mailId))
    if (!row?.postal) throw notFound('communication_letter_not_found')
    const content = (await keptPages(ctx, row)) ?? (await drawLetter(ctx, row, await letterSender(ctx)))
    return {
      name: `${row.subject.slice(0, 120)}.pdf`,
      contentType: 'application/pdf',
      content,
      size: content.length,
      inline: true,
    }
  },
)

async function keptPages(ctx: StaffContext, { letterFileId }: MailRow): Promise<Buffer | null> {
  if (!letterFileId) return null
  const [file] = await ctx.db
    .select({ storageKey: storedFile.storageKey })
    .from(storedFile)
    .where(and(eq(storedFile.workspaceId, ctx.workspace.id), eq(storedFile.id, letterFileId)))
  return file ? contentsOf(ctx, file.storageKey) : null
}

export const cancelLetter = handler(
  contract.cancelLetter,
  { permission: 'shared_communication' },
  async (ctx, { params, body }) => {
    await lockReminded(ctx, [params.mailId])
    const row = await lockLetter(ctx, params.mailId)
    assertAllowed(letterCan.beCancelled(letterOf(row)))
    await undoMails(ctx, [row.id])
    await ctx.db.update(mailMessage).set({ failure: body.reason }).where(thisMail(ctx, row.id))
    await retellReminders(ctx, [row.id])
    await record(ctx, row, { event: 'letter.cancelled', cause: `${row.subject}: ${body.reason}` })
    return { notify: [{ type: 'success', title: ctx.t('communication_letter_cancelled') }] }
  },
)

/** Keeps the same row and changes its channel, since it is the same message. */
export const sendLetterByMail = handler(
  contract.sendLetterByMail,
  { permission: 'shared_communication' },
  async (ctx, { params }) => {
    const row = await lockLetter(ctx, params.mailId)
    const { mailAddress } = await letterItemOfWaiting(ctx, row)
    assertAllowed(letterCan.beSentByMail(letterOf(row), mailAddress))
    await forgetPages(ctx, row)
    const state = ctx.services.mail.canSend ? 'queued' : 'held'
    await ctx.db
      .update(mailMessage)
      .set({ state, postal: null, letterFileId: null, toAddress: mailAddress, notBefore: null })
      .where(thisMail(ctx, row.id))
    if (state === 'queued') await wakeSender(ctx, [null])
    await record(ctx, row, { event: 'letter.sent_by_mail', cause: `${row.subject} → ${mailAddress}` })
    return {
      notify: [{ type: 'success', title: ctx.t('communication_letter_goes_by_mail', { address: mailAddress }) }],
    }
  },
)

async function letterItemOfWaiting(ctx: StaffContext, row: MailRow) {
  if (row.state !== 'to-print') throw new AppError('communication_reason_is_printed')
  return letterItemOf(ctx, row.id)
}

export const readdressLetter = handler(
  contract.readdressLetter,
  { permission: 'shared_communication' },
  async (ctx, { params, body }) => {
    const row = await lockLetter(ctx, params.mailId)
    assertAllowed(letterCan.beReaddressed(letterOf(row)))
    await forgetPages(ctx, row)
    await ctx.db.update(mailMessage).set({ postal: body, letterFileId: null }).where(thisMail(ctx, row.id))
    const place = `${body.street}, ${body.postcode} ${body.place}`
    await record(ctx, row, { event: 'letter.readdressed', cause: `${row.subject}: ${place}` })
    return {
      letter: await letterItemOf(ctx, row.id),
      notify: [{ type: 'success', title: ctx.t('communication_letter_readdressed') }],
    }
  },
)

/** Deletes the drawn pages of a letter, because their content is outdated. */
export async function forgetPages(ctx: StaffContext, { letterFileId }: Pick<MailRow, 'letterFileId'>): Promise<void> {
  if (!letterFileId) return
  const [file] = await ctx.db
    .delete(storedFile)
    .where(and(eq(storedFile.workspaceId, ctx.workspace.id), eq(storedFile.id, letterFileId)))
    .returning({ storageKey: storedFile.storageKey })
  if (file) await ctx.enqueue(removeContentsJob, { storageKeys: [file.storageKey] })
}

export const sendAsLetter = handler(
  contract.sendAsLetter,
  { permission: 'shared_communication' },
  async (ctx, { params }) => {
    await lockReminded(ctx, [params.mailId])
    const [row] = await ctx.db.select().from(mailMessage).where(thisMail(ctx, params.mailId)).for('update')
    if (!row?.threadId) throw notFound('communication_mail_not_found')
    assertAllowed(canGoOnPaper(row))
    const letterId = await writeAsLetter(ctx, row)
    await remindOnPaper(ctx, { mailId: row.id, letterId })
    await record(ctx, row, { event: 'mail.sent_as_letter', cause: row.subject })
    return { letterId, notify: [{ type: 'success', title: ctx.t('communication_waits_as_letter') }] }
  },
)

async function record(
  ctx: StaffContext,
  { threadId }: MailRow,
  { event, cause }: { event: string; cause: string },
): Promise<void> {
  if (threadId) ctx.record({ event, subject: subjectOfThread(ctx, await findThread(ctx, threadId)), cause })
}
