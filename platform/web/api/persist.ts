// Retries after a broken connection: a failed request is sent again, with growing pauses, until it succeeds or the
// attempts are used up. An error response of the server is final; only a lost connection, a gateway that did not
// reach the server, or too many calls within a minute are retried.

import { CallFailed } from './call-failed.ts'

/** Seconds before the second attempt, the third, and so on: four minutes in total. */
export const pauses = [1, 2, 4, 8, 15, 30, 30, 30, 60, 60]

const gateway = [502, 503, 504]

export const isBroken = (failure: unknown): failure is CallFailed =>
  failure instanceof CallFailed && (failure.status === 0 || gateway.includes(failure.status))

/** State shown to the user while the request is interrupted. */
export interface Interruption {
  /** The device is offline; retried as soon as it is online. */
  isOffline: boolean
  retryNow: () => void
}

export interface Persistence {
  /** Called when the request is interrupted, and with null when it resumes. */
  onBreak?: ((interruption: Interruption | null) => void) | undefined
  signal?: AbortSignal | undefined
}

export async function persist<Result>(
  attempt: () => Promise<Result>,
  { onBreak, signal }: Persistence,
): Promise<Result> {
  let broken = 0
  while (true) {
    try {
      return await attempt()
    } catch (failure) {
      const isTooOften = failure instanceof CallFailed && failure.status === 429
      if (signal?.aborted || !(isTooOften || isBroken(failure))) throw failure
      // Waiting while offline does not count as an attempt: a laptop may be closed for an hour.
      const isOffline = typeof navigator !== 'undefined' && navigator.onLine === false
      const seconds = pauses[isOffline ? broken : broken++]
      if (seconds === undefined && !isOffline) throw failure
      // A 429 with many files is not reported: nothing is broken and the person can do nothing.
      await standStill({ isOffline, seconds: seconds ?? 0, onBreak: isTooOften ? undefined : onBreak, signal })
      if (!isTooOften) onBreak?.(null)
    }
  }
}

interface Pause extends Persistence {
  isOffline: boolean
  seconds: number
}

function standStill({ isOffline, seconds, onBreak, signal }: Pause): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = isOffline ? undefined : setTimeout(goOn, seconds * 1000)
    function end() {
      clearTimeout(timer)
      globalThis.removeEventListener('online', goOn)
      signal?.removeEventListener('abort', giveUp)
    }
    function goOn() {
      end()
      resolve()
    }
    function giveUp() {
      end()
      reject(new DOMException('Upload cancelled', 'AbortError'))
    }
    globalThis.addEventListener('online', goOn)
    signal?.addEventListener('abort', giveUp)
    onBreak?.({ isOffline, retryNow: goOn })
  })
}
