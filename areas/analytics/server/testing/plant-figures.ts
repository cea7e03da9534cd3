// A workspace with something to count for each figure.

import { building } from '#areas/buildings/server/tables.ts'
import { type application, applicationWish, assignment, offer } from '#areas/applications/server/tables.ts'
import { type interestedPerson, interestedWish } from '#areas/interested-people/server/tables.ts'
import { propertyObject } from '#areas/objects/server/tables.ts'
import type { Workspace } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import type { World } from '#platform/server/testing/world.ts'
import { viewingInvitation, viewingParticipant } from '#areas/viewing-appointments/server/tables.ts'
import { catchUp, compare } from '../counting/jobs.ts'

export interface Counted {
  buildings: readonly [string, string]
  applications: string[]
  people: string[]
}

/** Runs like the night: compares all records, then catches up, which dates the sums. */
export const countNow = (world: World, home: Workspace) =>
  asSystem(world.services, home, async (ctx) => {
    const alone = { ...ctx, enqueue: async () => {} }
    await compare(alone, {})
    await catchUp(alone)
  })

const sources = ['platform', 'project_website', 'recommendation'] as const
const portals = ['homegate', 'flatfox'] as const
const types = ['single_person_household', 'couple_household', 'flat_share'] as const
const states = ['active.new', 'active.in_progress', 'active.evaluated', 'with_offer.declined', 'inactive'] as const

const at = <One>(items: readonly [One, ...One[]], index: number): One => items[index % items.length] ?? items[0]

/** Helpers of other areas, which only tests may import. */
export interface Planting {
  applications: (world: World, home: Workspace, given: Partial<typeof application.$inferInsert>[]) => Promise<string[]>
  people: (world: World, home: Workspace, given: Partial<typeof interestedPerson.$inferInsert>[]) => Promise<string[]>
  viewing: (
    world: World,
    home: Workspace,
    planned: { startsAt: Date },
  ) => Promise<{ appointmentId: string; slotIds: string[] }>
}

