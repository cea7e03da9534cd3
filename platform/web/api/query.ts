// Calls as queries and mutations. Loaders prefetch with the same options as components; a mutation names the queries
// it makes stale.

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Endpoint, ReceivedResponseOf, Sent } from '#platform/contract/endpoint.ts'
import { nameOf } from '#platform/contract/known-answers.ts'
import { noticesIn } from '#platform/contract/notify.ts'
import { notify } from '../core/notify.ts'
import { call, CallFailed } from './call.ts'
import { markStale } from './stale.ts'
import { tellFailure } from './tell-failure.ts'

export function keyOf(endpoint: Endpoint): string[] {
  return [nameOf(endpoint)]
}

/** Query options keyed by endpoint, params and query; invalidate by `keyOf(endpoint)`. */
export function queryOf<E extends Endpoint>(endpoint: E, sent: Sent<E> = {}) {
  return queryOptions({
    queryKey: [...keyOf(endpoint), sent.params ?? {}, sent.query ?? {}],
    queryFn: ({ signal }) => call(endpoint, sent, { signal }),
  })
}

/** Conflict, not found, gone: other people changed the data. */
const tellsOfOthers = new Set([404, 409, 410])

interface ChangeOptions<E extends Endpoint> {
  /** Endpoints whose cached responses become stale with this change. */
  stale?: Endpoint[]
  onDone?: (answer: ReceivedResponseOf<E>, sent: Sent<E>) => unknown
  /** Shows the error: a notification, or the calling form itself. */
  errors?: 'notify' | 'own'
  /** False for requests without a time limit: bulk mail, publishing (spec 1 §9). */
  timeout?: number | false
}

/** A mutation of an endpoint; shows the `notify` list of the response. */
export function useChange<E extends Endpoint>(endpoint: E, options: ChangeOptions<E> = {}) {
  const queryClient = useQueryClient()
  const { stale = [], onDone, errors = 'notify', timeout } = options
  return useMutation<ReceivedResponseOf<E>, Error, Sent<E>>({
    mutationKey: keyOf(endpoint),
    mutationFn: (sent) => call(endpoint, sent, timeout === undefined ? {} : { timeout }),
    onSuccess: async (answer, sent) => {
      for (const notice of noticesIn(answer)) notify(notice)
      await markStale(queryClient, stale)
      await onDone?.(answer, sent)
    },
    onError: (failure) => {
      // Another user changed the record first: refetch the current state, no matter which part shows the error.
      if (failure instanceof CallFailed && tellsOfOthers.has(failure.status)) {
        void markStale(queryClient, stale)
      }
      if (errors === 'notify') tellFailure(failure)
    },
  })
}
