// Copies an undelivered mail word for word into a letter that waits to be printed.

import { newId } from '../ids.ts'
import type { Context } from '../context.ts'
import { postalAddressesOf } from './postal-addresses.ts'
import { mailAttachment, mailMessage } from './tables.ts'
import { retellThreads } from './threads.ts'
import { and, asc, eq } from 'drizzle-orm'

/** The mail itself keeps its state. Returns the id of the letter. */
export async function writeAsLetter(ctx: Context, mail: typeof mailMessage.$inferSelect): Promise<string> {
  const { workspaceId, kind, language, toName, subject, bodyText, bodyHtml, threadId, recordKind, recordId, adultId } =
    mail
  const record = recordKind && recordId ? { kind: recordKind, id: recordId } : null
  const [postal] = await postalAddressesOf(ctx, [{ name: toName, record, personId: adultId ?? undefined }])
  const id = newId()
  await ctx.db.insert(mailMessage).values({
    workspaceId,
    id,
    kind,
    state: 'to-print',
    language,
    toAddress: '',
    toName,
    subject,
    bodyText,
    bodyHtml,
    threadId,
    recordKind,
    recordId,
    adultId,
    postal,
    authorId: ctx.actor.kind === 'user' ? ctx.actor.id : null,
    templateId: mail.templateId,
    messageId: `<${id}@${ctx.workspace.slug}.${ctx.services.config.publicHost}>`,
    createdAt: ctx.now,
  })
  const files = await ctx.db
    .select()
    .from(mailAttachment)
    .where(and(eq(mailAttachment.workspaceId, workspaceId), eq(mailAttachment.mailId, mail.id)))
    .orderBy(asc(mailAttachment.position))
  if (files.length > 0) await ctx.db.insert(mailAttachment).values(files.map((file) => ({ ...file, mailId: id })))
  if (threadId) await retellThreads(ctx, [threadId])
  return id
}
