// After many rows: the planner learns what is there, and pages get marked so that indexes can answer alone.

import type { Pool } from 'pg'

const filled =
  'building property_object application adult child application_wish evaluation offer assignment workspace number_sequence'

export async function tidyUp(pool: Pool): Promise<void> {
  for (const table of filled.split(' ')) await pool.query(`vacuum (analyze) ${table}`)
}
