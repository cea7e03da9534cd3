// Distinguishes a broken connection from a faulty statement. After a broken connection the same statement may succeed
// on the next one.

import { DatabaseError } from 'pg'
import { causesOf } from '../error-causes.ts'

/** The connection broke before the response to COMMIT arrived: the transaction may be committed or not. */
export class OutcomeUnknown extends Error {
  constructor(cause: unknown) {
    super('the connection was lost while the transaction was committed', { cause })
  }
}

/** Messages for statements that were never sent because the connection was known to be broken. */
const unsent = [
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
]

/** pg has no error class for these conditions, only messages. */
const sentencesOfPg = [
  ...unsent,
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Connection terminated',
]

/**
 * Session ended by an administrator, a crash, a shutdown or a time limit; server still starting; no connection slot
 * left.
 */
const codesOfPostgres = /^(08|57P0[1235]|25P0[34]|53300)/

const codesOfSockets = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

export const isConnectionLost = (error: unknown): boolean => causesOf(error).some(saysSo)

function saysSo(error: unknown): boolean {
  if (error instanceof OutcomeUnknown) return true
  // A host with several addresses: each address has an error of its own.
  if (error instanceof AggregateError) return error.errors.some(saysSo)
  if (error instanceof DatabaseError) return codesOfPostgres.test(error.code ?? '')
  if (!(error instanceof Error)) return false
  if (sentencesOfPg.some((sentence) => error.message.startsWith(sentence))) return true
  return 'code' in error && codesOfSockets.has(String(error.code))
}

/** Returns the error of a COMMIT, as `OutcomeUnknown` if it was sent and the response was lost. */
export function errorOfCommit(error: unknown): unknown {
  const wasSent = !(error instanceof Error && unsent.includes(error.message))
  return wasSent && isConnectionLost(error) ? new OutcomeUnknown(error) : error
}
