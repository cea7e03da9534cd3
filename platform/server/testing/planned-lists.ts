// Tells how PostgreSQL planned the prepared statements of lists.

import type { Pool } from 'pg'

/** Number of executions with a generic plan and with a custom plan. */
export interface Planned {
  generic: number
  custom: number
}

/** Sums over all connections of the pool, for the list statements that contain `part`. */
export async function plannedLists(pool: Pool, part: string): Promise<Planned> {
  const clients = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()))
  const all: Planned = { generic: 0, custom: 0 }
  for (const client of clients) {
    const { rows } = await client.query<Planned>(
      `select coalesce(sum(generic_plans), 0)::int as generic, coalesce(sum(custom_plans), 0)::int as custom
       from pg_prepared_statements where name like 'list-%' and statement like '%' || $1 || '%'`,
      [part],
    )
    client.release()
    all.generic += rows[0]?.generic ?? 0
    all.custom += rows[0]?.custom ?? 0
  }
  return all
}
