// Versions of the price list: drafts, the second person, and the time from which they hold.

import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { propertyObject } from '#areas/objects/server/tables.ts'
import { dayOf, laterDay } from '#platform/rules/calendar-day.ts'
import { instantAt } from '#platform/rules/local-time.ts'
import type { Workspace } from '#platform/server/context.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import { plantFlat } from '../testing/plant-confirmation.ts'
import { plantSale, reserved, act } from '../testing/plant-sale.ts'
import { priceList, priceListPrice } from '../tables.ts'
import { applyPriceList, applyPriceListJob } from './applying.ts'

const world = useWorld()
afterEach(() => world.setTime(new Date()))

const path = '/api/v1/sales/prices'
const today = () => dayOf(new Date())

interface House {
  home: Workspace
  anna: Person
  beat: Person
  flats: string[]
}

async function plantHouse(): Promise<House> {
  const home = await world.workspace({ projectType: 'sale' })
  const [anna, beat] = [await world.person(home, 'superuser'), await world.person(home, 'superuser')]
  const [buildingId, first] = await plantFlat(world, home, {})
  const [, second] = await plantFlat(world, home, { buildingId, title: 'Lindenweg 4, 4.5 Zimmer', area: 120 })
  return { home, anna, beat, flats: [first, second] }
}

const draftOf = ({ flats }: House, francs: readonly number[], more: object = {}) => ({
  name: 'Verkaufsstart',
  validFrom: laterDay(today(), 5),
  reason: 'Nachfrage',
  prices: flats.map((objectId, index) => ({ objectId, price: francs[index] ?? 900_000 })),
  ...more,
})

const post = ({ home, anna }: House, url: string, payload: object, as = anna) =>
  world.ask(home, { method: 'POST', url: `${path}${url}`, payload, as })
const read = async ({ home, anna }: House, url = '', as = anna) =>
  (await world.ask(home, { url: `${path}${url}`, as })).json()

async function create(house: House, francs: readonly number[], more: object = {}) {
  const answer = await post(house, '', draftOf(house, francs, more))
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}

const submit = (house: House, { id, version }: { id: string; version: number }, as?: Person) =>
  post(house, `/${id}/submit`, { version }, as)

async function scheduled(house: House, francs: readonly number[], more: object = {}) {
  const answer = await submit(house, await create(house, francs, more))
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}

const apply = ({ home }: House, data: object = {}) => asSystem(world.services, home, (ctx) => applyPriceList(ctx, data))
const sellingPrices = async ({ home, flats }: House) => {
  const rows = await asSystem(world.services, home, ({ db }) => db.select().from(propertyObject))
  return flats.map((id) => rows.find((row) => row.id === id)?.sellingPrice)
}
const countEvents = async ({ home }: House, event: string) => {
  const { rows } = await asSystem(world.services, home, ({ client }) =>
    client.query('select 1 from audit_entry where workspace_id = $1 and event = $2', [home.id, event]),
  )
  return rows.length
}
const publicPrices = async ({ home, flats }: House) => {
  const { items } = (await world.ask(home, { url: '/api/v1/objects/iframe-object-list' })).json()
  return flats.map((id) => items.find((item: { id: string }) => item.id === id)?.selling_price)
}

