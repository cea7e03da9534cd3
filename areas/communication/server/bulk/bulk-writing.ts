// Writes the mails of a confirmed bulk mail in turns. Before confirmation, any of the mails can be previewed or sent
// to oneself as a test.

import { and, asc, eq, getTableName } from 'drizzle-orm'
import { z } from 'zod'
import { letterOf, mailWriter, namesOf, type WrittenMail } from '#areas/mail-templates/server/public.ts'
import { escapedHtml, linkStyle, paragraphStyle } from '#platform/rules/mail-look.ts'
import type { Language } from '#platform/rules/project-type.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { announce } from '#platform/server/live/announce.ts'
import { linkOfNobody, unsubscribeLink } from '#platform/server/mail/unsubscribing.ts'
import { taskStates } from '#areas/tasks/rules/task-state.ts'
import { thisTask, writeTaskJob, taskGroup, taskRecipient } from '#areas/tasks/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { composeMail } from '#platform/server/mail/letter.ts'
import { queueMail, queueMails, type MailDraft } from '#platform/server/mail/outbox.ts'
import { notFound, AppError } from '#platform/server/app-error.ts'
import { bulkKind } from './bulk-kinds.ts'
import { spokenTo, writingFor } from './bulk-words.ts'
import { onBehalfOf } from '../inbox/on-behalf.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/bulk.ts'

const taskRecipientTable = getTableName(taskRecipient)

const mailsPerTurn = 200

type TaskRow = typeof taskGroup.$inferSelect
type RecipientRow = typeof taskRecipient.$inferSelect

export const previewBulkMail = handler(
  contract.previewBulkMail,
  { permission: 'shared_communication' },
  async (ctx, { params, body }) => {
    const task = await findTask(ctx, params.taskId)
    const [recipient] = await ctx.db
      .select()
      .from(taskRecipient)
      .where(
        and(
          eq(taskRecipient.workspaceId, ctx.workspace.id),
          eq(taskRecipient.taskGroupId, task.id),
          eq(taskRecipient.position, body.position),
        ),
      )
    if (!recipient) throw notFound('communication_recipient_not_found')
    const [draft] = await draftsFor(ctx, task, {
      recipients: [recipient],
      wayOut: () => linkOfNobody(ctx.services, ctx.workspace),
    })
    if (!draft || 'reason' in draft) throw new AppError('communication_recipient_left_out', { status: 422 })
    const { user } = ctx
    if (body.test) {
      const { record: _none, taskGroupId: _neither, notBefore: _atOnce, isNews: _nobodys, ...letter } = draft
      await queueMail(ctx, {
        ...letter,
        kind: 'test',
        subject: ctx.t('communication_test_subject', { subject: letter.subject }),
        to: { name: `${user.firstName} ${user.lastName}`, address: user.email },
      })
    }
    return {
      name: recipient.name,
      address: recipient.address,
      language: draft.language,
      subject: draft.subject,
      ...composeMail(draft, { senderName: ctx.workspace.name }),
      ...(body.test && {
        notify: [{ type: 'success' as const, title: ctx.t('communication_test_sent', { address: user.email }) }],
      }),
    }
  },
)

async function findTask(ctx: Context, id: string): Promise<TaskRow> {
  const [row] = await ctx.db.select().from(taskGroup).where(thisTask(ctx, id))
  if (!row) throw notFound('tasks_not_found')
  return row
}

/** Drafts of the mails of these recipients, or the reason why a recipient no longer gets one. */
async function draftsFor(
  ctx: Context,
  task: TaskRow,
  { recipients, wayOut }: { recipients: readonly RecipientRow[]; wayOut: (address: string) => string },
): Promise<(MailDraft | { reason: string })[]> {
  const { record, template: kind, bulk } = bulkKind(ctx, task.mailView)
  const writer = await mailWriter(ctx, [kind])
  const ids = recipients.flatMap(({ recordId }) => recordId ?? [])
  const values = await bulk.valuesOf(ctx, ids, { languageOf: (language) => spokenTo({ language }, task.words) })
  return recipients.map((recipient): MailDraft | { reason: string } => {
    const { name, address, recordId: id } = recipient
    if (!id || !values.has(id)) return { reason: ctx.t('communication_excluded_forgotten') }
    const language = spokenTo(recipient, task.words)
    const outcome = writer.write(writingFor(id, language, { kind, words: task.words, values }))
    if (!('mail' in outcome)) {
      return { reason: ctx.t('communication_excluded_empty', { names: namesOf(ctx, outcome.empty) }) }
    }
    return {
      ...letterOf(
        language,
        task.isNews && address ? withWayOut(outcome.mail, { language, href: wayOut(address) }) : outcome.mail,
      ),
      kind: 'bulk',
      to: { name, address },
      record: { kind: record.kind, id },
      taskGroupId: task.id,
      attachments: task.attachments,
      isNews: task.isNews,
      ...(task.templateId && { templateId: task.templateId }),
      ...(task.notBefore && { notBefore: task.notBefore }),
    }
  })
}

