// Converts errors for the log and the job queue: type and place, without values. A failed statement carries its
// parameters, and PostgreSQL repeats values in its messages: names, addresses, password hashes.

import { DatabaseError } from 'pg'
import { DrizzleQueryError } from 'drizzle-orm'
import { causesOf } from './error-causes.ts'

interface LoggedError {
  type: string
  message: string
  stack?: string
  [fact: string]: unknown
}

/** Fields that never contain values. */
const facts = ['code', 'severity', 'constraint', 'schema', 'table', 'column', 'dataType', 'routine']
const factsOfOthers = ['code', 'syscall', 'statusCode', 'queue', 'worker']

const longestStatement = 300

/** Serializer of pino for `err`. */
export function errorInLog(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return error
  if (!(error instanceof Error)) return bareError(error)
  const [, ...causes] = causesOf(error)
  const cause = causes.map((one) => (one instanceof Error ? described(one) : String(one)))
  return { ...described(error), ...stackOf(error.stack), ...(cause.length > 0 && { cause }) }
}

/** The job queue reports errors as plain objects. */
function bareError(error: object): unknown {
  if (!('message' in error) || typeof error.message !== 'string') return error
  const stack = 'stack' in error && typeof error.stack === 'string' ? error.stack : undefined
  return { ...described(Object.assign(new Error(error.message), error)), ...stackOf(stack) }
}

function described(error: Error): LoggedError {
  const type = error.constructor.name
  if (error instanceof DatabaseError) return { type, message: messageOf(error), ...pick(error, facts) }
  const message = withoutStatement(error.message)
  if (error instanceof DrizzleQueryError) return { type, message, statement: statementOf(error) }
  return { type, message, ...pick(error, factsOfOthers) }
}

/**
 * Messages of data exceptions (class 22) quote the value; other messages name columns and constraints and contain
 * values only after a colon.
 */
const messageOf = ({ code, message }: DatabaseError): string =>
  code?.startsWith('22') ? 'data exception' : message.replace(/: ".*$/s, '')

/** Drizzle includes statement and parameters in its message. */
const withoutStatement = (message: string): string => message.replace(/\b(Failed query):.*$/s, '$1')

/** A statement may also contain values as literals. */
const statementOf = ({ query }: DrizzleQueryError): string =>
  query.replace(/'(?:[^']|'')*'/g, "'…'").slice(0, longestStatement)

/** The first lines of a stack repeat the message. */
const stackOf = (stack: string | undefined): { stack?: string } =>
  stack
    ? {
        stack: stack
          .split('\n')
          .filter((line) => /^ {4}at /.test(line))
          .join('\n'),
      }
    : {}

function pick(error: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(error).filter(([name, value]) => names.includes(name) && value !== undefined),
  )
}

/** Returns the same error without values, for components that store errors themselves. */
export function withoutValues(error: unknown): unknown {
  const holdsValues = causesOf(error).some((one) => one instanceof DatabaseError || one instanceof DrizzleQueryError)
  if (!holdsValues || !(error instanceof Error)) return error
  const [last] = causesOf(error).slice(-1)
  const words = [error, last].map((one) => (one instanceof Error ? described(one).message : ''))
  return Object.assign(new Error([...new Set(words)].join('; ')), pick(last instanceof Error ? last : {}, facts))
}
