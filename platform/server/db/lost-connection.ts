// Distinguishes a broken connection from a faulty statement. After a broken connection the same statement may succeed
// on the next one.

import { DatabaseError } from 'pg'
import { causesOf } from '../error-causes.ts'

/** The answer to COMMIT was lost with the connection: the transaction may be committed or not. */
export class OutcomeUnknown extends Error {
  constructor(cause: unknown) {
    super('the connection was lost while the transaction was committed', { cause })
  }
}

/** The statement was never sent: the connection was known to be broken. */
const unsent = [
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
]

/** pg has no error class for these. */
const sentencesOfPg = [
  ...unsent,
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Connection terminated',
]

/** Ended by an administrator, a crash, a shutdown or a time limit of the session; still starting; no place left. */
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
  // One of several addresses of a host, each with its own reason.
  if (error instanceof AggregateError) return error.errors.some(saysSo)
  if (error instanceof DatabaseError) return codesOfPostgres.test(error.code ?? '')
  if (!(error instanceof Error)) return false
  if (sentencesOfPg.some((sentence) => error.message.startsWith(sentence))) return true
  return 'code' in error && codesOfSockets.has(String(error.code))
}

/** The error of a COMMIT, as an `OutcomeUnknown` when it was sent and its answer lost. */
export function errorOfCommit(error: unknown): unknown {
  const wasSent = !(error instanceof Error && unsent.includes(error.message))
  return wasSent && isConnectionLost(error) ? new OutcomeUnknown(error) : error
}
