// Plants a building with flats for tests.

import { drizzle } from 'drizzle-orm/node-postgres'
import { building } from '#areas/buildings/server/tables.ts'
import type { Workspace } from '#platform/server/context.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { newId } from '#platform/server/ids.ts'
import type { World } from '#platform/server/testing/world.ts'
import { layOutFlat } from '../../rules/floor-plan/flat-layout.ts'
import { propertyObject } from '../tables.ts'

export type FlatFields = Partial<typeof propertyObject.$inferInsert>

let planted = 0

export async function plantBuilding(world: World, home: Workspace): Promise<string> {
  const id = newId()
  await inWorkspace(world.services.pool, home.id, (client) =>
    drizzle({ client }).insert(building).values({
      workspaceId: home.id,
      id,
      title: 'Lindenhofstrasse 12',
      street: 'Lindenhofstrasse',
      houseNumber: '12',
      postalCode: '8400',
      city: 'Winterthur',
      canton: 'ZH',
      floors: 5,
      constructionYear: 1962,
    }),
  )
  return id
}

/** Plants a published, available flat with 3.5 rooms at CHF 1'950 by default. */
export async function plantFlat(world: World, home: Workspace, fields: FlatFields = {}): Promise<string> {
  planted += 1
  const id = newId()
  const buildingId = fields.buildingId ?? (await plantBuilding(world, home))
  const flat = {
    workspaceId: home.id,
    id,
    buildingId,
    kind: 'apartment' as const,
    referenceNumber: `T-${planted}`,
    title: 'Lindenhofstrasse 12, 2. OG links',
    objectType: 'apartment',
    rooms: 3.5,
    area: 86.4,
    floor: '2. OG',
    floorNumber: 2,
    netRent: 172_000,
    ancillaryCost: 23_000,
    grossRent: 195_000,
    deposit: 585_000,
    isPublished: true,
    floorPlan: layOutFlat(3.5, 'T'),
    searchText: 'lindenhofstrasse 12',
    ...fields,
  }
  await inWorkspace(world.services.pool, home.id, (client) => drizzle({ client }).insert(propertyObject).values(flat))
  return id
}
