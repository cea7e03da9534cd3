// Notifies staff of incoming and undelivered mails, according to the settings in their profile.

import { and, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { taskGroup } from '#areas/tasks/server/public.ts'
import { tellStaffOfEach, toldAbout, type Happening } from '#areas/users/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { mailMessage, mailThread } from '#platform/server/mail/tables.ts'
import { staffUser } from '#platform/server/session/tables.ts'
import { lockReminded, retellReminders } from './reminded.ts'
import { pageOf } from './thread-row.ts'

type MailKind = 'mail_received' | 'mail_bounced'

export const tellOfMail = (ctx: Context, kind: MailKind, threadId: string): Promise<void> =>
  tellOfThreads(ctx, kind, [threadId])

const jobData = z.object({ mailIds: z.array(z.uuid()) })

/**
 * Notifies of mails rejected by a server: one notification per single mail, one in total for the mails of a bulk
 * mail.
 */
export async function tellOfUndelivered(ctx: Context, data: unknown): Promise<void> {
  const { mailIds } = jobData.parse(data)
  await lockReminded(ctx, mailIds)
  await retellReminders(ctx, mailIds)
  const rows = await ctx.db
    .select({ threadId: mailMessage.threadId, groupId: mailMessage.taskGroupId })
    .from(mailMessage)
    .where(and(eq(mailMessage.workspaceId, ctx.workspace.id), inArray(mailMessage.id, mailIds)))
  const single = rows.filter(({ groupId }) => groupId === null).flatMap(({ threadId }) => threadId ?? [])
  await tellOfThreads(ctx, 'mail_bounced', [...new Set(single)])
  await tellOfBulk(ctx, [...new Set(rows.flatMap(({ groupId }) => groupId ?? []))])
}

async function tellOfThreads(ctx: Context, kind: MailKind, threadIds: readonly string[]): Promise<void> {
  if (threadIds.length === 0) return
  const threads = await ctx.db
    .select({
      recordKind: mailThread.recordKind,
      recordId: mailThread.recordId,
      name: mailThread.contactName,
      address: mailThread.contactAddress,
      assigned: staffUser.email,
    })
    .from(mailThread)
    .leftJoin(
      staffUser,
      and(eq(staffUser.workspaceId, mailThread.workspaceId), eq(staffUser.id, mailThread.assignedTo)),
    )
    .where(and(eq(mailThread.workspaceId, ctx.workspace.id), inArray(mailThread.id, [...threadIds])))
  await tellStaffOfEach(
    ctx,
    threads.map((thread) => ({
      kind,
      permission: 'shared_communication',
      name: thread.name || thread.address,
      // Page of the record, so that the notification is deleted together with the record.
      path: pageOf(ctx, thread) ?? '/communication',
      // The user to whom the thread is assigned is responsible.
      responsible: thread.assigned ? [thread.assigned] : [],
    })),
  )
}

async function tellOfBulk(ctx: Context, groupIds: readonly string[]): Promise<void> {
  if (groupIds.length === 0) return
  const groups = await ctx.db
    .select({ id: taskGroup.id, title: taskGroup.title })
    .from(taskGroup)
    .where(and(eq(taskGroup.workspaceId, ctx.workspace.id), inArray(taskGroup.id, [...groupIds])))
  const happenings = groups.map(({ id, title }): Happening => ({
    kind: 'mail_bounced',
    permission: 'shared_communication',
    name: title,
    path: `/communication?mailbox=failed&task=${id}`,
    responsible: [],
  }))
  const told = await toldAbout(
    ctx,
    happenings.map(({ path }) => path),
  )
  await tellStaffOfEach(
    ctx,
    happenings.filter(({ path }) => !told.has(path)),
  )
}
