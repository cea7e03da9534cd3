// The price that is proposed for the deed.

import { expect, it } from 'vitest'
import { recordPayment } from '#areas/payments/server/public.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { feeKind } from '../accounting/reservation-fee.ts'
import { saleChoice, saleCompletion, saleOption, saleOptionVersion } from '../tables.ts'
import { plantDiscount, plantPriceList } from '../testing/plant-prices.ts'
import { accept, act, offer, pathOf, plantSale, readReservation, reserved, type Sale } from '../testing/plant-sale.ts'

const world = useWorld()

const read = async ({ home, clerk, buyers }: Sale) =>
  (await world.ask(home, { url: `${pathOf(buyers[0] ?? '')}/completion`, as: clerk })).json().completion

async function choose({ home }: Sale, reservationId: string, effect: number) {
  const own = { workspaceId: home.id, optionId: newId(), createdAt: new Date() }
  await asSystem(world.services, home, async ({ db }) => {
    const option = { id: own.optionId, position: 1, contentVersion: 1, deadlineDays: 10, reach: 'all' as const }
    await db.insert(saleOption).values({ ...own, ...option })
    await db.insert(saleOptionVersion).values({ ...own, versionNumber: 1, content: {} })
    const chosen = { contentVersion: 1, choiceKey: 'oak', chosenAt: new Date(), chosenBy: 'buyer' as const }
    await db.insert(saleChoice).values({ ...own, ...chosen, reservationId, effect })
  })
}

it('is the list price less the discount, with the chosen options, and the deed keeps price and version', async () => {
  const sale = await plantSale(world)
  const { home, objectId } = sale
  const [applicationId = ''] = sale.buyers
  const listId = await plantPriceList(world, home, {
    inForceFrom: new Date(Date.now() - 1000),
    prices: { [objectId]: 93_000_000 },
  })
  await plantDiscount(world, home, { applicationId, objectId })
  await reserved(world, sale)
  const { current } = await readReservation(world, sale, applicationId)
  await choose(sale, current.id, 350_050)
  const today = dayOf(new Date())
  const fee = { kind: feeKind, recordId: current.id, amount: 2_000_000, paidOn: today, reference: '' }
  await asSystem(world.services, home, (ctx) => recordPayment(ctx, { ...fee, source: 'hand' }))
  await act(world, sale, applicationId, 'reservation/countersign')
  const completion = await read(sale)
  expect(completion).toMatchObject({
    parts: { listPrice: 930_000, discount: 10_000, options: 3500.5, toPay: 923_500.5, listNumber: 1, laterDiscount: 0 },
    price: 923_500.5,
    deedPrice: null,
  })
  const answer = await world.ask(home, {
    method: 'POST',
    url: `${pathOf(applicationId)}/completion/deed`,
    payload: { version: completion.version, notarisedOn: today, price: 923_000 },
    as: sale.clerk,
  })
  expect(answer.statusCode).toBe(200)
  expect((await read(sale)).deedPrice).toBe(923_000)
  const [row] = await asSystem(world.services, home, ({ db }) => db.select().from(saleCompletion))
  expect(row).toMatchObject({ price: 92_300_000, priceListId: listId })
})

it('is that of the agreement, and names a discount that was approved later', async () => {
  const sale = await plantSale(world)
  const [applicationId = ''] = sale.buyers
  const link = await offer(world, sale, applicationId)
  await plantDiscount(world, sale.home, { applicationId, objectId: sale.objectId })
  await accept(world, sale, link)
  const { current } = await readReservation(world, sale, applicationId)
  const fee = { kind: feeKind, recordId: current.id, amount: 2_000_000, paidOn: dayOf(new Date()), reference: '' }
  await asSystem(world.services, sale.home, (ctx) => recordPayment(ctx, { ...fee, source: 'hand' }))
  await act(world, sale, applicationId, 'reservation/countersign')
  expect((await read(sale)).parts).toMatchObject({
    discount: 0,
    toPay: 920_000,
    listNumber: null,
    laterDiscount: 10_000,
    agreedAt: expect.any(String),
  })
})
