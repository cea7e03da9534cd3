// Actions on a bulk mail: confirm, pause, resume, terminate, resend to missed recipients; and following it until it
// has ended.

import { and, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { holdSeconds } from '#platform/rules/mail-states.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { announce } from '#platform/server/live/announce.ts'
import { sendAgain } from '#platform/server/mail/again.ts'
import { undoMails, wakeSender } from '#platform/server/mail/outbox.ts'
import { mailMessage } from '#platform/server/mail/tables.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import { notFound, staleVersion } from '#platform/server/app-error.ts'
import { endOf, taskCan, taskStates, type Counts, type TaskAction } from '../rules/task-state.ts'
import { countsOf, type TaskRow } from './counting.ts'
import { taskGroup, taskRecipient } from './tables.ts'
import { hasEnded, keptIn, thisTask, viewOf } from './task-groups.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/tasks.ts'

/** Job that writes the mails of a bulk mail; handled by the area that knows its text. */
export const writeTaskJob = 'write-bulk-mails'
/** Job that checks whether a bulk mail has ended. */
export const followTaskJob = 'follow-bulk-mail'

const followSeconds = 5

export const changeTask = handler(
  contract.changeTask,
  { permission: 'shared_communication' },
  async (ctx, { params, body }) => {
    const row = await lockTask(ctx, params.id)
    const told = hasEnded(row.state) ? keptIn(row) : ((await countsOf(ctx, [row])).get(row.id) ?? keptIn(row))
    assertAllowed(taskCan[params.deed]({ ...told, state: row.state, isPaused: row.pausedAt !== null }))
    if (row.version !== body.version) throw staleVersion({ version: row.version })
    const changed = await perform[params.deed](ctx, row)
    ctx.record({
      event: `bulk_mail.${pastOf[params.deed]}`,
      subject: { kind: 'task_group', id: row.id, title: row.title },
    })
    return { task: await viewOf(ctx, changed) }
  },
)

const pastOf: Record<TaskAction, string> = {
  confirm: 'confirmed',
  pause: 'paused',
  resume: 'resumed',
  terminate: 'terminated',
  retry: 'retried',
}

async function lockTask(ctx: Context, id: string): Promise<TaskRow> {
  const [row] = await ctx.db.select().from(taskGroup).where(thisTask(ctx, id)).for('update')
  if (!row) throw notFound('tasks_not_found')
  return row
}

async function changeRow(ctx: Context, row: TaskRow, changes: Partial<TaskRow>): Promise<TaskRow> {
  const [changed] = await ctx.db
    .update(taskGroup)
    .set({ ...changes, version: row.version + 1 })
    .where(thisTask(ctx, row.id))
    .returning()
  await announce(ctx.client, ctx.workspace.id, 'tasks')
  return changed ?? row
}

const soon = (ctx: Context, seconds: number) => new Date(ctx.now.getTime() + seconds * 1000)

const perform: Record<TaskAction, (ctx: StaffContext, row: TaskRow) => Promise<TaskRow>> = {
  async confirm(ctx, row) {
    const notBefore = soon(ctx, holdSeconds)
    await ctx.enqueue(writeTaskJob, { taskGroupId: row.id })
    await ctx.enqueue(followTaskJob, { taskGroupId: row.id }, { startAfter: soon(ctx, holdSeconds + followSeconds) })
    return changeRow(ctx, row, { state: taskStates.inProgress, notBefore, createdAt: ctx.now })
  },

  pause: (ctx, row) => changeRow(ctx, row, { pausedAt: ctx.now }),

  async resume(ctx, row) {
    await ctx.enqueue(writeTaskJob, { taskGroupId: row.id })
    await lookAgain(ctx, row.id)
    await wakeSender(ctx, [row.notBefore])
    return changeRow(ctx, row, { pausedAt: null })
  },

  /** Mails already sent stay sent; all others are stopped. */
  async terminate(ctx, row) {
    await ctx.db
      .update(taskRecipient)
      .set({ state: 'terminated' })
      .where(
        and(
          eq(taskRecipient.workspaceId, ctx.workspace.id),
          eq(taskRecipient.taskGroupId, row.id),
          eq(taskRecipient.state, 'waiting'),
        ),
      )
    return keepBack(ctx, row)
  },

  async retry(ctx, row) {
    const failed = await ctx.db
      .select({ id: mailMessage.id })
      .from(mailMessage)
      .where(
        and(
          eq(mailMessage.workspaceId, ctx.workspace.id),
          eq(mailMessage.taskGroupId, row.id),
          inArray(mailMessage.state, ['failed', 'bounced']),
        ),
      )
    await sendAgain(
      ctx,
      failed.map(({ id }) => id),
    )
    await lookAgain(ctx, row.id)
    return changeRow(ctx, row, { state: taskStates.inProgress, finishTime: null, pausedAt: null })
  },
}

/** Some of their mails are sent again: the tasks are reopened and their result is recounted. */
export async function followAgain(ctx: Context, ids: readonly string[]): Promise<void> {
  const again = await ctx.db
    .update(taskGroup)
    .set({ state: taskStates.inProgress, finishTime: null, version: sql`${taskGroup.version} + 1` })
    .where(
      and(
        eq(taskGroup.workspaceId, ctx.workspace.id),
        inArray(taskGroup.id, [...ids]),
        inArray(taskGroup.state, [taskStates.completed, taskStates.failed]),
      ),
    )
    .returning({ id: taskGroup.id })
  for (const { id } of again) await ctx.enqueue(followTaskJob, { taskGroupId: id })
  await announce(ctx.client, ctx.workspace.id, 'tasks')
}

/**
 * Of what was ended whatever waits stays here. What is just being handed over leaves, or waits again when the server did not take it,
 * or a process died: it is looked at until nothing is on its way.
 */
async function keepBack(ctx: Context, row: TaskRow): Promise<TaskRow> {
  const own = and(eq(mailMessage.workspaceId, ctx.workspace.id), eq(mailMessage.taskGroupId, row.id))
  const waiting = await ctx.db
    .select({ id: mailMessage.id })
    .from(mailMessage)
    .where(
      and(
        own,
        // Without a mail server mails are held, and count as sent once their time has come.
        or(
          inArray(mailMessage.state, ['queued', 'to-print']),
          and(
            eq(mailMessage.state, 'held'),
            ctx.services.mail.canSend ? undefined : gt(mailMessage.notBefore, ctx.now),
          ),
        ),
      ),
    )
  await undoMails(
    ctx,
    waiting.map(({ id }) => id),
  )
  // Mails returned to the queue in the meantime are counted as well.
  const leaving = await ctx.db.$count(mailMessage, and(own, inArray(mailMessage.state, ['queued', 'sending'])))
  if (leaving > 0) await lookAgain(ctx, row.id)
  return endTask(ctx, row, taskStates.terminated)
}

const lookAgain = (ctx: Context, taskGroupId: string) =>
  ctx.enqueue(followTaskJob, { taskGroupId }, { startAfter: soon(ctx, followSeconds) })

async function endTask(ctx: Context, row: TaskRow, state: TaskRow['state']): Promise<TaskRow> {
  const kept = keptIn(row)
  const told = (await countsOf(ctx, [row])).get(row.id) ?? kept
  if (row.state === state && isSameCount(told, kept)) return row
  return changeRow(ctx, row, {
    state,
    finishTime: told.lastAt ?? row.finishTime ?? ctx.now,
    completedTasks: told.completed_tasks,
    failedTasks: told.failed_tasks,
    terminatedTasks: told.terminated_tasks,
  })
}

const isSameCount = (one: Counts, other: Counts): boolean =>
  one.completed_tasks === other.completed_tasks &&
  one.failed_tasks === other.failed_tasks &&
  one.terminated_tasks === other.terminated_tasks

/** Job handler: runs again until no mail is pending, then stores the final counts. */
export async function followTask(ctx: Context, taskGroupId: string): Promise<void> {
  const [row] = await ctx.db
    .select()
    .from(taskGroup)
    .where(and(thisTask(ctx, taskGroupId), inArray(taskGroup.state, [taskStates.inProgress, taskStates.terminated])))
    .for('update')
  if (row?.state === taskStates.terminated) return void (await keepBack(ctx, row))
  if (!row || row.pausedAt) return
  const told = (await countsOf(ctx, [row])).get(row.id)
  const end = told ? endOf(told) : null
  if (end) await endTask(ctx, row, end)
  else await lookAgain(ctx, taskGroupId)
}

const preparedDays = 1

/** Nightly job: deletes bulk mails that were prepared but never confirmed. */
export async function forgetPrepared(ctx: Context): Promise<void> {
  const before = new Date(ctx.now.getTime() - preparedDays * 86_400_000)
  await ctx.db
    .delete(taskGroup)
    .where(
      and(
        eq(taskGroup.workspaceId, ctx.workspace.id),
        eq(taskGroup.state, taskStates.temp),
        sql`${taskGroup.createdAt} < ${before}`,
      ),
    )
}
