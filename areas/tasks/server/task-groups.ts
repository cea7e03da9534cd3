// Bulk mails as returned to staff.

import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { spoken } from '#platform/server/permit.ts'
import { notFound } from '#platform/server/app-error.ts'
import { staffNames } from '#platform/server/session/staff-names.ts'
import type { TaskGroup } from '../contract/tasks.ts'
import { statesOfProgress, taskCan, taskActions, taskStates, type TaskAction } from '../rules/task-state.ts'
import { countsOf, type TaskRow, type Told } from './counting.ts'
import { taskGroup } from './tables.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/tasks.ts'

const mostShown = 20

/** Condition that hides bulk mails to records that the person may not see. */
function seen(ctx: Context | StaffContext) {
  const hidden = ctx.services.records.kinds.flatMap(({ bulk }) =>
    'can' in ctx && bulk?.permission && !ctx.can(bulk.permission) ? bulk.view : [],
  )
  return hidden.length > 0 ? notInArray(taskGroup.mailView, hidden) : undefined
}

export const thisTask = (ctx: Context, id: string) =>
  and(eq(taskGroup.workspaceId, ctx.workspace.id), eq(taskGroup.id, id), seen(ctx))

export const getTaskGroup = handler(
  contract.getTaskGroup,
  { permission: 'shared_communication' },
  async (ctx, { params }) => {
    const [row] = await ctx.db.select().from(taskGroup).where(thisTask(ctx, params.id))
    if (!row) throw notFound('tasks_not_found')
    return viewOf(ctx, row)
  },
)

/** Prepared tasks that were never confirmed are not listed. */
export const listTaskGroups = handler(contract.listTaskGroups, { permission: 'shared_communication' }, async (ctx) => {
  const rows = await ctx.db
    .select()
    .from(taskGroup)
    .where(and(eq(taskGroup.workspaceId, ctx.workspace.id), seen(ctx), sql`${taskGroup.state} <> ${taskStates.temp}`))
    .orderBy(desc(taskGroup.createdAt), desc(taskGroup.id))
    .limit(mostShown)
  return { items: await viewsOf(ctx, rows) }
})

export const taskGroupExists = handler(
  contract.taskGroupExists,
  { permission: 'shared_communication' },
  async (ctx, { query }) => {
    const states = statesOfProgress[query.progress_state === 1 ? 1 : 2].filter((state) => state !== taskStates.temp)
    const [row] = await ctx.db
      .select({ id: taskGroup.id })
      .from(taskGroup)
      .where(and(eq(taskGroup.workspaceId, ctx.workspace.id), seen(ctx), inArray(taskGroup.state, states)))
      .limit(1)
    return { exists: row !== undefined }
  },
)

export async function viewOf(ctx: StaffContext, row: TaskRow): Promise<TaskGroup> {
  const [view] = await viewsOf(ctx, [row])
  if (!view) throw notFound('tasks_not_found')
  return view
}

async function viewsOf(ctx: StaffContext, rows: readonly TaskRow[]): Promise<TaskGroup[]> {
  const going = rows.filter(({ state }) => !hasEnded(state))
  const counts = await countsOf(ctx, going)
  const nameOf = await staffNames(
    ctx,
    rows.map(({ createdBy }) => createdBy),
  )
  return rows.map((row) => {
    const told = counts.get(row.id) ?? keptIn(row)
    const facts = { ...told, state: row.state, isPaused: row.pausedAt !== null }
    return {
      id: row.id,
      action: row.action,
      state: row.state,
      stateTitle: ctx.t(row.pausedAt && !hasEnded(row.state) ? 'tasks_state_paused' : `tasks_state_${row.state}`),
      mailView: row.mailView,
      title: row.title,
      created: row.createdAt.toISOString(),
      createdBy: row.createdBy && nameOf(row.createdBy).name,
      leavesAt: row.state === taskStates.inProgress ? (row.notBefore?.toISOString() ?? null) : null,
      isPaused: facts.isPaused,
      finish_time: row.finishTime?.toISOString() ?? null,
      total_tasks: told.total_tasks,
      completed_tasks: told.completed_tasks,
      failed_tasks: told.failed_tasks,
      terminated_tasks: told.terminated_tasks,
      excluded: row.excludedTasks,
      version: row.version,
      can: canOf(ctx, facts),
    }
  })
}

export const hasEnded = (state: number): boolean => statesOfProgress[2].includes(state)

/** Counts stored when the bulk mail ended; bounces that arrive later do not change them. */
export const keptIn = (row: TaskRow): Told => ({
  total_tasks: row.totalTasks,
  completed_tasks: row.completedTasks,
  failed_tasks: row.failedTasks,
  terminated_tasks: row.terminatedTasks,
  lastAt: row.finishTime,
})

function canOf(ctx: StaffContext, facts: Parameters<(typeof taskCan)[TaskAction]>[0]): TaskGroup['can'] {
  const verdicts = taskActions.map((action) => [action, spoken(ctx, taskCan[action](facts))] as const)
  return Object.fromEntries(verdicts) as TaskGroup['can']
}
