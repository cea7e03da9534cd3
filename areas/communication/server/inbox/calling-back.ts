// Calls back mails just sent. The action that a mail reports remains in effect, and the message says so.

import { and, eq, inArray } from 'drizzle-orm'
import { aboutMail } from '#platform/server/audit/about-mail.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { undoMails } from '#platform/server/mail/outbox.ts'
import { standsAfter } from '#platform/server/mail/standing.ts'
import { mailMessage } from '#platform/server/mail/tables.ts'
import { notFound, AppError } from '#platform/server/app-error.ts'
import { mailCan } from '../../rules/mail-can.ts'
import { lockReminded, retellReminders } from './reminded.ts'
import { findThread, subjectOfThread } from './thread-row.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '#platform/contract/call-back.ts'

/** Used by the notification after sending. The author needs no permission to read the inbox. */
export const callBackMails = handler(contract.callBackMails, { permission: 'permit' }, async (ctx, { body }) => {
  await lockReminded(ctx, body.mailIds)
  const found = await ctx.db
    .select()
    .from(mailMessage)
    .where(and(eq(mailMessage.workspaceId, ctx.workspace.id), inArray(mailMessage.id, body.mailIds)))
    .for('update')
  const reader = { id: ctx.user.id, readsInbox: ctx.can('shared_communication') }
  const rows = found.filter((row) => mailCan.beReachedBy(row, reader))
  if (rows.length < new Set(body.mailIds).size) throw notFound('communication_mail_not_found')
  const undone = new Set(
    await undoMails(
      ctx,
      rows.map(({ id }) => id),
    ),
  )
  await retellReminders(ctx, [...undone])
  if (undone.size === 0) throw new AppError('communication_reason_has_left')
  for (const row of rows) {
    if (undone.has(row.id) && row.threadId) await recordCallBack(ctx, { ...row, threadId: row.threadId })
  }
  const left = rows.length - undone.size
  const [first] = rows
  const description = [
    first && standsAfter(ctx, first.kind),
    left > 0 && ctx.t('communication_already_left', { count: left }),
  ]
  return {
    notify: [
      {
        type: left > 0 ? 'warning' : 'success',
        title: ctx.t('communication_called_back_count', { count: undone.size }),
        description: description.filter(Boolean).join(' '),
        duration: readFor,
      },
    ],
  }
})

/** Milliseconds. Longer than for other notifications, because this text is longer. */
const readFor = 12_000

interface CalledBack {
  id: string
  threadId: string
  subject: string
}

export async function recordCallBack(ctx: StaffContext, { id, threadId, subject }: CalledBack): Promise<void> {
  ctx.record({
    event: 'mail.called_back',
    subject: subjectOfThread(ctx, await findThread(ctx, threadId)),
    cause: subject,
    changes: [aboutMail(id)],
  })
}
