// Creates the connection pool for PostgreSQL. Connections are pipelined: statements sent together take one round
// trip.

import { Pool, types } from 'pg'
import { usualLimits, type TimeLimits } from './time-limits.ts'

const int8 = 20
const date = 1082

// Counts, numbers and money stay far below 2^53; dates stay YYYY-MM-DD strings, because a Date would depend on the
// time zone.
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
    // Idle connections are kept because each one caches query plans, which a new connection must build again.
    min: 4,
    application_name: 'quartier',
    lock_timeout: limits.lock,
    statement_timeout: limits.statement,
    idle_in_transaction_session_timeout: limits.idleInTransaction,
    query_timeout: limits.answer,
  })
  // A broken connection is replaced at the next request; without a listener its error event would end the process.
  // The pool listens only to idle connections, so each connection needs its own listener: it may break between two
  // statements of a call.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
