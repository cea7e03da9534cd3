// From the countersignature to the keys.

import { describe, expect, it } from 'vitest'
import { findPayment } from '#areas/payments/server/public.ts'
import { dayOf, laterDay } from '#platform/rules/calendar-day.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { pathOf, plantSale, readReservation, reserved, statesOf, type Sale } from '../testing/plant-sale.ts'
import { completionStep, plantCompleted, readCompletion } from '../testing/plant-sold.ts'
import { milestoneKind } from './milestones.ts'

const world = useWorld()
const today = dayOf(new Date())

const read = (sale: Sale) => readCompletion(world, sale)
const step = (sale: Sale, name: string, body: object, as = sale.clerk) =>
  completionStep(world, sale, { name, body, as })

describe('the sale after its reservation', () => {
  it('goes from the notary to the keys, and the object is sold', async () => {
    const sale = await plantCompleted(world)
    const late = { notaryOn: laterDay(today, 90), notaryPlace: 'Notariat Sierre' }
    expect((await step(sale, 'notary', late)).statusCode).toBe(422)
    expect((await step(sale, 'notary', { ...late, notaryOn: laterDay(today, 20) })).statusCode).toBe(200)
    expect((await step(sale, 'keys', { keysOn: today, keysTo: 'Anna', keysCount: 3 })).statusCode).toBe(409)
    expect((await step(sale, 'deed', { notarisedOn: today, price: 915_000 })).statusCode).toBe(200)
    expect(await statesOf(world, sale)).toEqual({ object: 'sold', buyers: [['sale.reservation.completed', 'sold']] })
    expect((await step(sale, 'keys', { keysOn: today, keysTo: 'Anna', keysCount: 3 })).statusCode).toBe(200)
    expect(await read(sale)).toMatchObject({ notarisedOn: today, keysTo: 'Anna', keysCount: 3 })
  })

  it('cannot be undone on the page of the object, and the deed is taken back with a reason', async () => {
    const sale = await plantCompleted(world)
    await step(sale, 'deed', { notarisedOn: today, price: 915_000 })
    const { version } = (await world.ask(sale.home, { url: `/api/v1/objects/${sale.objectId}`, as: sale.clerk })).json()
    const payload = { reason: 'Irrtum', version }
    const url = `/api/v1/objects/${sale.objectId}/take-sale-back`
    const refused = await world.ask(sale.home, { method: 'POST', url, payload, as: sale.clerk })
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Der Kauf durch Käufer 1 ist beurkundet. Nehmen Sie die Beurkundung auf der Seite der Kaufanfrage zurück.',
    ])
    expect((await step(sale, 'take-back', { reason: '' })).statusCode).toBe(422)
    expect((await step(sale, 'take-back', { reason: 'Falsches Objekt' })).statusCode).toBe(200)
    expect(await statesOf(world, sale)).toEqual({
      object: 'reserved',
      buyers: [['sale.reservation.completed', 'completed']],
    })
    expect((await readReservation(world, sale, sale.buyers[0] ?? '')).current.until).not.toBeNull()
    expect((await step(sale, 'take-back', { reason: 'x' })).statusCode).toBe(409)
    expect((await step(sale, 'deed', { notarisedOn: today, price: 915_000 })).statusCode).toBe(200)
    await step(sale, 'keys', { keysOn: today, keysTo: 'Anna', keysCount: 3 })
    expect((await step(sale, 'take-back', { reason: 'x' })).statusCode).toBe(409)
  })

  it('expects each payment of the contract', async () => {
    const sale = await plantCompleted(world)
    const body = { title: 'Anzahlung', amount: 180_000, dueOn: laterDay(today, 30) }
    expect((await step(sale, 'milestones', body)).statusCode).toBe(200)
    const { milestones } = await read(sale)
    expect(milestones).toMatchObject([{ title: 'Anzahlung', amount: 180_000, paid: 0, state: 'open' }])
    const payment = await asSystem(world.services, sale.home, (ctx) =>
      findPayment(ctx, milestoneKind, milestones[0].id),
    )
    expect(payment).toMatchObject({ amount: 18_000_000, reference: milestones[0].reference })
  })

  it('is refused before the countersignature, without permission, and in other workspaces', async () => {
    const early = await plantSale(world)
    await reserved(world, early)
    expect(await read(early)).toBeNull()
    expect((await step(early, 'deed', { notarisedOn: today, price: 1 })).statusCode).toBe(409)
    const reader = await world.person(early.home, 'analyst')
    expect((await step(early, 'deed', { notarisedOn: today, price: 1 }, reader)).statusCode).toBe(403)
    const other = await plantSale(world)
    const url = `${pathOf(early.buyers[0] ?? '')}/completion`
    expect((await world.ask(other.home, { url, as: other.clerk })).statusCode).toBe(404)
  })
})