describe('a version that lowers no price', () => {
  it('is scheduled by one person, and in force from the second of its day on', async () => {
    const house = await plantHouse()
    const validFrom = laterDay(today(), 5)
    const { id } = await scheduled(house, [950_000, 1_100_000])
    expect((await read(house, `/${id}`)).list).toMatchObject({
      number: 1,
      state: 'scheduled',
      lowers: false,
      objects: 2,
    })
    const start = instantAt(validFrom, '00:00') ?? new Date()
    world.setTime(new Date(start.getTime() - 1))
    await apply(house)
    expect(await publicPrices(house)).toEqual([900_000, 900_000])
    world.setTime(start)
    expect((await read(house, `/${id}`)).list.state).toBe('in_force')
    // Judged before the job has run.
    expect(await publicPrices(house)).toEqual([950_000, 1_100_000])
    const page = await world.ask(house.home, { url: `/api/v1/public-objects/${house.flats[0]}` })
    expect(page.json().selling_price).toBe(950_000)
    expect(await sellingPrices(house)).toEqual([90_000_000, 90_000_000])
    await apply(house)
    expect(await sellingPrices(house)).toEqual([95_000_000, 110_000_000])
  })

  it('is planned again if the job comes before its second', async () => {
    const house = await plantHouse()
    await scheduled(house, [950_000, 1_100_000])
    const from = instantAt(laterDay(today(), 5), '00:00') ?? new Date()
    world.setTime(new Date(from.getTime() - 1))
    await apply(house, { from })
    const { rows } = await world.services.pool.query<{ start: Date }>(
      `select start_after as start from pgboss.job where name = $1 and data ->> 'workspaceId' = $2`,
      [applyPriceListJob, house.home.id],
    )
    expect(rows.map(({ start }) => start)).toEqual([from, from])
  })

  it('is applied once by two servers', async () => {
    const house = await plantHouse()
    await scheduled(house, [950_000, 1_100_000], { validFrom: today() })
    await Promise.all([apply(house), apply(house), apply(house)])
    expect(await sellingPrices(house)).toEqual([95_000_000, 110_000_000])
    expect([await countEvents(house, 'object.changed'), await countEvents(house, 'price_list.applied')]).toEqual([2, 1])
  })

  it('of a day that another version has is refused', async () => {
    const house = await plantHouse()
    await scheduled(house, [950_000, 950_000])
    const answer = await submit(house, await create(house, [960_000, 960_000]))
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, ['validFrom']])
    const past = await post(house, '', draftOf(house, [], { validFrom: laterDay(today(), -1) }))
    expect(past.statusCode).toBe(422)
  })

  it('is replaced by the next one', async () => {
    const house = await plantHouse()
    const first = await scheduled(house, [950_000, 950_000], { validFrom: today() })
    world.setTime(new Date(Date.now() + 1000))
    await scheduled(house, [960_000, 960_000], { validFrom: today() })
    const { lists } = await read(house)
    expect(lists.map(({ number, state }: { number: number; state: string }) => [number, state])).toEqual([
      [2, 'in_force'],
      [1, 'replaced'],
    ])
    expect((await post(house, `/${first.id}/withdraw`, { version: first.version })).statusCode).toBe(409)
  })
})

