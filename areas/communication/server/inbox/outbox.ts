// Mails held because no mail server was configured (platform/server/mail). Staff read them here, and send or discard
// them once there is a server. Nothing is sent automatically, because a held mail may be outdated.

import { and, asc, count, desc, eq, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm'
import MailComposer from 'nodemailer/lib/mail-composer/index.js'
import { taskStates } from '#areas/tasks/rules/task-state.ts'
import { followAgain, taskGroup } from '#areas/tasks/server/public.ts'
import { previewOf } from '#platform/rules/mail-preview.ts'
import { aboutMail } from '#platform/server/audit/about-mail.ts'
import type { Context } from '#platform/server/context.ts'
import { sendAgain } from '#platform/server/mail/again.ts'
import { attachmentsOf, contentsOf, undoMails } from '#platform/server/mail/outbox.ts'
import { senderOfWorkspace } from '#platform/server/mail/sender-address.ts'
import { mailMessage } from '#platform/server/mail/tables.ts'
import { notFound, AppError } from '#platform/server/app-error.ts'
import { paginationOf } from '#platform/server/table/pagination.ts'
import { mostReleased, type HeldMail } from '../../contract/outbox.ts'
import { lockReminded, retellReminders } from './reminded.ts'
import { findThread, subjectOfThread } from './thread-row.ts'
import { handler } from '#platform/server/http/handler.ts'
import { fileHandler } from '#platform/server/http/file-route.ts'
import * as contract from '../../contract/outbox.ts'

type MailRow = typeof mailMessage.$inferSelect

const rowsPerPage = 20

/** Mails with a link that opens an account are hidden, except in the demo, where all passwords are public. */
const readable = (ctx: Context): SQL | undefined =>
  and(
    eq(mailMessage.workspaceId, ctx.workspace.id),
    // Written as a literal, so that it matches the condition of the index.
    sql`${mailMessage.state} = 'held'`,
    ctx.workspace.isDemo ? undefined : or(isNotNull(mailMessage.threadId), isNotNull(mailMessage.recordId)),
  )

export const getOutbox = handler(contract.getOutbox, { permission: 'shared_communication' }, async (ctx, { query }) => {
  const { canSend } = ctx.services.mail
  const wanted = and(
    canSend ? releasable(ctx) : readable(ctx),
    ofApplication(query.applicationId),
    ...query.search.split(/\s+/).map(holding),
  )
  const [counted] = await ctx.db.select({ total: count() }).from(mailMessage).where(wanted)
  const rows = await pageOf(ctx, wanted, query.page)
  return {
    canSend,
    holds: !canSend || (await countHeld(ctx)) > 0,
    items: rows.map((row) => mailOf(ctx, row)),
    pagination: paginationOf(counted?.total ?? 0, { rowsPerPage, page: query.page }),
  }
})

/**
 * Held mails that can be sent or discarded. Excludes account mails, whose links have expired, and mails of terminated
 * tasks.
 */
const releasable = (ctx: Context): SQL | undefined =>
  and(
    readable(ctx),
    isNotNull(mailMessage.threadId),
    sql`not exists (select from ${taskGroup} g where g.workspace_id = ${mailMessage.workspaceId}
      and g.id = ${mailMessage.taskGroupId} and g.state = ${taskStates.terminated})`,
  )

async function countHeld(ctx: Context): Promise<number> {
  const [counted] = await ctx.db.select({ total: count() }).from(mailMessage).where(releasable(ctx))
  return counted?.total ?? 0
}

export const releaseMails = handler(
  contract.releaseMails,
  { permission: 'shared_communication' },
  async (ctx, { body: { deed: action, mailIds } }) => {
    if (action === 'send' && !ctx.services.mail.canSend) throw new AppError('communication_trouble_no_server')
    const chosen = await ctx.db
      .select({ id: mailMessage.id })
      .from(mailMessage)
      .where(and(releasable(ctx), mailIds && inArray(mailMessage.id, mailIds)))
      .orderBy(asc(mailMessage.createdAt), mailMessage.id)
      .limit(mostReleased)
    const chosenIds = chosen.map(({ id }) => id)
    await lockReminded(ctx, chosenIds)
    const rows = await ctx.db
      .select({
        id: mailMessage.id,
        threadId: mailMessage.threadId,
        taskId: mailMessage.taskGroupId,
        subject: mailMessage.subject,
      })
      .from(mailMessage)
      .where(and(releasable(ctx), inArray(mailMessage.id, chosenIds)))
      .orderBy(asc(mailMessage.createdAt), mailMessage.id)
      .for('update')
    if (rows.length === 0) throw new AppError('communication_nothing_held')
    const ids = rows.map(({ id }) => id)
    await (action === 'send' ? sendAgain(ctx, ids) : undoMails(ctx, ids))
    await retellReminders(ctx, ids)
    await followAgain(
      ctx,
      rows.flatMap(({ taskId }) => taskId ?? []),
    )
    for (const { id, threadId, subject } of rows) {
      ctx.record({
        event: action === 'send' ? 'mail.retried' : 'mail.called_back',
        subject: subjectOfThread(ctx, await findThread(ctx, threadId ?? '')),
        cause: subject,
        changes: [aboutMail(id)],
      })
    }
    const left = await countHeld(ctx)
    const title = ctx.t(`communication_held_done_${action}`, { count: rows.length })
    const description = left > 0 ? { description: ctx.t('communication_held_left', { count: left }) } : {}
    return { left, notify: [{ type: 'success', title, ...description }] }
  },
)

const pageOf = (ctx: Context, wanted: SQL | undefined, page: number): Promise<MailRow[]> =>
  ctx.db
    .select()
    .from(mailMessage)
    .where(wanted)
    .orderBy(desc(mailMessage.createdAt), mailMessage.id)
    .limit(rowsPerPage)
    .offset((page - 1) * rowsPerPage)

const ofApplication = (id: string | undefined): SQL | undefined => (id ? eq(mailMessage.recordId, id) : undefined)

/** Matches mails that contain the word in name, address, subject or text. */
const holding = (word: string): SQL | undefined =>
  word
    ? sql`folded(${mailMessage.toName} || ' ' || ${mailMessage.toAddress} || ' ' || ${mailMessage.subject} || ' ' || ${mailMessage.bodyText}) like search_pattern(${word})`
    : undefined

export const getHeldMail = handler(
  contract.getHeldMail,
  { permission: 'shared_communication' },
  async (ctx, { params }) => {
    const row = await findMail(ctx, params.id)
    const { name, address } = await senderNow(ctx)
    return {
      ...mailOf(ctx, row),
      from: `"${name.replaceAll('"', '')}" <${address}>`,
      text: row.bodyText,
      html: row.bodyHtml,
      messageId: row.messageId,
      attachments: (await attachmentsOf(ctx, row.id)).map(({ name }) => name),
    }
  },
)

export const getHeldMailFile = fileHandler(
  contract.getHeldMailFile,
  { permission: 'shared_communication' },
  async (ctx, { params }) => {
    const row = await findMail(ctx, params.id)
    const mail = new MailComposer({
      from: await senderNow(ctx),
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
  },
)

/** Sender name and address with which a mail would be sent. */
const senderNow = (ctx: Context) => senderOfWorkspace(ctx.client, ctx.workspace, ctx.services.config.mailFrom)

async function findMail(ctx: Context, id: string): Promise<MailRow> {
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
    applicationId: row.recordId,
    about: row.recordKind,
    href: (row.recordId && ctx.services.records.find(row.recordKind)?.pageOf(row.recordId)) || null,
  }
}
