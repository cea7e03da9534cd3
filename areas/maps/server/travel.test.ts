import { beforeAll, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { building } from '#areas/buildings/server/tables.ts'
import { plantBuilding } from '#areas/objects/server/testing/planting.ts'
import type { Workspace } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'

const world = useWorld()
let home: Workspace
let analyst: Person
beforeAll(async () => {
  home = await world.workspace({ isDemo: true, features: ['analytics'] })
  analyst = await world.person(home, 'analyst')
})

const ask = (path: string, query: Record<string, string> = {}, as = analyst) =>
  world.ask(home, { url: `/api/v1/maps/${path}?${new URLSearchParams(query)}`, as })

describe('maps', () => {
  it('say who answers and where one can start', async () => {
    const id = await plantBuilding(world, home)
    const found = (await ask('init')).json()
    expect(found).toMatchObject({ service: { isDemo: true }, tiles: null })
    expect(found.buildings.map((one: { id: string }) => one.id)).toContain(id)
  })

  it('give the areas around a building, largest first', async () => {
    const id = await plantBuilding(world, home)
    const query = { building: id, mode: 'walking', minutes: '5,15,10,5' }
    const first = (await ask('isochrone', query)).json()
    expect(first.areas.map(({ minutes }: { minutes: number }) => minutes)).toEqual([15, 10, 5])
    expect(first.place[0]).toBeCloseTo(8.5, 0)
    expect(first.place[1]).toBeCloseTo(47.4, 0)
  })

  it('start from the new place when the address has changed', async () => {
    const id = await plantBuilding(world, home)
    const query = { building: id, mode: 'walking', minutes: '5' }
    const before = (await ask('isochrone', query)).json()
    await asSystem(world.services, home, ({ db }) =>
      db.update(building).set({ postalCode: '1003', city: 'Lausanne' }).where(eq(building.id, id)),
    )
    expect((await ask('isochrone', query)).json().place).not.toEqual(before.place)
  })

  it('give the way to an address, and say when it is unknown', async () => {
    const id = await plantBuilding(world, home)
    const there = await ask('directions', { building: id, mode: 'driving', to: 'Bahnhofplatz 1, 3011 Bern' })
    expect(there.json().route.distance).toBeGreaterThan(10_000)
    const nowhere = await ask('directions', { building: id, mode: 'driving', to: 'irgendwo' })
    expect(nowhere.statusCode).toBe(422)
    expect(nowhere.json().fields).toHaveProperty('to')
  })

  it('refuse a building whose address has no place', async () => {
    const id = await plantBuilding(world, home)
    await asSystem(world.services, home, ({ db }) =>
      db.update(building).set({ postalCode: '0000' }).where(eq(building.id, id)),
    )
    const query = { building: id, mode: 'cycling', minutes: '10' }
    expect((await ask('isochrone', query)).statusCode).toBe(409)
  })

  it.each(['0', '61', '5,10,15,20,25', 'x', ''])('refuse %s minutes', async (minutes) => {
    expect((await ask('isochrone', { building: newId(), mode: 'walking', minutes })).statusCode).toBe(422)
  })

  it('are for analysts, and know nothing of buildings of others', async () => {
    const marketer = await world.person(home, 'marketer')
    expect((await ask('init', {}, marketer)).statusCode).toBe(403)
    expect((await ask('isochrone', { building: newId(), mode: 'walking', minutes: '5' })).statusCode).toBe(404)
  })
})

describe('without a maps service', () => {
  it('nothing is asked for', async () => {
    const plain = await world.workspace({ features: ['analytics'] })
    const as = await world.person(plain, 'analyst')
    expect((await world.ask(plain, { url: '/api/v1/maps/init', as })).json().service).toBeNull()
    const id = await plantBuilding(world, plain)
    const url = `/api/v1/maps/isochrone?building=${id}&mode=walking&minutes=5`
    expect((await world.ask(plain, { url, as })).statusCode).toBe(409)
  })
})
