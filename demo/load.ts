// Decides whether to load the demo story: into an empty embedded database automatically, into any other on request.

import { drizzle } from 'drizzle-orm/node-postgres'
import { setTimeout as pause } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import type { Services } from '#platform/server/context.ts'
import { workspace } from '#platform/server/session/tables.ts'
import { tellStory } from './story.ts'

export async function loadDemoWhenWanted(
  services: Services,
  given: { isEmbedded: boolean; isAsked: boolean },
): Promise<void> {
  if (!given.isEmbedded && !given.isAsked) return
  // Several nodes may start with --demo at the same time: the first loads the demo story, the others wait for it.
  await underLock(services, async () => {
    if (await isEmpty(services)) await tellStory(services)
  })
}

/** In milliseconds. */
const betweenTries = 200

/** Polls for the lock, because a statement that waits for it would exceed the statement timeout of the pool. */
async function takesLock(client: PoolClient): Promise<boolean> {
  const taking = "select pg_try_advisory_lock(hashtext('quartier demo')) as taken"
  const { rows } = await client.query<{ taken: boolean }>(taking)
  return rows[0]?.taken === true
}

async function underLock(services: Services, work: () => Promise<void>): Promise<void> {
  const client = await services.pool.connect()
  try {
    while (!(await takesLock(client))) await pause(betweenTries)
    await work()
  } finally {
    // Destroys the connection, which releases the lock even if the connection is broken.
    client.release(true)
  }
}

const isEmpty = async (services: Services): Promise<boolean> =>
  (await drizzle({ client: services.pool }).select({ id: workspace.id }).from(workspace).limit(1)).length === 0
