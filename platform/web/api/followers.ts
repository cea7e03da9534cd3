// Registers endpoints of one area whose responses change together with responses of lower areas, which do not know
// this area.

import { nameOf } from '#platform/contract/known-answers.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { followBy } from './stale.ts'

/** The answer of `endpoint` may change whenever one of `after` does. */
export interface Follower {
  endpoint: Endpoint
  after: readonly Endpoint[]
}

/** Contracts are loaded with the first change. */
export type LoadFollowers = () => Promise<readonly Follower[]>

/** With all that follow, directly or through others. */
export function withFollowers(stale: readonly Endpoint[], known: readonly Follower[]): Endpoint[] {
  const all = new Map(stale.map((one) => [nameOf(one), one]))
  // A map visits what is added while it is read, so followers of followers are found as well.
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
      // Without the list the change is still done; the next one asks for it again.
      known = undefined
      return stale
    }
  })
}
