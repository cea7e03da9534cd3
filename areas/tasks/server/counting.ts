// Progress of a bulk mail: its mails are counted while it runs; the final counts are stored when it has ended.

import type { Context } from '#platform/server/context.ts'
import type { Counts } from '../rules/task-state.ts'
import type { taskGroup } from './tables.ts'

export type TaskRow = typeof taskGroup.$inferSelect

export interface Told extends Counts {
  /** Time at which the last of its mails was sent. */
  lastAt: Date | null
}

interface Counted {
  id: string
  completed: number
  failed: number
  cancelled: number
  terminated: number
  last_at: Date | null
}

const counting = `select g.id,
  (coalesce(m.completed, 0) + coalesce(r.completed, 0))::int completed, (coalesce(m.failed, 0) + coalesce(r.failed, 0))::int failed, coalesce(m.cancelled, 0)::int cancelled, m.last_at,
  coalesce(r.terminated, 0)::int terminated
from unnest($2::uuid[]) g(id)
left join lateral (select count(*) filter (where state in ('sent', 'printed') or (state = 'to-print' or state = 'held' and $4) and coalesce(not_before <= $3, true)) completed,
    count(*) filter (where state in ('failed', 'bounced')) failed, count(*) filter (where state = 'cancelled') cancelled,
    max(sent_at) last_at
  from mail_message where workspace_id = $1 and task_group_id = g.id) m on true
left join lateral (select count(*) filter (where state = 'terminated' or outcome = 'terminated') terminated,
    count(*) filter (where outcome in ('sent', 'printed')) completed, count(*) filter (where outcome = 'failed') failed
  from task_recipient where workspace_id = $1 and task_group_id = g.id and (state = 'terminated' or outcome is not null)) r on true`

export async function countsOf(ctx: Context, rows: readonly TaskRow[]): Promise<Map<string, Told>> {
  const { rows: counted } = await ctx.client.query<Counted>(counting, [
    ctx.workspace.id,
    rows.map(({ id }) => id),
    ctx.now,
    !ctx.services.mail.canSend,
  ])
  const byId = new Map(counted.map((one) => [one.id, one]))
  return new Map(rows.map((row) => [row.id, toldOf(row, byId.get(row.id))]))
}

function toldOf(row: TaskRow, counted: Counted | undefined): Told {
  return {
    total_tasks: row.totalTasks,
    completed_tasks: counted?.completed ?? 0,
    failed_tasks: counted?.failed ?? 0,
    terminated_tasks: (counted?.cancelled ?? 0) + (counted?.terminated ?? 0),
    lastAt: counted?.last_at ?? null,
  }
}
