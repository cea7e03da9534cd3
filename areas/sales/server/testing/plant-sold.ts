// For tests: a sale whose purchase is notarised, and the steps of its completion.

import { recordPayment } from '#areas/payments/server/public.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import type { Person, World } from '#platform/server/testing/world.ts'
import { feeKind } from '../accounting/reservation-fee.ts'
import { act, pathOf, plantSale, readReservation, reserved, type Sale } from './plant-sale.ts'

/** Countersigned; the deed is not notarised yet. */
export async function plantCompleted(world: World): Promise<Sale> {
  const sale = await plantSale(world)
  const [buyer = ''] = sale.buyers
  await reserved(world, sale)
  const { current } = await readReservation(world, sale, buyer)
  const paidOn = dayOf(new Date())
  const payment = { kind: feeKind, recordId: current.id, amount: 2_000_000, paidOn, reference: '' }
  await asSystem(world.services, sale.home, (ctx) => recordPayment(ctx, { ...payment, source: 'hand' }))
  await act(world, sale, buyer, 'reservation/countersign')
  return sale
}

export const readCompletion = async (world: World, { home, clerk, buyers }: Sale) =>
  (await world.ask(home, { url: `${pathOf(buyers[0] ?? '')}/completion`, as: clerk })).json().completion

interface Step {
  name: string
  body: object
  as?: Person
}

/** A step of the completion with its current version. */
export async function completionStep(world: World, sale: Sale, { name, body, as = sale.clerk }: Step) {
  const completion = await readCompletion(world, sale)
  return world.ask(sale.home, {
    method: 'POST',
    url: `${pathOf(sale.buyers[0] ?? '')}/completion/${name}`,
    payload: { version: completion?.version ?? 0, ...body },
    as,
  })
}

export async function plantSold(world: World): Promise<Sale> {
  const sale = await plantCompleted(world)
  const body = { notarisedOn: dayOf(new Date()), price: 915_000 }
  const notarised = await completionStep(world, sale, { name: 'deed', body })
  if (notarised.statusCode !== 200) throw new Error(notarised.body)
  return sale
}
