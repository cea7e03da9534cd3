// The price that a buyer is offered, by list, time and discount, and the versions that offers keep.

import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { propertyObject } from '#areas/objects/server/tables.ts'
import { laterByHours } from '#platform/rules/local-time.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { confirmedObject, reservation } from '../tables.ts'
import { askSales, confirmationOf, plantApplicationToBuy } from '../testing/plant-confirmation.ts'
import { plantDiscount, plantPriceList } from '../testing/plant-prices.ts'
import { plantSale, reserved, start, type Sale } from '../testing/plant-sale.ts'
import { salePriceOf } from './sale-price.ts'

const world = useWorld()
const now = new Date()
afterEach(() => world.setTime(new Date()))

const priceAt = ({ home, objectId, buyers }: Sale, at: Date) =>
  asSystem(world.services, home, (ctx) => salePriceOf({ ...ctx, now: at }, buyers[0] ?? '', objectId))

describe('the price of a sale', () => {
  it('is the selling price before the first list', async () => {
    const sale = await plantSale(world)
    expect(await priceAt(sale, now)).toEqual({
      price: 92_000_000,
      listPrice: 92_000_000,
      priceListId: null,
      discount: 0,
    })
  })

  it('changes at the second of valid-from, without a job', async () => {
    const sale = await plantSale(world)
    const from = laterByHours(now, 1)
    const first = await plantPriceList(world, sale.home, {
      inForceFrom: laterByHours(now, -1),
      prices: { [sale.objectId]: 91_000_000 },
    })
    const second = await plantPriceList(world, sale.home, {
      number: 2,
      inForceFrom: from,
      prices: { [sale.objectId]: 93_500_000 },
    })
    expect(await priceAt(sale, new Date(from.getTime() - 1))).toMatchObject({ price: 91_000_000, priceListId: first })
    expect(await priceAt(sale, from)).toMatchObject({ price: 93_500_000, priceListId: second })
  })

  it('is less by the approved discount of this buyer only', async () => {
    const sale = await plantSale(world, 2)
    const [first = '', second = ''] = sale.buyers
    await plantDiscount(world, sale.home, { applicationId: first, objectId: sale.objectId })
    await plantDiscount(world, sale.home, {
      applicationId: second,
      objectId: sale.objectId,
      state: 'proposed',
      decidedBy: null,
      decidedAt: null,
    })
    const ofBuyer = (id: string) => asSystem(world.services, sale.home, (ctx) => salePriceOf(ctx, id, sale.objectId))
    expect(await ofBuyer(first)).toMatchObject({ price: 91_000_000, listPrice: 92_000_000, discount: 1_000_000 })
    expect(await ofBuyer(second)).toMatchObject({ price: 92_000_000, discount: 0 })
  })

  it('stays that of the agreement when a new list comes into force', async () => {
    const sale = await plantSale(world)
    const { home, objectId } = sale
    const applicationId = sale.buyers[0] ?? ''
    const listId = await plantPriceList(world, home, {
      inForceFrom: laterByHours(now, -1),
      prices: { [objectId]: 95_000_000 },
    })
    await plantDiscount(world, home, { applicationId, objectId, kind: 'percent', value: 200 })
    await reserved(world, sale)
    const [row] = await asSystem(world.services, home, ({ db }) => db.select().from(reservation))
    expect(row).toMatchObject({ price: 93_100_000, priceListId: listId, discount: 1_900_000 })
    await plantPriceList(world, home, {
      number: 2,
      inForceFrom: laterByHours(now, 1),
      prices: { [objectId]: 99_000_000 },
    })
    expect(await priceAt(sale, laterByHours(now, 2))).toEqual({
      price: 93_100_000,
      listPrice: 95_000_000,
      priceListId: listId,
      discount: 1_900_000,
    })
  })

  it('is kept with the confirmation of the buyer, with its version', async () => {
    const sale = await plantApplicationToBuy(world)
    const [flat] = sale.flats
    const listId = await plantPriceList(world, sale.home, {
      inForceFrom: laterByHours(now, -1),
      prices: { [flat]: 95_000_000 },
    })
    await plantDiscount(world, sale.home, { applicationId: sale.applicationId, objectId: flat })
    const answer = await askSales(world, sale, 'confirmation-update', { version: null, ...confirmationOf(sale) })
    expect(answer.statusCode).toBe(200)
    const rows = await asSystem(world.services, sale.home, ({ db }) => db.select().from(confirmedObject))
    expect(rows).toMatchObject([{ price: 94_000_000, priceListId: listId, discount: 1_000_000 }])
  })

  it('keeps the price of a reserved object when the list changes', async () => {
    const sale = await plantSale(world, 2)
    await reserved(world, sale)
    await plantPriceList(world, sale.home, {
      inForceFrom: laterByHours(now, -1),
      prices: { [sale.objectId]: 99_000_000 },
    })
    // Behind the reservation, a further buyer is offered the price of the object as it is reserved.
    expect((await start(world, sale, sale.buyers[1] ?? '')).statusCode).toBe(200)
    const [object] = await asSystem(world.services, sale.home, ({ db }) =>
      db.select().from(propertyObject).where(eq(propertyObject.id, sale.objectId)),
    )
    expect(object?.sellingPrice).toBe(92_000_000)
    const rows = await asSystem(world.services, sale.home, ({ db }) => db.select().from(reservation))
    expect(rows.map(({ price }) => price)).toEqual([92_000_000, 92_000_000])
  })
})
