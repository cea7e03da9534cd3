// Loads the session of a staff screen and applies the decision of guard.ts. Loaded with the first staff screen.

import { isCancelledError, type QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { Bootstrap } from '#platform/contract/session.ts'
import { CallFailed } from '../api/call.ts'
import { bootstrapQuery } from '../api/session.ts'
import { forgetUser, readUser } from '../api/stored-user.ts'
import { tellFailure } from '../api/tell-failure.ts'
import { setSiteTitle } from '../core/page-title.ts'
import { setMoneyStyle } from '../i18n/format.ts'
import { rememberBackend } from './backend.ts'
import { decide, type Visitor } from './guard.ts'
import type { EntryRequest, ScreenRoute } from './screen-route.ts'

/**
 * Returns the bootstrap of a back-office user; undefined for investors and document-room guests. Throws a redirect if
 * the person may not open the screen. `lastEntry` is the slug of the last project or document room entered.
 */
export async function enterStaffScreen(
  screen: ScreenRoute,
  { location, params }: EntryRequest,
  lastEntry: string | undefined,
  queryClient: QueryClient,
): Promise<Bootstrap | undefined> {
  const bootstrap = await bootstrapOfStaff(queryClient)
  const wanted = {
    layout: screen.layout,
    permission: screen.permission,
    isForOwners: screen.isForOwners,
    userTypes: 'userTypes' in screen ? screen.userTypes : undefined,
    fullPath: location.href,
    params,
  }
  const decision = decide(wanted, bootstrap?.user ?? guestVisitor(), lastEntry)
  if (decision.to === 'login') {
    if (decision.forget) forgetUser('left')
    throw redirect({ to: '/login', search: decision.redirect ? { redirect: decision.redirect } : {} })
  }
  if (decision.to === 'denied') throw redirect({ to: '/403', search: { permission: decision.permission } })
  if (decision.to === 'path') {
    const { path, redirect: wantedPath } = decision
    throw redirect({ to: path, search: wantedPath ? { redirect: wantedPath } : {} })
  }
  return bootstrap
}

/**
 * A failed bootstrap signs the person out (spec 1 §8), and says why. A request without an answer is not a failed one:
 * the line may be broken, or the page was left while it was asked for.
 */
async function bootstrapOfStaff(queryClient: QueryClient): Promise<Bootstrap | undefined> {
  if (readUser()?.userType !== 'melon') return undefined
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
