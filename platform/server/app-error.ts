// Errors that refuse a call. Handlers throw them; only http/errors.ts turns them into responses.

import type { TextValues } from './i18n/texts.ts'

interface Details {
  values?: TextValues
  /** Dotted field path → text key. */
  fields?: Record<string, string>
  /** Dotted field path → what fills its message beside `values`. */
  fieldValues?: Record<string, TextValues>
  /** Dotted field path → the values that the field takes, where they are few. */
  allowed?: Record<string, readonly string[]>
  status?: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 503
  /** The newer record, for a stale save. */
  current?: unknown
  /** Seconds after which the call may succeed. */
  retryAfter?: number
  /** Keeps writes and audit entries although the call is refused: a wrong password must be counted. */
  keepsWrites?: true
}

/** Turned down with a reason a person can read: 409 unless said otherwise. `key` is a text key. */
export class AppError extends Error {
  readonly key: string
  readonly details: Details

  constructor(key: string, details: Details = {}) {
    super(key)
    this.key = key
    this.details = details
  }
}

/** It does not exist here; what belongs to another workspace does not exist here either. */
export const notFound = (key = 'general_not_found') => new AppError(key, { status: 404 })

/** A field is wrong for a reason only the server knows: 422 with the message beneath the field. */
export const fieldRefusal = (field: string, key: string, values: TextValues = {}) =>
  new AppError('general_please_check_fields', { status: 422, fields: { [field]: key }, values })

/** Another user saved first: the response carries their version. */
export const staleVersion = (current: unknown) => new AppError('general_changed_by_someone_else', { current })
