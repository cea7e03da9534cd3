// Import from the property software: previewed first, without touching our own fields.

import { and, eq, like } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { plantFlat } from '#areas/objects/server/testing/planting.ts'
import { plantTenancy, type Tenancy } from '#areas/applications/server/testing/tenancy.ts'
import { propertyObject } from '#areas/objects/server/tables.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { connect, interfaceCall, letWork, type Connected } from './testing/connected.ts'

const world = useOwnWorld({ PRIVATE_HOSTS: '127.0.0.1' })
type Desk = Connected & Tenancy
const running: Desk[] = []
afterEach(async () => {
  for (const { double } of running.splice(0)) await double.stop()
})

async function connected(): Promise<Desk> {
  const one = await connect(world, await plantTenancy(world))
  running.push(one)
  return one
}

const importOf = (one: Desk, property: string, body: object = {}) =>
  interfaceCall(world, one, `initial-import-erp/${property}`, one.admin, body)
const pull = (one: Desk, objectId: string) => interfaceCall(world, one, `synchronize-object-erp/${objectId}`)
const erpOf = async ({ home, clerk }: Desk, objectId: string) =>
  (await world.ask(home, { url: `/api/v1/interface/objects/${objectId}/erp`, as: clerk })).json()
const editOf = async ({ home, clerk }: Desk, objectId: string) =>
  (await world.ask(home, { url: `/api/v1/objects/${objectId}/edit`, as: clerk })).json()

describe('the import of a property', () => {
  it('shows what it would do, does it, and then has nothing to do', async () => {
    const one = await connected()
    const check = (await importOf(one, '1202')).json()
    expect(check).toMatchObject({ isApplied: false, counts: { created: 30, changed: 0, unchanged: 0, rejected: 0 } })
    const count = async () =>
      (await world.ask(one.home, { url: '/api/v1/objects/apartments?search=Talackerweg', as: one.clerk })).json()
        .tableData.body.length
    expect(await count()).toBe(0)
    const applied = (await importOf(one, '1202', { seen: check.counts })).json()
    expect(applied.isApplied).toBe(true)
    expect(await count()).toBeGreaterThan(9)
    expect((await importOf(one, '1202')).json().counts).toEqual({ created: 0, changed: 0, unchanged: 30, rejected: 0 })
    const log = await world.ask(one.home, { url: '/api/v1/settings/abbaimmo/transfers?kind=import', as: one.admin })
    expect(log.json().transfers).toMatchObject([{ kind: 'import', reference: '1202', state: 'confirmed' }])
  }, 30_000)

  it('brings what is let there as inactive, and what is free as available', async () => {
    const one = await connected()
    const { counts } = (await importOf(one, '1202')).json()
    await importOf(one, '1202', { seen: counts })
    const states = await asSystem(world.services, one.home, ({ db }) =>
      db
        .select({ number: propertyObject.referenceNumber, state: propertyObject.progressState })
        .from(propertyObject)
        .where(and(eq(propertyObject.workspaceId, one.home.id), like(propertyObject.referenceNumber, '1202.01.%'))),
    )
    const free = states.filter(({ state }) => state === 'available').map(({ number }) => number)
    expect(free.toSorted()).toEqual(['1202.01.0011', '1202.01.0903'])
    expect(states.filter(({ state }) => state === 'inactive')).toHaveLength(13)
  }, 30_000)

  it('tells each row that does not go in, and writes nothing when things have moved on', async () => {
    const one = await connected()
    one.double.tell('Masterdata.Unit.Created', {
      reference: '1203.01.0001',
      unitCategoryCode: '01',
      numberOfRooms: '2.7',
    })
    one.double.tell('Masterdata.Property.Created', { reference: '1203', description: 'Ohne Haus' })
    const check = (await importOf(one, '1203')).json()
    expect(check.counts).toEqual({ created: 0, changed: 0, unchanged: 0, rejected: 1 })
    expect(check.rows[0].details.length).toBeGreaterThan(0)
    const moved = await importOf(one, '1203', { seen: { ...check.counts, rejected: 0 } })
    expect(moved.statusCode).toBe(409)
  })

  it('asks for an administrator, and knows only what it has heard of', async () => {
    const one = await connected()
    expect((await interfaceCall(world, one, 'initial-import-erp/1201')).statusCode).toBe(403)
    expect((await importOf(one, '9999')).statusCode).toBe(404)
    await one.double.stop()
    const away = await importOf(one, '1201')
    expect([away.statusCode, away.json().message]).toEqual([409, 'Das ERP ist gerade nicht erreichbar.'])
  })
})

describe('an object', () => {
  it('takes over rent and measures, and keeps its texts', async () => {
    const one = await connected()
    const objectId = await plantFlat(world, one.home, {
      referenceNumber: '1201.02.0005',
      title: 'Unser Titel',
      tenderNotice: 'Unser Text',
      sellingPrice: 50_000_000,
    })
    one.double.change('1201.02.0005', { netRent: 2222, externalDescription: 'Deren Titel' })
    await pull(one, objectId)
    await letWork(world)
    const { data } = await editOf(one, objectId)
    expect(data).toMatchObject({
      title: 'Unser Titel',
      tenderNotice: 'Unser Text',
      sellingPrice: 500_000,
      netRent: 2222,
    })
    const seen = await erpOf(one, objectId)
    expect(seen).toMatchObject({ differences: [], transfers: [{ state: 'confirmed' }] })
    expect(seen.transfers[0].outcome).toContain('Nettomiete')
    one.double.change('1201.02.0005', { netRent: 2300 })
    await pull(one, objectId)
    await letWork(world)
    expect((await editOf(one, objectId)).data.netRent).toBe(2300)
  })

  it('that is not known there says so, and changes nothing', async () => {
    const one = await connected()
    const objectId = await plantFlat(world, one.home, { referenceNumber: 'X-1' })
    const before = await editOf(one, objectId)
    await pull(one, objectId)
    await letWork(world)
    expect((await erpOf(one, objectId)).transfers).toMatchObject([
      { state: 'refused', reasons: ['Das ERP kennt diese Objektnummer nicht.'] },
    ])
    expect((await editOf(one, objectId)).version).toBe(before.version)
  })

  it('is fetched once when two press at once', async () => {
    const one = await connected()
    const answers = await Promise.all([pull(one, one.objectId), pull(one, one.objectId)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('waits for a line that is down', async () => {
    const one = await connected()
    await one.double.stop()
    await pull(one, one.objectId)
    await letWork(world)
    expect((await erpOf(one, one.objectId)).transfers).toMatchObject([{ state: 'queued', attempts: 1 }])
  })

  it('asks for the permission, and hides other workspaces', async () => {
    const one = await connected()
    const assistant = await world.person(one.home, 'assistant')
    expect((await interfaceCall(world, one, `synchronize-object-erp/${one.objectId}`, assistant)).statusCode).toBe(403)
    const abroad = await plantTenancy(world)
    expect((await pull(one, abroad.objectId)).statusCode).toBe(404)
    const url = `/api/v1/interface/objects/${abroad.objectId}/erp`
    expect((await world.ask(one.home, { url, as: one.clerk })).statusCode).toBe(404)
  })
})
