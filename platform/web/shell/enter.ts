// Runs on entering each screen: sets its language and texts, has the guard judge staff screens, and follows redirects.

import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { parseSearch } from '../core/address.ts'
import { arriveAt } from '../core/trail.ts'
import { speakTo } from '../i18n/language.ts'
import { showCurrentLanguage, speakOf } from '../i18n/texts.ts'
import { isPublicLayout, textsOf, type EntryRequest, type ScreenRoute } from './screen-route.ts'

const entrySlugKey = 'entrySlug'

/** Guard of a route. Throws a redirect if the person may not open the screen. */
export async function enter(screen: ScreenRoute, request: EntryRequest, queryClient: QueryClient) {
  const { location, params, preload } = request
  speakTo(isPublicLayout(screen.layout) ? 'public' : 'staff')
  speakOf(textsOf(screen))
  // Public pages do without the code of the guard.
  const [staff] = await Promise.all([
    screen.layout === 'staff' || 'userTypes' in screen ? import('./enter-staff-screen.ts') : undefined,
    showCurrentLanguage(),
  ])
  const lastEntry = sessionStorage.getItem(entrySlugKey) ?? undefined
  const bootstrap = await staff?.enterStaffScreen(screen, request, lastEntry, queryClient)

  const slug = params.projectSlug ?? params.dmsSlug
  if (slug) sessionStorage.setItem(entrySlugKey, slug)
  if (preload) return
  if ('redirectTo' in screen) {
    const { redirectTo } = screen
    const to = typeof redirectTo === 'string' ? redirectTo : bootstrap && redirectTo(bootstrap)
    throw redirect({ to: to ?? '/404', search: parseSearch(location.searchStr), replace: true })
  }
  const restore = arriveAt({ pattern: screen.path, path: location.pathname, query: location.searchStr.slice(1) })
  if (restore) throw redirect({ to: location.pathname, search: parseSearch(restore), replace: true })
}
