// Computes the order of a draw in a worker thread and stores it as one row.

import { AppError } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { createWorkerPool } from '#platform/server/workers/worker-pool.ts'
import { fingerprintOf, listText, type ListedCandidate } from '../rules/list-text.ts'
import type { DrawnList } from '../rules/draw-order.ts'
import type { DrawRow } from './draw-row.ts'
import { nodeHashing } from './node-hashing.ts'
import type * as orderTasks from './order-tasks.ts'
import { drawOrders } from './tables.ts'

/** The candidates as the public list shows them, in the order of their numbers. */
export async function listedCandidates(ctx: Context, drawId: string): Promise<ListedCandidate[]> {
  const { rows } = await ctx.client.query<ListedCandidate>(
    'select receipt, group_key "group" from draw_candidate where workspace_id = $1 and draw_id = $2 order by number',
    [ctx.workspace.id, drawId],
  )
  return rows
}

/** Requires a row lock on a draw with a value. Refuses if the list no longer has the published fingerprint. */
export async function keepOrder(ctx: Context, row: DrawRow): Promise<void> {
  const candidates = await listedCandidates(ctx, row.id)
  const text = listText({ slug: row.slug, groups: row.groups, candidates })
  if ((await fingerprintOf(text, nodeHashing)) !== row.fingerprint) throw new AppError('draws_list_was_changed')
  const ranks = await ranksOf({ fingerprint: row.fingerprint, value: row.value ?? '', candidates })
  await ctx.db.insert(drawOrders).values({ workspaceId: ctx.workspace.id, drawId: row.id, ranks })
}

/** A draw is confirmed so rarely that its thread need not wait for the next. */
export async function ranksOf(list: DrawnList): Promise<number[]> {
  const pool = createWorkerPool<typeof orderTasks>(import.meta.resolve('./order-tasks.ts'), {
    threads: 1,
    memory: 512,
    time: 30_000,
    waiting: 1,
  })
  try {
    return await pool.run('computeRanks', list)
  } finally {
    await pool.close()
  }
}
