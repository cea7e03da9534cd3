// Registers endpoints of one area whose responses change together with responses of lower areas, which do not know
// this area.

import { nameOf } from '#platform/contract/known-answers.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { followBy } from './stale.ts'

/** The response of `endpoint` may change when the data of one of `after` changes. */
export interface Follower {
  endpoint: Endpoint
  after: readonly Endpoint[]
}

/** Loaded lazily, because contracts are needed only after the first change. */
export type LoadFollowers = () => Promise<readonly Follower[]>

/** Returns the endpoints with all direct and indirect followers. */
export function withFollowers(stale: readonly Endpoint[], known: readonly Follower[]): Endpoint[] {
  const all = new Map(stale.map((one) => [nameOf(one), one]))
  // Iterating a Map includes entries added meanwhile, so followers of followers are found as well.
  for (const name of all.keys()) {
    for (const { endpoint, after } of known) {
      if (after.some((one) => nameOf(one) === name)) all.set(nameOf(endpoint), endpoint)
    }
  }
  return [...all.values()]
}

export function rememberFollowers(loaders: readonly LoadFollowers[]): void {
  let known: Promise<readonly Follower[]> | undefined
  followBy(async (stale) => {
    known ??= Promise.all(loaders.map((load) => load())).then((lists) => lists.flat())
    try {
      return withFollowers(stale, await known)
    } catch {
      // If the list cannot be loaded, the change still succeeds; the next change tries again.
      known = undefined
      return stale
    }
  })
}
