// Errors that refuse a call. Handlers throw them; only http/errors.ts turns them into responses.

import type { TextValues } from './i18n/texts.ts'

interface Details {
  values?: TextValues
  /** Dotted field path → text key of its error. */
  fields?: Record<string, string>
  /** Dotted field path → further values for its message besides `values`. */
  fieldValues?: Record<string, TextValues>
  /** Dotted field path → the allowed values, if there are few. */
  allowed?: Record<string, readonly string[]>
  status?: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 503
  /** The newer version of the record, if the save was stale. */
  current?: unknown
  /** Seconds after which the call may succeed. */
  retryAfter?: number
  /** Keeps writes and audit entries although the call is refused: a wrong password must be counted. */
  keepsWrites?: true
}

/** A refused request, with a text key for the reason; status 409 by default. */
export class AppError extends Error {
  readonly key: string
  readonly details: Details

  constructor(key: string, details: Details = {}) {
    super(key)
    this.key = key
    this.details = details
  }
}

/** The record does not exist; records of other workspaces are reported as missing too. */
export const notFound = (key = 'general_not_found') => new AppError(key, { status: 404 })

/** Rejects a field for a reason that only the server knows: status 422 with the message below the field. */
export const fieldRefusal = (field: string, key: string, values: TextValues = {}) =>
  new AppError('general_please_check_fields', { status: 422, fields: { [field]: key }, values })

/** Another user saved first: the response carries their version. */
export const staleVersion = (current: unknown) => new AppError('general_changed_by_someone_else', { current })
