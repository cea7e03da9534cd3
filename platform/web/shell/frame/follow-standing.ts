// A role may change while its people work: menu, buttons and the guard follow at once, without a new sign-in.

import type { QueryClient } from '@tanstack/react-query'
import { forgetStanding, onStandingChange } from '../../api/standing.ts'
import { onDeparture, readUser } from '../../api/stored-user.ts'
import type { AppRouter } from '../router.tsx'
import { bootstrapQuery } from '../../api/session.ts'

/** Who neither clicks nor types hears of it within this. */
const asksEvery = 30_000
/** Whoever walks through screens, or is refused several calls at once, asks no more often than this, and once more at its end. */
const asksAtMostEvery = 2_000

export function followStanding(router: AppRouter, queryClient: QueryClient) {
  const { queryKey } = bootstrapQuery
  // Only where a staff screen shows it is it asked for anew.
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
  // At the click, not at the arrival: whoever clicks twice may arrive where they were.
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged && readUser()) askOnceOld()
  })
  setInterval(() => {
    if (document.visibilityState === 'visible') askOnceOld()
  }, asksEvery)
}
