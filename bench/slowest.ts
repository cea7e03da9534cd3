// Measures each statement by itself: under row security, planned as the product plans it, the median of several runs.

import type { Pool, PoolClient, QueryConfig } from 'pg'
import { applicationsTable } from '#areas/applications/server/list/list.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { cases } from './cases.ts'
import { median } from './compare.ts'
import { statementsOf } from './statements.ts'

export interface Timing {
  name: string
  /** Milliseconds: finding and counting the page, reading its rows, counting the tabs. */
  page: number
  rows: number
  tabs: number
}

/** More than five, after which PostgreSQL may switch to a generic plan. */
const runs = 9

export function timeStatements(pool: Pool, workspaceId: string): Promise<Timing[]> {
  return inWorkspace(pool, workspaceId, async (client) => {
    const timings: Timing[] = []
    for (const one of cases) {
      const { plan, page, rows, tabs } = statementsOf(applicationsTable, one.query, workspaceId)
      await client.query(plan)
      const time = (query: QueryConfig) => timeOf(client, query)
      timings.push({
        name: one.name,
        page: await time(page),
        rows: await time(rows),
        tabs: tabs ? await time(tabs) : 0,
      })
    }
    return timings
  })
}

async function timeOf(client: PoolClient, query: QueryConfig): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const begin = performance.now()
    await client.query(query)
    times.push(performance.now() - begin)
  }
  return median(times)
}
