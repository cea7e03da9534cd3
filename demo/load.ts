// Decides whether the demo story is told: into an empty embedded database, or into any when it is asked for.

import { drizzle } from 'drizzle-orm/node-postgres'
import type { House } from '#platform/server/context.ts'
import { workspace } from '#platform/server/session/tables.ts'
import { tellStory } from './story.ts'

export async function loadDemoWhenWanted(
  house: House,
  given: { isEmbedded: boolean; isAsked: boolean },
): Promise<void> {
  const isEmpty =
    (await drizzle({ client: house.pool }).select({ id: workspace.id }).from(workspace).limit(1)).length === 0
  if (isEmpty && (given.isEmbedded || given.isAsked)) await tellStory(house)
}
