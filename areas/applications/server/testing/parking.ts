// Test helper: a parking space in the building of a flat.

import { and, eq } from 'drizzle-orm'
import { propertyObject } from '#areas/objects/server/tables.ts'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import type { World } from '#platform/server/testing/world.ts'
import type { Letting } from './letting.ts'

type Fields = Partial<typeof propertyObject.$inferInsert>

export async function plantParking(
  world: World,
  { home, objectId }: Pick<Letting, 'home' | 'objectId'>,
  fields: Fields = {},
): Promise<string> {
  const id = newId()
  await asSystem(world.services, home, async ({ db }) => {
    const [flat] = await db
      .select()
      .from(propertyObject)
      .where(and(eq(propertyObject.workspaceId, home.id), eq(propertyObject.id, objectId)))
    await db.insert(propertyObject).values({
      workspaceId: home.id,
      id,
      buildingId: flat?.buildingId ?? '',
      objectType: 'parking',
      kind: 'parkingspace',
      referenceNumber: 'PP-1',
      title: 'Einstellplatz 12',
      grossRent: 14_000,
      progressState: 'available',
      searchText: 'einstellplatz 12',
      ...fields,
    })
  })
  return id
}
