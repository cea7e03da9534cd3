// Calls the server. A call is identified by its endpoint, whose contract types request and response.

import type { Endpoint, ReceivedResponseOf, Sent } from '#platform/contract/endpoint.ts'
import { standingHeader } from '#platform/contract/session.ts'
import { CallFailed, failureOf, unanswered } from './call-failed.ts'
import { addressOf, whoAsks } from './request.ts'
import { doubtStanding, hearStanding } from './standing.ts'
import { forgetUser } from './stored-user.ts'

export { CallFailed, noticesOf } from './call-failed.ts'

interface Limits {
  signal?: AbortSignal
  /** Milliseconds; false for exports, bulk mails and publishing, which have no limit (spec 1 §9). */
  timeout?: number | false
}

const defaultTimeout = 120_000
/**
 * Body limit for `keepalive`, with which the browser finishes a request after the page is left. The standard allows
 * 64 kB for all pending requests together.
 */
const mostCarried = 20_000

export async function call<E extends Endpoint>(
  endpoint: E,
  sent: Sent<E> = {},
  limits: Limits = {},
): Promise<ReceivedResponseOf<E>> {
  const who = whoAsks()
  const body = sent.body === undefined ? undefined : JSON.stringify(sent.body)
  const response = await fetch(addressOf(endpoint, sent), {
    method: endpoint.method,
    headers: {
      ...who,
      Accept: 'application/json',
      ...(sent.body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body }),
    keepalive: endpoint.method !== 'GET' && (body?.length ?? 0) < mostCarried,
    signal: signalWithin(limits),
  }).catch((cause: unknown) => {
    if (limits.signal?.aborted) throw cause
    throw unanswered(cause)
  })
  hearStanding(response.headers.get(standingHeader))
  const text = await response.text()
  if (!response.ok) throw refused(response.status, text, 'Authorization' in who)
  // Not validated again: the server has validated and stripped the response by the same contract.
  return answerIn(text) as ReceivedResponseOf<E>
}

/** A 401 signs the person out of this browser, but only if they were signed in: a wrong password also returns 401. */
export function refused(status: number, text: string, wasSignedIn: boolean): CallFailed {
  if (status === 401 && wasSignedIn) forgetUser('expired')
  if (status === 403 && wasSignedIn) doubtStanding()
  return failureOf(status, text)
}

function signalWithin({ signal, timeout = defaultTimeout }: Limits): AbortSignal | null {
  const limits = [signal, timeout === false ? undefined : AbortSignal.timeout(timeout)]
  const given = limits.filter((one) => one !== undefined)
  return given.length > 0 ? AbortSignal.any(given) : null
}

function answerIn(text: string): unknown {
  return text === '' ? {} : JSON.parse(text)
}
