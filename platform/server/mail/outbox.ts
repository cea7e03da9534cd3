// Mail leaves through the outbox: the message is written with the deed it speaks of, a job sends it after commit.

import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Language } from '../../rules/project-type.ts'
import type { Context, House } from '../context.ts'
import { newId } from '../ids.ts'
import { composeMail, type Letter } from './letter.ts'
import { mailMessage } from './tables.ts'

export interface MailDraft extends Letter {
  kind: string
  language: Language
  to: { name: string; address: string }
  applicationId?: string
}

export const sendMailJob = 'send-mail'
const jobData = z.object({ mailId: z.uuid() })

/** Writes the mail into the outbox of this transaction and returns its id. */
export async function queueMail(ctx: Context, draft: MailDraft): Promise<string> {
  const id = newId()
  const { text, html } = composeMail(draft, { senderName: ctx.workspace.name })
  await ctx.db.insert(mailMessage).values({
    workspaceId: ctx.workspace.id,
    id,
    kind: draft.kind,
    state: ctx.house.mail.canSend ? 'queued' : 'held',
    language: draft.language,
    toAddress: draft.to.address,
    toName: draft.to.name,
    subject: draft.subject,
    bodyText: text,
    bodyHtml: html,
    applicationId: draft.applicationId ?? null,
    messageId: `<${id}@${ctx.workspace.slug}.${ctx.house.config.publicHost}>`,
    createdAt: ctx.now,
  })
  if (ctx.house.mail.canSend) await ctx.enqueue(sendMailJob, { mailId: id })
  return id
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
