// Error of a failed call, with the server's message.

import { isRefusal, type Notice, type RefusalBody } from '#platform/contract/notify.ts'
import { readJson } from '#platform/rules/reading.ts'
import { t } from '../i18n/texts.ts'

export class CallFailed extends Error {
  readonly status: number
  readonly refusal: RefusalBody
  readonly isTimeout: boolean

  /** Status 0: no response was received. */
  constructor(status: number, body: RefusalBody, isTimeout = false) {
    super(body.message)
    this.name = 'CallFailed'
    this.status = status
    this.refusal = body
    this.isTimeout = isTimeout
  }
}

/**
 * Builds a CallFailed from an error response. A proxy on the way may have replaced the body, so it falls back to the
 * first line of the text.
 */
export function failureOf(status: number, text: string): CallFailed {
  return new CallFailed(
    status,
    readJson(text, isRefusal) ?? { message: firstLine(text) || t('general_response_error', { status }) },
  )
}

export function unanswered(cause: unknown): CallFailed {
  const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError'
  return new CallFailed(0, { message: t(isTimeout ? 'general_request_timed_out' : 'general_no_connection') }, isTimeout)
}

/** Notifications to show for a failure (spec 1 §8): the server's own list, otherwise one danger notification. */
export function noticesOf(failure: unknown): Notice[] {
  if (!(failure instanceof CallFailed)) return [{ type: 'danger', title: t('general_something_went_wrong') }]
  if (failure.refusal.notify?.length) return failure.refusal.notify
  if (failure.status === 403) {
    return [{ type: 'danger', title: t('general_admin_permissions'), description: t('general_access_denied') }]
  }
  return [{ type: 'danger', title: firstLine(failure.refusal.message) }]
}

/** An HTML page from a proxy is not a message. */
const firstLine = (text: string) => (text.trimStart().startsWith('<') ? '' : (text.split('\n')[0] ?? '').slice(0, 300))
