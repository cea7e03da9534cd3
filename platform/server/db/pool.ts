// The connections to PostgreSQL. Pipelined: statements sent together travel in one round trip.

import { Pool, types } from 'pg'
import { usualLimits, type TimeLimits } from './time-limits.ts'

const int8 = 20
const date = 1082

// Counts, numbers and money stay far below 2^53; days are days, not moments in some time zone.
types.setTypeParser(int8, Number)
types.setTypeParser(date, (day) => day)

interface Options {
  size?: number
  limits?: TimeLimits
}

export function createPool(url: string, { size = 20, limits = usualLimits }: Options = {}): Pool {
  const pool = new Pool({
    connectionString: url,
    max: size,
    pipeline: true,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // A connection keeps the plans of the lists it has served; a new one has to make them again.
    min: 4,
    application_name: 'quartier',
    lock_timeout: limits.lock,
    statement_timeout: limits.statement,
    idle_in_transaction_session_timeout: limits.idleInTransaction,
    query_timeout: limits.answer,
  })
  // A broken connection is replaced at the next request; without listeners its error event would end the process. The pool
  // listens to idle connections only, so each connection also needs its own: it may break between two statements of a call.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
