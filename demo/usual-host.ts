// Where the product listens unless HOST says so. The passwords of the demo are published, so it is open to its own machine only.

import { drizzle } from 'drizzle-orm/node-postgres'
import { eq } from 'drizzle-orm'
import type { Services } from '#platform/server/context.ts'
import { workspace } from '#platform/server/session/tables.ts'

/** 127.0.0.1 and ::1. */
export const ownMachine = 'localhost'
const everywhere = '0.0.0.0'

export async function usualHost(services: Services): Promise<string> {
  const demo = drizzle({ client: services.pool })
    .select({ id: workspace.id })
    .from(workspace)
    .where(eq(workspace.isDemo, true))
  return (await demo.limit(1)).length > 0 ? ownMachine : everywhere
}
