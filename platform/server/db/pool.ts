// The connections to PostgreSQL. Pipelined: statements sent together travel in one round trip.

import { Pool, types } from 'pg'

const int8 = 20
const date = 1082

// Counts, numbers and money stay far below 2^53; days are days, not moments in some time zone.
types.setTypeParser(int8, Number)
types.setTypeParser(date, (day) => day)

export function createPool(url: string, size = 20): Pool {
  const pool = new Pool({
    connectionString: url,
    max: size,
    pipeline: true,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    application_name: 'quartier',
  })
  // A broken idle connection is replaced at the next request; without a listener it would end the process.
  pool.on('error', () => {})
  return pool
}
