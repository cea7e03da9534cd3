// Computes the order of a draw in a worker thread and stores it in one statement.

import { asc, eq, and } from 'drizzle-orm'
import { AppError } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { createWorkerPool } from '#platform/server/workers/worker-pool.ts'
import { fingerprintOf, listText, type ListedCandidate } from '../rules/list-text.ts'
import type { DrawnList } from '../rules/draw-order.ts'
import type { DrawRow } from './draw-row.ts'
import { nodeHashing } from './node-hashing.ts'
import type * as orderTasks from './order-tasks.ts'
import { drawCandidate } from './tables.ts'

/** The candidates as the public list shows them, in the order of their numbers. */
export const listedCandidates = (ctx: Context, drawId: string): Promise<ListedCandidate[]> =>
  ctx.db
    .select({ receipt: drawCandidate.receipt, group: drawCandidate.groupKey })
    .from(drawCandidate)
    .where(and(eq(drawCandidate.workspaceId, ctx.workspace.id), eq(drawCandidate.drawId, drawId)))
    .orderBy(asc(drawCandidate.number))

/** Requires a row lock on a draw with a value. Refuses if the list no longer has the published fingerprint. */
export async function keepOrder(ctx: Context, row: DrawRow): Promise<void> {
  const candidates = await listedCandidates(ctx, row.id)
  const text = listText({ slug: row.slug, groups: row.groups, candidates })
  if ((await fingerprintOf(text, nodeHashing)) !== row.fingerprint) throw new AppError('draws_list_was_changed')
  const ranks = await ranksOf({ fingerprint: row.fingerprint, value: row.value ?? '', candidates })
  await ctx.client.query(
    `update draw_candidate c set rank = given.rank from unnest($3::int[]) with ordinality given (rank, number)
      where c.workspace_id = $1 and c.draw_id = $2 and c.number = given.number`,
    [ctx.workspace.id, row.id, ranks],
  )
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
