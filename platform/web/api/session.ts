// Session data for every screen: init is loaded before anything is drawn, bootstrap before any staff screen.

import { queryOptions, useQuery, useSuspenseQuery, type QueryClient } from '@tanstack/react-query'
import { getBootstrap, getInit, type Bootstrap, type Init, type SessionUser } from '#platform/contract/session.ts'
import { isPermittedAny, type Needed } from '#platform/rules/permissions.ts'
import { queryOf } from './query.ts'
import { storeUser, type StoredUser } from './stored-user.ts'

export const initQuery = queryOptions({ ...queryOf(getInit), staleTime: Infinity, gcTime: Infinity, retry: false })
export const bootstrapQuery = queryOptions({
  ...queryOf(getBootstrap),
  staleTime: 5 * 60_000,
  gcTime: Infinity,
  retry: false,
})

interface Session {
  bootstrap: Bootstrap
  user: SessionUser
  can: (needed: Needed) => boolean
  /** False for sales projects, which have no offers, assignments or tenancies. */
  lets: boolean
}

/** The same outside of components, for what a staff screen loads before it renders. */
export const letsIn = (queryClient: QueryClient): boolean => {
  const bootstrap = queryClient.getQueryData(bootstrapQuery.queryKey)
  return !bootstrap || sessionOf(bootstrap).lets
}

/** Only for staff screens, whose guard has loaded bootstrap before they render. */
export function useSession(): Session {
  const { data: bootstrap } = useSuspenseQuery(bootstrapQuery)
  return sessionOf(bootstrap)
}

const sessionOf = (bootstrap: Bootstrap): Session => ({
  bootstrap,
  user: bootstrap.user,
  can: (needed) => isPermittedAny(bootstrap.user, needed),
  lets: !bootstrap.user.features.includes('selling'),
})

export function useInit(): Init {
  return useSuspenseQuery(initQuery).data
}

/** For components shared by public and staff screens: the session, if there is one. */
export function useSessionIfAny(): Session | undefined {
  const { data: bootstrap } = useQuery({ ...bootstrapQuery, enabled: false })
  return bootstrap && sessionOf(bootstrap)
}

/** After any sign-in: stores the person and clears cached data of another person. */
export function beginSession(user: StoredUser, queryClient: QueryClient) {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== initQuery.queryKey[0] })
  storeUser(user)
}
