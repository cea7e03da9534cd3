// When the signed-in person's role changes, menu, buttons and route guards are updated without a new sign-in.

import type { QueryClient } from '@tanstack/react-query'
import { forgetStanding, onStandingChange } from '../../api/standing.ts'
import { onDeparture, readUser } from '../../api/stored-user.ts'
import type { AppRouter } from '../router.tsx'
import { bootstrapQuery } from '../../api/session.ts'

/** Polling interval in milliseconds for users who neither click nor type. */
const asksEvery = 30_000
/**
 * Minimum interval in milliseconds between two requests, for fast navigation or several 403s at once. A request that
 * comes too early runs once at the end of the interval.
 */
const asksAtMostEvery = 2_000

export function followStanding(router: AppRouter, queryClient: QueryClient) {
  const { queryKey } = bootstrapQuery
  // Refetches only if a staff screen currently uses the data.
  const askAnew = () => queryClient.invalidateQueries({ queryKey })
  let waiting: ReturnType<typeof setTimeout> | undefined
  const askOnceOld = () => {
    const age = Date.now() - (queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0)
    clearTimeout(waiting)
    if (age > asksAtMostEvery) void askAnew()
    else waiting = setTimeout(() => readUser() && void askAnew(), asksAtMostEvery - age)
  }
  onStandingChange((isSure) => {
    if (isSure) void askAnew().then(() => router.invalidate())
    else askOnceOld()
  })
  onDeparture(forgetStanding)
  // On the click instead of after navigation: a double click may end on the same screen.
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged && readUser()) askOnceOld()
  })
  setInterval(() => {
    if (document.visibilityState === 'visible') askOnceOld()
  }, asksEvery)
}
