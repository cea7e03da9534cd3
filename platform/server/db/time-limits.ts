// Time limits for the use of a pooled connection. All calls share the pool: statements that wait without end would
// take its connections one by one, until none is left.

import { DatabaseError } from 'pg'
import { causesOf } from '../error-causes.ts'

/** Milliseconds; 0 means no limit. */
export interface TimeLimits {
  /** Wait for a row, table or advisory lock. */
  lock: number
  statement: number
  /** Pause between two statements of a transaction. */
  idleInTransaction: number
  /** The server does not respond to a statement at all, not even with a timeout: its process or its machine hangs. */
  answer: number
}

/** For calls and jobs. A slow client may pause an export for minutes. */
export const usualLimits: TimeLimits = {
  lock: 15_000,
  statement: 60_000,
  idleInTransaction: 300_000,
  answer: 75_000,
}

/** Terminal commands and benchmarks write millions of rows in one statement, on connections that they do not share. */
export const noLimits: TimeLimits = { lock: 0, statement: 0, idleInTransaction: 0, answer: 0 }

/** `query_canceled` (time limit or administrator) and `lock_not_available`. */
const codes = new Set(['57014', '55P03'])

/** True if PostgreSQL cancelled a statement because it ran or waited too long. The transaction was rolled back. */
export const isOverTime = (error: unknown): boolean =>
  causesOf(error).some((one) => one instanceof DatabaseError && codes.has(one.code ?? ''))
