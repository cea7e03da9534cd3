// Marks responses as stale after a change. Public pages have no followers and load only this file.

import type { QueryClient } from '@tanstack/react-query'
import { nameOf } from '#platform/contract/known-answers.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'

type WithFollowers = (stale: readonly Endpoint[]) => Promise<readonly Endpoint[]>

let withFollowers: WithFollowers = async (stale) => stale

export const followBy = (given: WithFollowers): void => void (withFollowers = given)

/** Also marks the responses of higher areas that follow them (`followers.ts`). */
export async function markStale(queryClient: QueryClient, stale: readonly Endpoint[]): Promise<void> {
  const all = await withFollowers(stale)
  await Promise.all(all.map((one) => queryClient.invalidateQueries({ queryKey: [nameOf(one)] })))
}
