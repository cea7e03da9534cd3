// Test helper: applications from minimal input, with plausible defaults.

import type { Services, Workspace } from '#platform/server/context.ts'
import { newId, newSlug } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { building } from '#areas/buildings/server/tables.ts'
import { propertyObject } from '#areas/objects/server/tables.ts'
import { adult, application, applicationWish } from '../tables.ts'

type Fields = Partial<typeof application.$inferInsert>
type Place = { services: Services }

/** Creates one application per item, numbered from 1, each one minute older than the next. */
export async function plantApplications({ services }: Place, home: Workspace, given: Fields[]): Promise<string[]> {
  const rows = given.map((fields, index) => rowOf(home, fields, index))
  if (rows.length === 0) return []
  await asSystem(services, home, async (ctx) => {
    await ctx.db.insert(application).values(rows)
    await ctx.db.insert(adult).values(
      rows.map((row) => {
        const [firstName = '', ...rest] = row.contactName.split(' ')
        const names = { firstName, lastName: rest.join(' ') }
        return { workspaceId: home.id, id: newId(), applicationId: row.id, position: 1, ...names }
      }),
    )
  })
  return rows.map((row) => row.id)
}

function rowOf(home: Workspace, fields: Fields, place: number) {
  const contactName = fields.contactName ?? 'Anna Muster'
  const createdAt = new Date(Date.UTC(2026, 0, 1, 0, place))
  return {
    workspaceId: home.id,
    id: newId(),
    number: place + 1,
    language: 'de' as const,
    contactName,
    contactEmail: 'anna@example.ch',
    householdType: 'single_person_household',
    adults: 1,
    children: 0,
    persons: 1,
    slug: newSlug(),
    tokenHash: Buffer.alloc(32),
    searchText: `${place + 1} ${contactName.toLowerCase()}`,
    createdAt,
    lastActivityAt: createdAt,
    ...fields,
  }
}

/** Creates a flat in its own building that these applications wish for, by default as first wish. */
export async function plantWish(
  { services }: Place,
  home: Workspace,
  wish: { title: string; rooms: number; by: string[]; rank?: number },
) {
  const buildingId = newId()
  const objectId = newId()
  await asSystem(services, home, async ({ db }) => {
    const address = { street: 'Lindenweg', houseNumber: '4', postalCode: '8400', city: 'Winterthur', canton: 'ZH' }
    await db.insert(building).values({ workspaceId: home.id, id: buildingId, title: 'Lindenweg 4', ...address })
    await db.insert(propertyObject).values({
      workspaceId: home.id,
      id: objectId,
      buildingId,
      kind: 'apartment',
      objectType: 'apartment',
      referenceNumber: objectId.slice(-8),
      title: wish.title,
      rooms: wish.rooms,
      searchText: wish.title.toLowerCase(),
    })
    const wishes = wish.by.map((applicationId) => ({ applicationId, objectId, buildingId, rank: wish.rank ?? 1 }))
    if (wishes.length > 0)
      await db.insert(applicationWish).values(wishes.map((one) => ({ workspaceId: home.id, ...one })))
  })
  return { buildingId, objectId }
}