describe('a version that lowers a price', () => {
  async function waiting(house: House) {
    const answer = await submit(house, await create(house, [890_000, 1_100_000]))
    expect(answer.statusCode).toBe(200)
    return answer.json()
  }

  it('waits for a second person, who is told', async () => {
    const house = await plantHouse()
    const { id, version } = await waiting(house)
    expect(await read(house, `/${id}`)).toMatchObject({ list: { state: 'waiting', lowers: true }, lowered: 1 })
    expect((await post(house, `/${id}/approve`, { version })).statusCode).toBe(409)
    expect((await post(house, `/${id}/reject`, { version, note: 'Nein' })).statusCode).toBe(409)
    const news = (await world.ask(house.home, { url: '/api/v1/users/news', as: house.beat })).json()
    expect(JSON.stringify(news)).toContain('1 Verkaufsstart')
    expect((await post(house, `/${id}/approve`, { version }, house.beat)).statusCode).toBe(200)
    expect((await read(house, `/${id}`)).list).toMatchObject({ state: 'scheduled' })
  })

  it('is approved once by two people at the same time', async () => {
    const house = await plantHouse()
    const carla = await world.person(house.home, 'superuser')
    const { id, version } = await waiting(house)
    const answers = await Promise.all([house.beat, carla].map((as) => post(house, `/${id}/approve`, { version }, as)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await countEvents(house, 'price_list.approved')).toBe(1)
  })

  it('cannot be approved in the database by the person who submitted it', async () => {
    const house = await plantHouse()
    const { id } = await waiting(house)
    const written = asSystem(world.services, house.home, async ({ db }) => {
      const [row] = await db.select().from(priceList).where(eq(priceList.id, id))
      await db
        .update(priceList)
        .set({ state: 'approved', inForceFrom: new Date(), decidedBy: row?.submittedBy ?? null, decidedAt: new Date() })
        .where(eq(priceList.id, id))
    })
    await expect(written).rejects.toMatchObject({ cause: { code: '23514' } })
  })

  it('that is rejected is kept, and cannot be submitted again', async () => {
    const house = await plantHouse()
    const { id, version } = await waiting(house)
    expect((await post(house, `/${id}/reject`, { version, note: 'Zu tief' }, house.beat)).statusCode).toBe(200)
    const { list } = await read(house, `/${id}`)
    expect(list).toMatchObject({ state: 'rejected', decisionNote: 'Zu tief' })
    expect((await submit(house, { id, version: list.version })).statusCode).toBe(409)
  })

  it('is found also if it is lower only than a version that is scheduled before it', async () => {
    const house = await plantHouse()
    await scheduled(house, [950_000, 950_000], { validFrom: laterDay(today(), 2) })
    const { id } = (await submit(house, await create(house, [920_000, 950_000]))).json()
    expect((await read(house, `/${id}`)).list.state).toBe('waiting')
  })
})

describe('a draft', () => {
  it('is changed only with the current version', async () => {
    const house = await plantHouse()
    const { id, version } = await create(house, [950_000, 950_000])
    const change = { ...draftOf(house, [970_000, 950_000]), version }
    expect((await post(house, `/${id}`, change)).statusCode).toBe(200)
    expect((await post(house, `/${id}`, change)).statusCode).toBe(409)
    const { prices } = await read(house, `/${id}`)
    expect(prices.map(({ price }: { price: number }) => price).toSorted((a: number, b: number) => a - b)).toEqual([
      950_000, 970_000,
    ])
  })

  it('is withdrawn, and kept', async () => {
    const house = await plantHouse()
    const { id, version } = await create(house, [950_000, 950_000])
    expect((await post(house, `/${id}/withdraw`, { version })).statusCode).toBe(200)
    expect((await read(house)).lists).toMatchObject([{ state: 'withdrawn' }])
  })

  it('needs the permission, a project that sells, and objects of the workspace', async () => {
    const house = await plantHouse()
    const analyst = await world.person(house.home, 'analyst')
    expect((await post(house, '', draftOf(house, []), analyst)).statusCode).toBe(403)
    expect((await world.ask(house.home, { url: path, as: analyst })).statusCode).toBe(200)
    // Prices of objects without money of the project: may prepare a version, and not approve one.
    const marketer = await world.person(house.home, 'marketer')
    const { id, version } = (await submit(house, await create(house, [890_000, 890_000]), marketer)).json()
    expect((await post(house, `/${id}/approve`, { version }, marketer)).statusCode).toBe(403)
    const other = await plantHouse()
    expect((await world.ask(other.home, { url: `${path}/${id}`, as: other.anna })).statusCode).toBe(404)
    expect((await post(other, '', draftOf(house, []))).statusCode).toBe(409)
    const letting = await world.workspace()
    const clerk = await world.person(letting, 'superuser')
    const asked = { method: 'POST' as const, url: path, payload: draftOf(house, []), as: clerk }
    expect((await world.ask(letting, asked)).statusCode).toBe(409)
  })
})

describe('objects', () => {
  it('that are reserved keep their price, and follow the list once they are free again', async () => {
    const sale = await plantSale(world)
    const { home, clerk, objectId } = sale
    const house = { home, anna: clerk, beat: clerk, flats: [objectId] }
    await reserved(world, sale)
    await scheduled(house, [990_000], { validFrom: today() })
    await apply(house)
    expect(await sellingPrices(house)).toEqual([92_000_000])
    const { objects } = await read(house, '/objects')
    expect(objects).toMatchObject([{ part: 'reserved', price: 920_000, listed: 990_000 }])
    const released = await act(world, sale, sale.buyers[0] ?? '', 'reservation/release', {
      cause: 'withdrawn',
      reason: 'Keine Finanzierung',
    })
    expect(released.statusCode).toBe(200)
    expect(await sellingPrices(house)).toEqual([99_000_000])
  })

  it('whose price was changed by hand are named, also once the next version has replaced the price', async () => {
    const house = await plantHouse()
    const [first = ''] = house.flats
    await scheduled(house, [950_000, 950_000], { validFrom: today() })
    await apply(house)
    await asSystem(world.services, house.home, ({ db }) =>
      db.update(propertyObject).set({ sellingPrice: 94_000_000 }).where(eq(propertyObject.id, first)),
    )
    expect((await read(house)).deviations).toMatchObject([{ objectId: first, listed: 950_000, byHand: 940_000 }])
    world.setTime(new Date(Date.now() + 1000))
    const { id } = await scheduled(house, [960_000, 960_000], { validFrom: today() })
    await apply(house)
    expect(await read(house, `/${id}`)).toMatchObject({
      replaced: [{ objectId: first, listed: 950_000, byHand: 940_000 }],
    })
    expect((await read(house)).deviations).toEqual([])
    const rows = await asSystem(world.services, house.home, ({ db }) =>
      db.select().from(priceListPrice).where(eq(priceListPrice.priceListId, id)),
    )
    expect(rows.map(({ priceBefore }) => priceBefore ?? 0).toSorted((a, b) => a - b)).toEqual([94_000_000, 95_000_000])
  })

  it('are exported with their prices', async () => {
    const house = await plantHouse()
    const { id } = await create(house, [950_000, 950_000])
    const file = await world.ask(house.home, { url: `${path}/${id}/export`, as: house.anna })
    expect([file.statusCode, file.headers['content-type']]).toEqual([
      200,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ])
    expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK')
  })
})
