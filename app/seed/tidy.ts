// Runs after many inserts: updates planner statistics, and vacuums so that index-only scans work.

import type { Pool, PoolClient } from 'pg'

const filled =
  'building property_object application adult child application_wish evaluation offer assignment workspace number_sequence'

export async function tidyUp(pool: Pool): Promise<void> {
  for (const table of filled.split(' ')) await pool.query(`vacuum (analyze) ${table}`)
}

const fewRows = 1000

/**
 * Analyzes the tables when enough rows were inserted to make earlier plans wrong; for few rows it costs more than it
 * saves.
 */
export async function learnAfter(client: PoolClient, rows: number, tables: string): Promise<void> {
  if (rows > fewRows) await client.query(`analyze ${tables}`)
}
