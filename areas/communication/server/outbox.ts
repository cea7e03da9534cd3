// Mails that wait because there is nowhere to send them to (platform/server/mail): staff read here what would have gone out.

import { and, count, desc, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import MailComposer from 'nodemailer/lib/mail-composer/index.js'
import type { AnswerOf } from '#platform/contract/endpoint.ts'
import { previewOf } from '#platform/rules/mail-preview.ts'
import type { Context } from '#platform/server/context.ts'
import type { ServedFile } from '#platform/server/http/file-route.ts'
import type { Received } from '#platform/server/http/received.ts'
import { attachmentsOf, contentsOf, senderOf } from '#platform/server/mail/outbox.ts'
import { mailMessage } from '#platform/server/mail/tables.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { getHeldMail, getHeldMailFile, getOutbox, HeldMail } from '../contract/outbox.ts'
import { paginationOf } from '#platform/server/table/pagination.ts'

type MailRow = typeof mailMessage.$inferSelect

const rowsPerPage = 20

/** Links that open somebody's account are read by nobody else, except in the demo, where everybody's password is known. */
const readable = (ctx: Context): SQL | undefined =>
  and(
    eq(mailMessage.workspaceId, ctx.workspace.id),
    eq(mailMessage.state, 'held'),
    ctx.workspace.isDemo ? undefined : isNotNull(mailMessage.applicationId),
  )

export async function readOutbox(
  ctx: Context,
  { query }: Received<typeof getOutbox>,
): Promise<AnswerOf<typeof getOutbox>> {
  const holds = !ctx.house.mail.canSend
  const wanted = and(readable(ctx), ofApplication(query.applicationId), ...query.search.split(/\s+/).map(holding))
  const [counted] = holds ? await ctx.db.select({ total: count() }).from(mailMessage).where(wanted) : []
  const rows = holds ? await pageOf(ctx, wanted, query.page) : []
  return {
    holds,
    items: rows.map((row) => mailOf(ctx, row)),
    pagination: paginationOf(counted?.total ?? 0, { rowsPerPage, page: query.page }),
  }
}

const pageOf = (ctx: Context, wanted: SQL | undefined, page: number): Promise<MailRow[]> =>
  ctx.db
    .select()
    .from(mailMessage)
    .where(wanted)
    .orderBy(desc(mailMessage.createdAt), mailMessage.id)
    .limit(rowsPerPage)
    .offset((page - 1) * rowsPerPage)

const ofApplication = (id: string | undefined): SQL | undefined => (id ? eq(mailMessage.applicationId, id) : undefined)

/** Each word stands somewhere in the name, the address or the subject. */
const holding = (word: string): SQL | undefined =>
  word
    ? sql`folded(${mailMessage.toName} || ' ' || ${mailMessage.toAddress} || ' ' || ${mailMessage.subject}) like search_pattern(${word})`
    : undefined

export async function readHeldMail(
  ctx: Context,
  { params }: Received<typeof getHeldMail>,
): Promise<AnswerOf<typeof getHeldMail>> {
  const row = await findMail(ctx, params.id)
  return {
    ...mailOf(ctx, row),
    from: senderOf(ctx.house, ctx.workspace.name),
    text: row.bodyText,
    html: row.bodyHtml,
    messageId: row.messageId,
    attachments: (await attachmentsOf(ctx, row.id)).map(({ name }) => name),
  }
}

export async function serveHeldMail(ctx: Context, { params }: Received<typeof getHeldMailFile>): Promise<ServedFile> {
  const row = await findMail(ctx, params.id)
  const mail = new MailComposer({
    from: senderOf(ctx.house, ctx.workspace.name),
    to: { name: row.toName, address: row.toAddress },
    subject: row.subject,
    date: row.createdAt,
    messageId: row.messageId,
    text: row.bodyText,
    html: row.bodyHtml,
    attachments: await contentsOf(ctx, row.id),
  })
  const content = await mail.compile().build()
  return { name: `${row.subject.slice(0, 120)}.eml`, contentType: 'message/rfc822', content, size: content.length }
}

async function findMail(ctx: Context, id: string): Promise<MailRow> {
  if (ctx.house.mail.canSend) throw notFound('communication_mail_not_found')
  const [row] = await ctx.db
    .select()
    .from(mailMessage)
    .where(and(readable(ctx), eq(mailMessage.id, id)))
  if (!row) throw notFound('communication_mail_not_found')
  return row
}

function mailOf(ctx: Context, row: MailRow): HeldMail {
  const kind = `communication_kind_${row.kind.replaceAll('-', '_')}`
  return {
    id: row.id,
    kind: row.kind,
    kindTitle: ctx.t(kind) === kind ? ctx.t('communication_kind_other') : ctx.t(kind),
    language: row.language,
    toName: row.toName,
    toAddress: row.toAddress,
    subject: row.subject,
    preview: previewOf(row.bodyText),
    createdAt: row.createdAt.toISOString(),
    applicationId: row.applicationId,
  }
}
