// A role may change while its people work: menu, buttons and the guard follow at once, without a new sign-in.

import type { QueryClient } from '@tanstack/react-query'
import { forgetStanding, onStandingChange } from '../api/standing.ts'
import { onDeparture } from '../api/stored-user.ts'
import type { AppRouter } from './router.tsx'
import { bootstrapQuery } from './session.ts'

/** Who neither clicks nor types hears of it within this. */
const asksEvery = 30_000
/** Whoever walks through screens, or is refused several calls at once, asks no more often than this. */
const asksAtMostEvery = 2_000

export function followStanding(router: AppRouter, queryClient: QueryClient) {
  const { queryKey } = bootstrapQuery
  // Only where a staff screen shows it is it asked for anew.
  const askAnew = () => queryClient.invalidateQueries({ queryKey })
  const askIfOld = () => {
    const age = Date.now() - (queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0)
    if (age > asksAtMostEvery) void askAnew()
  }
  onStandingChange((isSure) => {
    if (isSure) void askAnew().then(() => router.invalidate())
    else askIfOld()
  })
  onDeparture(forgetStanding)
  router.subscribe('onResolved', ({ pathChanged }) => {
    if (pathChanged) askIfOld()
  })
  setInterval(() => {
    if (document.visibilityState === 'visible') askIfOld()
  }, asksEvery)
}
