// Default listen address unless HOST is set. The demo passwords are public, so the demo listens only on the local
// machine.

import { drizzle } from 'drizzle-orm/node-postgres'
import { eq } from 'drizzle-orm'
import type { Services } from '#platform/server/context.ts'
import { workspace } from '#platform/server/session/tables.ts'

/** Resolves to 127.0.0.1 and ::1. */
export const ownMachine = 'localhost'
const everywhere = '0.0.0.0'

export async function usualHost(services: Services): Promise<string> {
  const demo = drizzle({ client: services.pool })
    .select({ id: workspace.id })
    .from(workspace)
    .where(eq(workspace.isDemo, true))
  return (await demo.limit(1)).length > 0 ? ownMachine : everywhere
}
