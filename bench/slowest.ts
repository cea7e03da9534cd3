// How long each statement takes by itself: under row security, planned as the product plans it, the median of some runs.

import type { Pool, QueryConfig } from 'pg'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { planWithValues } from '#platform/server/table/statement.ts'
import { cases } from './cases.ts'
import { median } from './compare.ts'
import { statementsOf } from './statements.ts'

export interface Timing {
  name: string
  page: number
  count: number
}

/** More than the five after which PostgreSQL may settle for one plan for all values. */
const runs = 9

export async function timeStatements(pool: Pool, workspaceId: string): Promise<Timing[]> {
  const timings: Timing[] = []
  for (const one of cases) {
    const { page, count, tabs, isSearched } = statementsOf(one, workspaceId)
    const time = (query: QueryConfig) => timeOf(pool, workspaceId, { query, isSearched })
    const counting = Math.max(await time(count), tabs ? await time(tabs) : 0)
    timings.push({ name: one.name, page: await time(page), count: counting })
  }
  return timings
}

async function timeOf(
  pool: Pool,
  workspaceId: string,
  { query, isSearched }: { query: QueryConfig; isSearched: boolean },
): Promise<number> {
  return inWorkspace(pool, workspaceId, async (client) => {
    if (isSearched) await client.query(planWithValues)
    const times: number[] = []
    for (let run = 0; run < runs; run += 1) {
      const begin = performance.now()
      await client.query(query)
      times.push(performance.now() - begin)
    }
    return median(times)
  })
}
