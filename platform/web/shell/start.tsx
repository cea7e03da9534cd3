// Starts the product from the areas' manifests. Called once by the web entry.

import { QueryCache, QueryClient } from '@tanstack/react-query'
import { startTransition } from 'react'
import { CallFailed } from '../api/call.ts'
import { onDeparture, readUser } from '../api/stored-user.ts'
import { tellFailure } from '../api/tell-failure.ts'
import { isLanguage } from '#platform/rules/project-type.ts'
import { holdUnreadable } from '../form/unreadable.ts'
import { rememberLanguage, speakTo } from '../i18n/language.ts'
import { speakOf } from '../i18n/texts.ts'
import { App } from './App.tsx'
import { hasPrerendered, pause } from './frame/first-picture.ts'
import { rememberKnownAnswers } from './prerendered/prerendered.ts'
import { screenAt } from './match-path.ts'
import { createRoot } from './react.ts'
import { attendToRoutes } from './route-changes.ts'
import { makeRouter, type AppRouter } from './router.tsx'
import { initQuery } from '../api/session.ts'
import { isPublicLayout, textsOf } from './screen-route.ts'
import { signInPathFor } from './sign-in-path.ts'
import type { Product } from './web-area.ts'

export async function start({ areas, panels, parts, slots }: Product, root: HTMLElement) {
  const queryClient = makeQueryClient()
  const screens = areas.flatMap((area) => area.routes)
  const paletteParts = areas.flatMap(({ palette }) => palette ?? [])
  const recordKinds = areas.flatMap((area) => area.recordKinds ?? [])
  const screen = screenAt(screens, location.pathname)?.screen
  const isPublic = isPublicLayout(screen?.layout)
  if (screen) speakOf(textsOf(screen))
  speakTo(isPublic ? 'public' : 'staff')
  if (isPublic) speakAsAsked()

  holdUnreadable(document)
  rememberKnownAnswers(queryClient)

  await breathe()
  const router = makeRouter(screens, queryClient, slots, parts)
  attendToRoutes(router, screens)
  leaveOnDeparture(router, queryClient)
  parts.followStanding?.(router, queryClient)
  await breathe()
  startTransition(() =>
    createRoot(root).render(
      <App router={router} queryClient={queryClient} given={{ parts, panels, paletteParts, slots, recordKinds }} />,
    ),
  )
}

/** On a prerendered page, start-up is split by pauses, so that a slow phone stays responsive. */
const breathe = async () => hasPrerendered() && pause()

/** A link may set the language with `lang`; this counts as the reader's choice. */
function speakAsAsked() {
  const wanted = new URLSearchParams(location.search).get('lang')
  if (isLanguage(wanted)) rememberLanguage(wanted)
}

function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (count, failure) =>
          count < 1 && failure instanceof CallFailed && failure.status === 0 && !failure.isTimeout,
      },
    },
    queryCache: new QueryCache({
      // Errors that no screen shows itself (spec 1 §8): a 403 and a timeout.
      onError: (failure, { meta }) => {
        if (meta?.['isShownByScreen']) return
        if (!(failure instanceof CallFailed) || readUser() === undefined) return
        if (failure.status === 403 || failure.isTimeout) tellFailure(failure)
      },
    }),
  })
}

function leaveOnDeparture(router: AppRouter, queryClient: QueryClient) {
  onDeparture((departure) => {
    const { pathname, href } = router.latestLocation
    const { path, remembers } = signInPathFor(pathname)
    const search = remembers && departure !== 'left' ? { redirect: href } : {}
    void router.navigate({ to: path, search }).then(() => {
      // Unsaved edits may have blocked the navigation; data shown there must stay.
      if (router.latestLocation.pathname !== path) return
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== initQuery.queryKey[0] })
    })
  })
}
