// Route guard, run on entering each screen: loads the session and applies the decision of guard.ts.

import { isCancelledError, type QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { Bootstrap } from '#platform/contract/session.ts'
import { CallFailed } from '../api/call.ts'
import { forgetUser, readUser } from '../api/stored-user.ts'
import { tellFailure } from '../api/tell-failure.ts'
import { speakTo } from '../i18n/language.ts'
import { showCurrentLanguage, speakOf } from '../i18n/texts.ts'
import { setMoneyStyle } from '../i18n/format.ts'
import { parseSearch } from '../core/address.ts'
import { rememberBackend } from './backend.ts'
import { decide, type Visitor } from './guard.ts'
import { setSiteTitle } from '../core/page-title.ts'
import { textsOf, type ScreenRoute } from './screen-route.ts'
import { bootstrapQuery } from '../api/session.ts'
import { arriveAt } from '../core/trail.ts'

interface Request {
  location: { pathname: string; searchStr: string; href: string }
  params: Record<string, string>
  preload: boolean
}

const entrySlugKey = 'entrySlug'

/** Guard of a route. Throws a redirect if the person may not open the screen. */
export async function enter(screen: ScreenRoute, { location, params, preload }: Request, queryClient: QueryClient) {
  speakTo(screen.layout === 'staff' || screen.layout === 'bare' ? 'staff' : 'public')
  speakOf(textsOf(screen))
  await showCurrentLanguage()
  const bootstrap = await bootstrapFor(screen, queryClient)
  const visitor = screen.layout === 'staff' ? (bootstrap?.user ?? guestVisitor()) : undefined
  const wanted = {
    layout: screen.layout,
    permission: screen.permission,
    isForOwners: screen.isForOwners,
    userTypes: 'userTypes' in screen ? screen.userTypes : undefined,
    fullPath: location.href,
    params,
  }
  const decision = decide(wanted, visitor, sessionStorage.getItem(entrySlugKey) ?? undefined)
  if (decision.to === 'login') {
    if (decision.forget) forgetUser('left')
    throw redirect({ to: '/login', search: decision.redirect ? { redirect: decision.redirect } : {} })
  }
  if (decision.to === 'denied') throw redirect({ to: '/403', search: { permission: decision.permission } })
  if (decision.to === 'path') throw redirect({ to: decision.path })

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

/**
 * A failed bootstrap signs the person out (spec 1 §8), and says why. No answer is none that failed: the line may be broken, or the page
 * was left while it was asked for.
 */
async function bootstrapFor(screen: ScreenRoute, queryClient: QueryClient): Promise<Bootstrap | undefined> {
  if (screen.layout !== 'staff' || readUser()?.userType !== 'melon') return undefined
  try {
    const bootstrap = await untilAnswered(() => queryClient.ensureQueryData(bootstrapQuery))
    const { currency, currencyOrder, baseBackendUrl } = bootstrap.settings
    setMoneyStyle({ currency, order: currencyOrder })
    rememberBackend(baseBackendUrl)
    setSiteTitle(bootstrap.siteTitle)
    return bootstrap
  } catch (failure) {
    if (!(failure instanceof CallFailed) || failure.status === 0) throw failure
    if (readUser()) {
      tellFailure(failure)
      forgetUser('left')
    }
    return undefined
  }
}

/**
 * The cache may be cleared during the request because another user signs in; the query is then cancelled and asked
 * once more.
 */
async function untilAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (failure) {
    if (isCancelledError(failure)) return ask()
    throw failure
  }
}

/** Investors and document-room guests have no back-office bootstrap. */
function guestVisitor(): Visitor | undefined {
  const user = readUser()
  return user?.userType === 'melon' ? undefined : user
}
