// How long one call may keep a connection of the pool. The pool is shared by everybody: a statement that waits without end would
// take its connection from the others, until none is left.

import { DatabaseError } from 'pg'
import { causesOf } from '../error-causes.ts'

/** In milliseconds; 0 is no limit. */
export interface TimeLimits {
  /** Waiting for a row, a table or an advisory lock. */
  lock: number
  statement: number
  /** Between two statements of a transaction. */
  idleInTransaction: number
  /** The server does not answer a statement at all, not even that it is over its time: its process or its machine stands still. */
  answer: number
}

/** Calls and jobs. Slow readers of an export may pause it for minutes. */
export const usualLimits: TimeLimits = {
  lock: 15_000,
  statement: 60_000,
  idleInTransaction: 300_000,
  answer: 75_000,
}

/** Commands of the terminal and benches write millions of rows in one statement, and nobody else uses their connections. */
export const noLimits: TimeLimits = { lock: 0, statement: 0, idleInTransaction: 0, answer: 0 }

/** `query_canceled`, by a time limit or an administrator, and `lock_not_available`. */
const codes = new Set(['57014', '55P03'])

/** PostgreSQL ended the statement because it took or waited too long. The transaction was rolled back. */
export const isOverTime = (error: unknown): boolean =>
  causesOf(error).some((one) => one instanceof DatabaseError && codes.has(one.code ?? ''))
