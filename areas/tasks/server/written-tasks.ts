// Records bulk mails whose mails another area has written, so that staff see undelivered ones and send them again.

import type { Language } from '#platform/rules/project-type.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { insertRows } from '#platform/server/db/insert-rows.ts'
import { announce } from '#platform/server/live/announce.ts'
import { taskStates } from '../rules/task-state.ts'
import { taskGroup, taskRecipient } from './tables.ts'
import { followTaskJob } from './task-actions.ts'

interface WrittenTask {
  /** Given to its mails as `taskGroupId`. */
  id: string
  recordKind: string
  title: string
  /** The mails leave then. */
  notBefore: Date
  recipients: number
  excluded: number
}

/** Called before the mails are written. */
export async function beginWrittenTask(ctx: StaffContext, task: WrittenTask): Promise<void> {
  const { id, recordKind, title, notBefore, recipients, excluded } = task
  const { bulk } = ctx.services.records.get(recordKind)
  if (!bulk) throw new Error(`records of the kind ${recordKind} get no bulk mails`)
  await ctx.db.insert(taskGroup).values({
    workspaceId: ctx.workspace.id,
    id,
    action: bulk.action,
    state: taskStates.inProgress,
    mailView: bulk.view,
    title,
    totalTasks: recipients,
    excludedTasks: excluded,
    notBefore,
    createdBy: ctx.user.id,
    createdAt: ctx.now,
  })
  await ctx.enqueue(followTaskJob, { taskGroupId: id }, { startAfter: notBefore })
  await announce(ctx.client, ctx.workspace.id, 'tasks')
}

interface Person {
  recordId: string
  name: string
  address: string
  language: Language
}

interface Written {
  id: string
  recordKind: string
  recipients: readonly (Person & { mailId: string })[]
  /** With the reason, as text. */
  excluded: readonly (Person & { reason: string })[]
}

/** Called after the mails are written. */
export async function recordWrittenTask(ctx: StaffContext, written: Written): Promise<void> {
  const { id, recordKind, recipients, excluded } = written
  const all = [
    ...recipients.map((one) => ({ ...one, state: 'written' as const, reason: null })),
    ...excluded.map((one) => ({ ...one, state: 'excluded' as const, mailId: null })),
  ]
  await insertRows(
    ctx.client,
    taskRecipient,
    all.map(({ recordId, name, address, language, mailId, state, reason }, position) => ({
      workspaceId: ctx.workspace.id,
      taskGroupId: id,
      position,
      recordKind,
      recordId,
      name,
      address,
      language,
      state,
      reason,
      reasonGroup: reason,
      mailId,
    })),
  )
}