/** Newsletters contain an unsubscribe link in their text too. The linked page asks for confirmation. */
function withWayOut(mail: WrittenMail, { language, href }: { language: Language; href: string }): WrittenMail {
  const words = translatorFor(language)('communication_no_more_news')
  return {
    ...mail,
    html: `${mail.html}<p style="${paragraphStyle}"><a href="${escapedHtml(href)}" style="${linkStyle}">${escapedHtml(words)}</a></p>`,
    text: `${mail.text}\n\n${words}: ${href}`,
  }
}

const jobData = z.object({ taskGroupId: z.uuid() })

/** One turn: stores some mails and marks their recipients as written to, in one transaction. */
export async function writeBulkMails(ctx: Context, data: unknown): Promise<void> {
  const { taskGroupId } = jobData.parse(data)
  const [task] = await ctx.db
    .select()
    .from(taskGroup)
    .where(and(eq(taskGroup.workspaceId, ctx.workspace.id), eq(taskGroup.id, taskGroupId)))
    .for('update')
  if (!task || task.state !== taskStates.inProgress || task.pausedAt) return
  const waiting = and(
    eq(taskRecipient.workspaceId, ctx.workspace.id),
    eq(taskRecipient.taskGroupId, task.id),
    eq(taskRecipient.state, 'waiting'),
  )
  const recipients = await ctx.db
    .select()
    .from(taskRecipient)
    .where(waiting)
    .orderBy(asc(taskRecipient.position))
    .limit(mailsPerTurn)
  if (recipients.length === 0) return
  const sender = (await onBehalfOf(ctx, task.createdBy)) ?? ctx
  const wayOut = (address: string) => unsubscribeLink(ctx.services, ctx.workspace, address)
  const drafts = await draftsFor(sender, task, { recipients, wayOut })
  const written = recipients.flatMap((recipient, index) => {
    const draft = drafts[index]
    return draft && !('reason' in draft) ? [{ recipient, draft }] : []
  })
  const mailIds = await queueMails(
    sender,
    written.map(({ draft }) => draft),
  )
  await ctx.client.query(
    `update ${taskRecipientTable} r set state = 'written', mail_id = w.mail_id from unnest($3::integer[], $4::uuid[]) w(position, mail_id)
     where r.workspace_id = $1 and r.task_group_id = $2 and r.position = w.position`,
    [ctx.workspace.id, task.id, written.map(({ recipient }) => recipient.position), mailIds],
  )
  await leaveOut(ctx, task, { recipients, drafts })
  await recordInHistories(sender, task, { written, mailIds })
  await announce(ctx.client, ctx.workspace.id, 'tasks')
  if (recipients.length === mailsPerTurn) await ctx.enqueue(writeTaskJob, { taskGroupId })
}

interface Left {
  written: readonly { recipient: RecipientRow }[]
  mailIds: readonly string[]
}

async function recordInHistories(
  ctx: Context,
  { title, mailView }: TaskRow,
  { written, mailIds }: Left,
): Promise<void> {
  const mailIdByRecord = new Map(
    written.map(({ recipient }, index) => [recipient.recordId ?? '', mailIds[index] ?? '']),
  )
  if (written.length > 0) await bulkKind(ctx, mailView).bulk.recordWritten?.(ctx, { title, mailIdByRecord })
}

interface Turn {
  recipients: readonly RecipientRow[]
  drafts: readonly (MailDraft | { reason: string })[]
}

/**
 * Leaves out recipients whose data was deleted since the preview or whose record no longer has a value that the text
 * needs.
 */
async function leaveOut(ctx: Context, task: TaskRow, { recipients, drafts }: Turn): Promise<void> {
  let left = 0
  for (const [index, draft] of drafts.entries()) {
    const recipient = recipients[index]
    if (!recipient || !('reason' in draft)) continue
    await ctx.db
      .update(taskRecipient)
      .set({ state: 'excluded', reason: draft.reason })
      .where(
        and(
          eq(taskRecipient.workspaceId, ctx.workspace.id),
          eq(taskRecipient.taskGroupId, task.id),
          eq(taskRecipient.position, recipient.position),
        ),
      )
    left += 1
  }
  if (left === 0) return
  await ctx.db
    .update(taskGroup)
    .set({ totalTasks: task.totalTasks - left, excludedTasks: task.excludedTasks + left })
    .where(and(eq(taskGroup.workspaceId, ctx.workspace.id), eq(taskGroup.id, task.id)))
}
