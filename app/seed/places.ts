// The workspaces to fill: an existing one, and others created for the seed.

import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Services, Workspace } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import { workspace } from '#platform/server/session/tables.ts'
import { StartRefusal } from '#platform/server/start-refusal.ts'

export async function findWorkspace(services: Services, slug: string): Promise<Workspace> {
  const found = await lookFor(services, slug)
  if (found) return found
  throw new StartRefusal(
    `There is no workspace ${slug}; start the product once for the demo, or make it with “npm run create-admin”.`,
  )
}

/** Returns a workspace without users: it only adds data beside the other workspaces. */
export async function makeNeighbour(services: Services, place: number): Promise<Workspace> {
  const slug = `neighbour-${place}`
  const known = await lookFor(services, slug)
  if (known) return known
  const [made] = await drizzle({ client: services.pool })
    .insert(workspace)
    .values({ id: newId(), slug, name: `Verwaltung ${place}`, projectType: 'reletting', theme: 'rent' })
    .returning()
  if (!made) throw new StartRefusal(`The workspace ${slug} could not be made.`)
  return made
}

async function lookFor(services: Services, slug: string): Promise<Workspace | undefined> {
  const [found] = await drizzle({ client: services.pool }).select().from(workspace).where(eq(workspace.slug, slug))
  return found
}
