// Discounts of a buyer: proposed by one person, decided by another, part of the price while nothing is signed.

import { describe, expect, it } from 'vitest'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import { saleDiscount } from '../tables.ts'
import { accept, offer, pathOf, plantSale, reserved, type Sale } from '../testing/plant-sale.ts'

const world = useWorld()

interface Bargain extends Sale {
  beat: Person
}

async function plantBargain(): Promise<Bargain> {
  const sale = await plantSale(world)
  return { ...sale, beat: await world.person(sale.home, 'superuser') }
}

const buyerOf = ({ buyers }: Sale) => buyers[0] ?? ''
const read = async (sale: Bargain) =>
  (await world.ask(sale.home, { url: `${pathOf(buyerOf(sale))}/prices`, as: sale.clerk })).json().objects[0]

const propose = (sale: Bargain, more: object = {}, as = sale.clerk) =>
  world.ask(sale.home, {
    method: 'POST',
    url: `${pathOf(buyerOf(sale))}/prices/discounts`,
    payload: { objectId: sale.objectId, kind: 'percent', value: 2, reason: 'Erste Käuferschaft', ...more },
    as,
  })

async function decide(sale: Bargain, action: 'approve' | 'refuse' | 'withdraw', as: Person, version?: number) {
  const [discount] = (await read(sale)).discounts
  return world.ask(sale.home, {
    method: 'POST',
    url: `${pathOf(buyerOf(sale))}/prices/discounts/${discount.id}/${action}`,
    payload: { version: version ?? discount.version, ...(action === 'refuse' && { note: 'Zu viel' }) },
    as,
  })
}

describe('a discount', () => {
  it('is part of the price once a second person has approved it', async () => {
    const sale = await plantBargain()
    expect((await propose(sale)).statusCode).toBe(200)
    expect(await read(sale)).toMatchObject({
      price: 920_000,
      discount: 0,
      discounts: [{ state: 'proposed', amount: 18_400, percent: 2 }],
    })
    expect((await decide(sale, 'approve', sale.clerk)).statusCode).toBe(409)
    expect((await decide(sale, 'refuse', sale.clerk)).statusCode).toBe(409)
    expect((await decide(sale, 'approve', sale.beat)).statusCode).toBe(200)
    expect(await read(sale)).toMatchObject({ listPrice: 920_000, discount: 18_400, price: 901_600 })
  })

  it('is decided once by two people at the same time', async () => {
    const sale = await plantBargain()
    const carla = await world.person(sale.home, 'superuser')
    await propose(sale)
    const answers = await Promise.all([decide(sale, 'approve', sale.beat, 1), decide(sale, 'refuse', carla, 1)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('cannot be decided in the database by the person who proposed it', async () => {
    const sale = await plantBargain()
    await propose(sale)
    const written = asSystem(world.services, sale.home, async ({ db }) => {
      const [row] = await db.select().from(saleDiscount)
      await db.update(saleDiscount).set({ state: 'approved', decidedBy: row?.proposedBy ?? null })
    })
    await expect(written).rejects.toMatchObject({ cause: { code: '23514' } })
  })

  it('tells the people who can approve it', async () => {
    const sale = await plantBargain()
    const reader = await world.person(sale.home, 'assistant')
    await propose(sale)
    const newsOf = async (as: Person) =>
      JSON.stringify((await world.ask(sale.home, { url: '/api/v1/users/news', as })).json())
    expect(await newsOf(sale.beat)).toContain('discount_awaits_approval')
    expect(await newsOf(reader)).not.toContain('discount_awaits_approval')
    expect(await newsOf(sale.clerk)).not.toContain('discount_awaits_approval')
  })

  it('is withdrawn while nothing is signed, and then holds', async () => {
    const sale = await plantBargain()
    await propose(sale)
    await decide(sale, 'approve', sale.beat)
    expect((await decide(sale, 'withdraw', sale.clerk)).statusCode).toBe(200)
    expect((await read(sale)).price).toBe(920_000)
    await propose(sale, { kind: 'amount', value: 10_000 })
    await decide(sale, 'approve', sale.beat)
    await reserved(world, sale)
    expect((await decide(sale, 'withdraw', sale.clerk)).statusCode).toBe(409)
    expect((await read(sale)).reserved).toMatchObject({ price: 910_000, discount: 10_000, list: null })
    expect((await propose(sale)).statusCode).toBe(409)
  })

  it('is not approved after the buyer has signed', async () => {
    const sale = await plantBargain()
    const link = await offer(world, sale, buyerOf(sale))
    await propose(sale)
    expect((await accept(world, sale, link)).statusCode).toBe(200)
    expect((await decide(sale, 'approve', sale.beat)).statusCode).toBe(409)
  })

  it('that is approved after the agreement was made is named as no part of it, before and after the acceptance', async () => {
    const sale = await plantBargain()
    const link = await offer(world, sale, buyerOf(sale))
    await propose(sale)
    const reserved = { price: 920_000, discount: 0, isAccepted: false, madeAt: expect.any(String) }
    expect(await read(sale)).toMatchObject({ reserved, discounts: [{ state: 'proposed', reach: 'next_agreement' }] })
    expect((await decide(sale, 'approve', sale.beat)).statusCode).toBe(200)
    await accept(world, sale, link)
    expect(await read(sale)).toMatchObject({
      reserved: { ...reserved, isAccepted: true },
      discounts: [{ state: 'approved', reach: 'next_agreement' }],
    })
  })

  it('that is withdrawn after the agreement was made stays part of it', async () => {
    const sale = await plantBargain()
    await propose(sale)
    await decide(sale, 'approve', sale.beat)
    expect((await read(sale)).discounts[0].reach).toBe('offer')
    await offer(world, sale, buyerOf(sale))
    expect((await read(sale)).discounts[0].reach).toBe('agreement')
    await decide(sale, 'withdraw', sale.clerk)
    expect(await read(sale)).toMatchObject({
      price: 920_000,
      reserved: { price: 901_600 },
      discounts: [{ state: 'withdrawn', reach: 'agreement' }],
    })
  })

  it.each([
    ['the whole price', { kind: 'amount', value: 920_000 }],
    ['all percent', { kind: 'percent', value: 100 }],
    ['no reason', { reason: ' ' }],
    ['three decimals', { value: 1.234 }],
  ])('of %s is refused', async (_name, change) => {
    expect((await propose(await plantBargain(), change)).statusCode).toBe(422)
  })

  it('needs the permission, and is hidden from other workspaces', async () => {
    const sale = await plantBargain()
    const assistant = await world.person(sale.home, 'assistant')
    expect((await propose(sale, {}, assistant)).statusCode).toBe(403)
    await propose(sale)
    // May write applications, and not decide on money.
    const user = await world.person(sale.home, 'user')
    expect((await decide(sale, 'approve', user)).statusCode).toBe(403)
    const other = await plantBargain()
    const url = `${pathOf(buyerOf(sale))}/prices`
    expect((await world.ask(other.home, { url, as: other.clerk })).statusCode).toBe(404)
  })
})
