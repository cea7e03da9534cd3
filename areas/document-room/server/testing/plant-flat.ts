// For tests: a flat for sale, and an applicant who wishes for it.

import { application, applicationWish } from '#areas/applications/server/tables.ts'
import { building } from '#areas/buildings/server/tables.ts'
import { propertyObject } from '#areas/objects/server/tables.ts'
import type { Workspace } from '#platform/server/context.ts'
import { newId, newSlug } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import type { World } from '#platform/server/testing/world.ts'

export async function plantApplicant(world: World, home: Workspace): Promise<string> {
  const id = newId()
  const row = {
    workspaceId: home.id,
    id,
    number: 1,
    progressState: 'sale.new' as const,
    language: 'de' as const,
    contactName: 'Käufer 1',
    contactEmail: 'kaeufer1@post.example',
    householdType: 'single_person_household',
    adults: 1,
    children: 0,
    persons: 1,
    slug: newSlug(),
    tokenHash: Buffer.alloc(32),
    searchText: 'käufer 1',
  }
  await asSystem(world.services, home, ({ db }) => db.insert(application).values(row))
  return id
}

export async function plantFlat(world: World, home: Workspace, applicants: readonly string[]): Promise<string> {
  const [buildingId, objectId] = [newId(), newId()]
  const address = { street: 'Rebweg', houseNumber: '4', postalCode: '3960', city: 'Sierre', canton: 'VS' }
  await asSystem(world.services, home, async ({ db }) => {
    await db.insert(building).values({ workspaceId: home.id, id: buildingId, title: 'Rebweg 4', ...address })
    await db.insert(propertyObject).values({
      workspaceId: home.id,
      id: objectId,
      buildingId,
      kind: 'apartment',
      objectType: 'apartment',
      referenceNumber: objectId.slice(-8),
      title: 'Wohnung 2.1',
      sellingPrice: 92_000_000,
      searchText: 'wohnung 2.1',
    })
    const wish = { workspaceId: home.id, objectId, buildingId, rank: 1 }
    await db.insert(applicationWish).values(applicants.map((applicationId) => ({ ...wish, applicationId })))
  })
  return objectId
}
