// Answers that are out of date after a change: those that the change names, and those of areas above that follow them.

import type { QueryClient } from '@tanstack/react-query'
import { nameOf } from '#platform/contract/known-answers.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Follower } from './followers.ts'

/** Contracts of the back office, which public pages do without: loaded with the first change. */
export type LoadFollowers = () => Promise<readonly Follower[]>

let loaders: readonly LoadFollowers[] = []
let followers: Promise<readonly Follower[]> | undefined

export function rememberFollowers(given: readonly LoadFollowers[]): void {
  loaders = given
  followers = undefined
}

export async function markStale(queryClient: QueryClient, stale: readonly Endpoint[]): Promise<void> {
  const all = loaders.length === 0 ? stale : await withOthers(stale)
  await Promise.all(all.map((one) => queryClient.invalidateQueries({ queryKey: [nameOf(one)] })))
}

async function withOthers(stale: readonly Endpoint[]): Promise<readonly Endpoint[]> {
  followers ??= Promise.all(loaders.map((load) => load())).then((lists) => lists.flat())
  try {
    const { withFollowers } = await import('./followers.ts')
    return withFollowers(stale, await followers)
  } catch {
    // Without the list the change is still done; the next one asks for it again.
    followers = undefined
    return stale
  }
}
