// Mail leaves through the outbox: the message is written with the deed it speaks of, a job sends it after commit.

import { and, asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Context, House } from '../context.ts'
import { insertRows } from '../db/insert-rows.ts'
import { newId } from '../ids.ts'
import { composeMail, type Letter } from './letter.ts'
import { storedFile } from '../files/tables.ts'
import { mailAttachment, mailMessage } from './tables.ts'
import type { MailAttachment } from './transport.ts'

export interface MailDraft extends Letter {
  kind: string
  to: { name: string; address: string }
  applicationId?: string
  /** Ids of stored files that go with it. */
  attachments?: readonly string[]
}

export const sendMailJob = 'send-mail'
const jobData = z.object({ mailId: z.uuid() })

/** Writes the mail into the outbox of this transaction and returns its id. */
export async function queueMail(ctx: Context, draft: MailDraft): Promise<string> {
  const [id] = await queueMails(ctx, [draft])
  if (!id) throw new Error('the mail was not written')
  return id
}

/** Many with few statements; their ids in the same order. */
export async function queueMails(ctx: Context, drafts: readonly MailDraft[]): Promise<string[]> {
  if (drafts.length === 0) return []
  const { canSend } = ctx.house.mail
  const rows = drafts.map((draft) => mailRow(ctx, draft, canSend ? 'queued' : 'held'))
  await insertRows(ctx.client, mailMessage, rows)
  const ids = rows.map(({ id }) => id)
  for (const [place, { attachments }] of drafts.entries()) await attach(ctx, ids[place] ?? '', attachments ?? [])
  if (canSend) {
    const each = ids.map((mailId) => ({ mailId }))
    await ctx.house.jobs.enqueueEach(ctx.client, sendMailJob, { workspaceId: ctx.workspace.id, each })
  }
  return ids
}

function mailRow(ctx: Context, draft: MailDraft, state: 'queued' | 'held') {
  const id = newId()
  const { text, html } = composeMail(draft, { senderName: ctx.workspace.name })
  return {
    workspaceId: ctx.workspace.id,
    id,
    kind: draft.kind,
    state,
    language: draft.language,
    toAddress: draft.to.address,
    toName: draft.to.name,
    subject: draft.subject,
    bodyText: text,
    bodyHtml: html,
    applicationId: draft.applicationId ?? null,
    messageId: `<${id}@${ctx.workspace.slug}.${ctx.house.config.publicHost}>`,
    createdAt: ctx.now,
  }
}

async function attach(ctx: Context, mailId: string, files: readonly string[]): Promise<void> {
  const { id: workspaceId } = ctx.workspace
  const rows = files.map((fileId, position) => ({ workspaceId, mailId, fileId, position }))
  if (rows.length > 0) await ctx.db.insert(mailAttachment).values(rows)
}

/** The files of a mail in their order. */
export async function attachmentsOf(ctx: Context, mailId: string): Promise<(typeof storedFile.$inferSelect)[]> {
  const rows = await ctx.db
    .select({ file: storedFile })
    .from(mailAttachment)
    .innerJoin(
      storedFile,
      and(eq(storedFile.workspaceId, mailAttachment.workspaceId), eq(storedFile.id, mailAttachment.fileId)),
    )
    .where(and(eq(mailAttachment.workspaceId, ctx.workspace.id), eq(mailAttachment.mailId, mailId)))
    .orderBy(asc(mailAttachment.position))
  return rows.map(({ file }) => file)
}

/** As a mail program takes them: names, types and the contents as streams. */
export async function contentsOf(ctx: Context, mailId: string): Promise<MailAttachment[]> {
  const files = await attachmentsOf(ctx, mailId)
  return Promise.all(
    files.map(async ({ name, contentType, storageKey }) => ({
      filename: name,
      contentType,
      content: await ctx.house.files.get(storageKey),
    })),
  )
}

/** The job's deed. The message keeps one Message-ID over all tries, so that a repeated one can be recognised. */
export async function sendQueuedMail(ctx: Context, data: unknown): Promise<void> {
  const { mailId } = jobData.parse(data)
  const thisMail = and(eq(mailMessage.workspaceId, ctx.workspace.id), eq(mailMessage.id, mailId))
  const [mail] = await ctx.db.select().from(mailMessage).where(thisMail).for('update')
  if (!mail || mail.state !== 'queued') return
  await ctx.house.mail.send({
    from: senderOf(ctx.house, ctx.workspace.name),
    to: { name: mail.toName, address: mail.toAddress },
    subject: mail.subject,
    text: mail.bodyText,
    html: mail.bodyHtml,
    messageId: mail.messageId,
    attachments: await contentsOf(ctx, mailId),
  })
  await ctx.db
    .update(mailMessage)
    .set({ state: 'sent', sentAt: ctx.now, attempts: mail.attempts + 1 })
    .where(thisMail)
}

/** The configured address under the name of the workspace. */
export function senderOf(house: House, name: string): string {
  const address = /<([^>]+)>/.exec(house.config.mailFrom)?.[1] ?? house.config.mailFrom
  return `"${name.replaceAll('"', '')}" <${address}>`
}
