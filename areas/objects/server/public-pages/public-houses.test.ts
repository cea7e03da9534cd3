// Tests the public view of buildings: public units in full, other units only as blanks.

import { describe, expect, it } from 'vitest'
import type { Workspace } from '#platform/server/context.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { plantBuilding, plantFlat, type FlatFields } from '../testing/planting.ts'

const world = useWorld()

async function scene() {
  const home = await world.workspace()
  const buildingId = await plantBuilding(world, home)
  const plant = (fields: FlatFields = {}) => plantFlat(world, home, { buildingId, ...fields })
  return { home, buildingId, plant, seen: await plant({ floorNumber: 1 }) }
}

const ask = (home: Workspace, query = '') =>
  world.ask(home, { url: `/api/v1/objects/iframe-object-list/houses${query}` })
const setting = (home: Workspace, value: object) =>
  inWorkspace(world.services.pool, home.id, (client) =>
    client.query(`insert into project_setting (workspace_id, key, value) values ($1, 'public-list', $2)`, [
      home.id,
      value,
    ]),
  )

type Unit = { id: string; matches: boolean; rentalgross: number | null } | null
const storeysIn = async (home: Workspace, query = ''): Promise<[unknown, Unit[]][]> =>
  (await ask(home, query))
    .json()
    .houses.flatMap((house: { plan: { storeys: { level: unknown; units: Unit[] }[] } }) =>
      house.plan.storeys.map(({ level, units }) => [level, units]),
    )
const unitsIn = async (home: Workspace, query = '') => (await storeysIn(home, query)).flatMap(([, units]) => units)

describe('the public houses', () => {
  it('need no login and show each public flat on its storey', async () => {
    const { home, buildingId, plant, seen } = await scene()
    const taken = await plant({ floorNumber: 0, progressState: 'rented' })
    const answer = (await ask(home)).json()
    expect(answer.pagination).toMatchObject({ totalItems: 1 })
    expect(answer.houses[0]).toMatchObject({ id: buildingId, address: 'Lindenhofstrasse 12', free: 1 })
    expect(await storeysIn(home)).toMatchObject([
      [1, [{ id: seen, matches: true, rentalgross: 1950, object_state: 'free' }]],
      [0, [{ id: taken, matches: true, rentalgross: null, object_state: 'rented' }]],
    ])
  })

  it('say of a flat that is not public that it stands there, and nothing else', async () => {
    const { home, plant, seen } = await scene()
    const secret = {
      floorNumber: 1,
      floor: 'SECRETFLOOR',
      isPublished: false,
      referenceNumber: 'SECRET-1',
      title: 'Geheimweg 1, links',
      objectType: 'penthouse',
      tenderTitle: 'SECRETTITLE',
      rooms: 7.5,
      area: 333.25,
      netRent: 777_731,
      grossRent: 888_847,
      orientation: 'NW',
    }
    const id = await plant(secret)
    expect(await storeysIn(home)).toMatchObject([
      [1, [null, { id: seen }]],
      [0, []],
    ])
    const { body } = await ask(home)
    const words = [
      id,
      'SECRET',
      'Geheimweg',
      'penthouse',
      '333.25',
      '"rooms":7.5',
      '7777.31',
      '8888.47',
      'NW',
      'setback',
    ]
    expect(words.filter((word) => body.includes(word))).toEqual([])
  })

  it.each<[string, FlatFields]>([
    ['a draft', { progressState: 'draft' }],
    ['inactive', { progressState: 'inactive' }],
    ['in the cellar', { isPublished: false, floorNumber: -1 }],
    ['on no known floor', { isPublished: false, floor: null, floorNumber: null }],
    ['a parking space', { isPublished: false, kind: 'parkingspace', objectType: 'parking_regular', floorNumber: 0 }],
  ])('do not even draw what is %s', async (_, fields) => {
    const { home, plant, seen } = await scene()
    await plant(fields)
    expect(await unitsIn(home)).toMatchObject([{ id: seen }])
  })

  it('draw no blank units where the project shows no taken ones, for they would count them', async () => {
    const { home, plant, seen } = await scene()
    await plant({ progressState: 'rented' })
    await plant({ isPublished: false })
    await setting(home, { showsTaken: false })
    expect(await unitsIn(home)).toMatchObject([{ id: seen }])
  })

  it('are those that hold what is looked for; the rest of a house stays, and does not match', async () => {
    const { home, plant, seen } = await scene()
    const large = await plant({ floorNumber: 2, rooms: 5.5, grossRent: 300_000 })
    const taken = await plant({ floorNumber: 3, rooms: 5.5, progressState: 'rented' })
    await plantFlat(world, home, { rooms: 1.5 })
    const found = await unitsIn(home, '?minRooms=5')
    expect(found).toMatchObject([
      { id: taken, matches: true },
      { id: large, matches: true },
      { id: seen, matches: false },
    ])
    // A price limit must not reveal a hidden price.
    expect(await unitsIn(home, '?minRooms=5&maxPrice=1000000')).toMatchObject([
      { id: taken, matches: false, rentalgross: null },
      { id: large, matches: true },
      { id: seen, matches: false },
    ])
    expect((await ask(home, '?minRooms=9')).json().houses).toEqual([])
  })

  it('are told by pages, and never those of another workspace or without a public object', async () => {
    const { home } = await scene()
    const other = await scene()
    await plantFlat(world, home, { isPublished: false })
    expect((await ask(home)).json().houses).toHaveLength(1)
    await plantFlat(world, home)
    const second = (await ask(home, '?rowsPerPage=1&currentPage=2')).json()
    expect([second.houses.length, second.pagination.totalItems]).toEqual([1, 2])
    expect((await ask(home)).body).not.toContain(other.buildingId)
    expect((await ask(home, '?rowsPerPage=500')).statusCode).toBe(422)
  })
})