/** 60 applications for two buildings, 12 interested people, six flats and two parking spaces. */
export async function plantFigures(world: World, home: Workspace, plant: Planting): Promise<Counted> {
  const buildings = [newId(), newId()] as const
  const objects = Array.from({ length: 8 }, (_, index) => objectRow(home, buildings, index))
  await asSystem(world.services, home, async ({ db }) => {
    const address = { street: 'Lindenweg', postalCode: '8400', city: 'Winterthur', canton: 'ZH' }
    await db.insert(building).values(
      buildings.map((id, index) => ({
        workspaceId: home.id,
        id,
        title: `Lindenweg ${index}`,
        houseNumber: `${index}`,
        ...address,
      })),
    )
    await db.insert(propertyObject).values(objects)
  })
  const wishOf = (index: number) => {
    const { id: objectId = '', buildingId = buildings[0] } = objects[index % objects.length] ?? {}
    return { objectId, buildingId }
  }
  const applications = await plant.applications(
    world,
    home,
    Array.from({ length: 60 }, (_, index) => ({
      progressState: at(states, index),
      deactivationReason: at(states, index) === 'inactive' ? (index % 2 ? 'denied: income: too low' : 'other') : null,
      source: index % 11 === 0 ? null : at(sources, index),
      answers: { platform: at(portals, index) },
      language: index % 3 === 0 ? ('fr' as const) : ('de' as const),
      householdType: at(types, index),
      income: index % 7 === 0 ? null : 30_000 + index * 2500,
      createdAt: new Date(Date.UTC(2026, 8, 1 + (index % 45), 9)),
    })),
  )
  const people = await plant.people(
    world,
    home,
    Array.from({ length: 12 }, (_, index) => ({
      createdAt: new Date(Date.UTC(2026, 8, 1 + index, 9)),
      ...(index < 4 && { progressState: 'applied' as const, applicationId: applications[index] ?? null }),
    })),
  )
  await asSystem(world.services, home, async ({ db, client }) => {
    await db.insert(applicationWish).values(
      applications.flatMap((applicationId, index) => [
        { workspaceId: home.id, applicationId, rank: 1, ...wishOf(index) },
        { workspaceId: home.id, applicationId, rank: 2, ...wishOf(index + 1) },
      ]),
    )
    await db.insert(interestedWish).values(
      people.map((personId, index) => ({
        workspaceId: home.id,
        personId,
        rank: 1,
        objectId: wishOf(index).objectId,
      })),
    )
    await client.query(
      `update adult d set date_of_birth = make_date(1950 + (a.number % 50)::int, 6, 1) from application a
       where a.workspace_id = $1 and d.workspace_id = $1 and d.application_id = a.id and a.number % 9 <> 0`,
      [home.id],
    )
    const offers = applications.slice(0, 30).map((applicationId, index) => ({
      workspaceId: home.id,
      id: newId(),
      applicationId,
      objectId: wishOf(index).objectId,
      state: (['accepted', 'declined', 'expired'] as const)[index % 3] ?? ('declined' as const),
      validUntil: new Date(Date.UTC(2026, 10, 1)),
      tokenHash: Buffer.from(`offer ${index}`),
      createdAt: new Date(Date.UTC(2026, 9, 20 + (index % 5))),
    }))
    await db.insert(offer).values(offers)
    await db.insert(assignment).values(
      applications.slice(0, 8).map((applicationId, index) => ({
        workspaceId: home.id,
        id: newId(),
        applicationId,
        objectId: objects[index]?.id ?? '',
        kind: 'offer' as const,
        state: 'released' as const,
        contractState: index < 6 ? ('with_contract' as const) : ('without_contract' as const),
        tenantNames: 'Anna Muster',
        searchText: 'anna muster',
        assignedAt: new Date(Date.UTC(2026, 10, 1 + index)),
        releasedAt: new Date(Date.UTC(2026, 10, 3 + index)),
      })),
    )
  })
  const { appointmentId, slotIds } = await plant.viewing(world, home, { startsAt: new Date(Date.UTC(2026, 9, 5, 9)) })
  const about = [
    ...people.slice(0, 7).map((recordId) => ({ recordKind: 'interested', recordId })),
    ...applications.slice(4, 10).map((recordId) => ({ recordKind: 'application', recordId })),
  ]
  await asSystem(world.services, home, async ({ db }) => {
    const visit = {
      workspaceId: home.id,
      appointmentId,
      name: 'Anna Muster',
      email: 'anna@example.ch',
      language: 'de' as const,
    }
    const now = new Date(Date.UTC(2026, 9, 1))
    await db.insert(viewingInvitation).values(about.map((one) => ({ ...visit, ...one, id: newId(), sentAt: now })))
    await db.insert(viewingParticipant).values(
      about.map((one, index) => ({
        ...visit,
        ...one,
        id: newId(),
        slotId: slotIds[0] ?? '',
        state: 'booked' as const,
        lineOrder: index + 1,
        persons: 1,
        present: index % 4 !== 0,
        createdAt: now,
        updatedAt: now,
      })),
    )
  })
  await countNow(world, home)
  return { buildings, applications, people }
}

function objectRow(home: Workspace, buildings: readonly [string, string], index: number) {
  const state = (['available', 'rented', 'with_offer', 'reserved'] as const)[index % 4] ?? ('available' as const)
  return {
    workspaceId: home.id,
    id: newId(),
    buildingId: index % 2 ? buildings[1] : buildings[0],
    kind: index < 6 ? ('apartment' as const) : ('parkingspace' as const),
    objectType: 'apartment',
    referenceNumber: `${index}`,
    title: `Object ${index}`,
    progressState: state,
    grossRent: 150_000 + index * 1000,
    area: 60 + index,
    moveInDate: index < 4 ? '2026-01-01' : '2030-01-01',
    searchText: `object ${index}`,
  }
}
