// For tests: inserts buildings, objects and requests, with plausible defaults for all fields not given.

import { building } from '#areas/buildings/server/tables.ts'
import { propertyObject } from '#areas/objects/server/tables.ts'
import type { Workspace } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import type { World } from '#platform/server/testing/world.ts'
import { regionsOf } from '../../rules/place-keys.ts'
import { placeKeyOf, type SoughtPlace } from '../../rules/place-of.ts'
import { waitlistRequest } from '../tables.ts'

type HouseFields = Partial<typeof building.$inferInsert>
type ObjectFields = Partial<typeof propertyObject.$inferInsert>
type RequestFields = Partial<typeof waitlistRequest.$inferInsert>

const winterthur = { street: 'Lindenweg', houseNumber: '4', postalCode: '8400', city: 'Winterthur', canton: 'ZH' }

export async function plantHouse(world: World, home: Workspace, fields: HouseFields = {}): Promise<string> {
  const id = newId()
  const row = { workspaceId: home.id, id, title: 'Lindenweg 4', ...winterthur, ...fields }
  await asSystem(world.services, home, async ({ db }) => void (await db.insert(building).values(row)))
  return id
}

export async function plantObjects(
  world: World,
  home: Workspace,
  buildingId: string,
  given: ObjectFields[],
): Promise<string[]> {
  const rows = given.map((fields) => {
    const id = newId()
    const kind = 'apartment' as const
    const facts = {
      objectType: 'apartment',
      referenceNumber: id.slice(-12),
      title: 'Wohnung 1. OG',
      rooms: 3.5,
      area: 80,
    }
    return { workspaceId: home.id, id, buildingId, kind, ...facts, grossRent: 200_000, ...fields }
  })
  await asSystem(world.services, home, async ({ db }) => void (await db.insert(propertyObject).values(rows)))
  return rows.map(({ id }) => id)
}

/** Inserts accepted requests, each waiting one day less than the one before. */
export async function plantRequests(world: World, home: Workspace, given: RequestFields[]): Promise<string[]> {
  const rows = given.map((fields, index) => requestRow(home, fields, index))
  await asSystem(world.services, home, async ({ db }) => void (await db.insert(waitlistRequest).values(rows)))
  return rows.map(({ id }) => id)
}

function requestRow(home: Workspace, fields: RequestFields, place: number) {
  const createdAt = new Date(Date.UTC(2026, 0, 1 + place))
  const contactName = fields.contactName ?? 'Anna Muster'
  const places: SoughtPlace[] = fields.places ?? []
  return {
    workspaceId: home.id,
    id: newId(),
    number: place + 1,
    progressState: 'waitlist.accepted' as const,
    source: 'staff' as const,
    language: 'de' as const,
    contactName,
    contactEmail: 'anna@example.ch',
    adults: 1,
    children: 0,
    kinds: ['apartment' as const],
    placeKeys: places.map(placeKeyOf),
    regions: regionsOf(places),
    waitsSince: createdAt,
    searchText: `${place + 1} ${contactName.toLowerCase()}`,
    createdAt,
    updatedAt: createdAt,
    ...fields,
  }
}
