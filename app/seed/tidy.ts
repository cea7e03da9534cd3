// After many rows: the planner learns what is there, and pages get marked so that indexes can answer alone.

import type { Pool, PoolClient } from 'pg'

const filled =
  'building property_object application adult child application_wish evaluation offer assignment workspace number_sequence'

export async function tidyUp(pool: Pool): Promise<void> {
  for (const table of filled.split(' ')) await pool.query(`vacuum (analyze) ${table}`)
}

const fewRows = 1000

/** Reads the tables anew once so many rows have come that plans made before would be wrong; for few it costs more than it saves. */
export async function learnAfter(client: PoolClient, rows: number, tables: string): Promise<void> {
  if (rows > fewRows) await client.query(`analyze ${tables}`)
}
