// A buyer withdraws in each state of the reservation: the fee, the payments of the contract, the object, and the queue.

import { describe, expect, it } from 'vitest'
import { findPayment, recordPayment } from '#areas/payments/server/public.ts'
import { dayOf, laterDay } from '#platform/rules/calendar-day.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import type { ReservationState } from '../../rules/reservation-state.ts'
import { feeKind } from '../accounting/reservation-fee.ts'
import { milestoneKind } from '../completion/milestones.ts'
import {
  accept,
  act,
  mailKindsOf,
  offer,
  pathOf,
  plantSale,
  readReservation,
  statesOf,
  type Sale,
} from '../testing/plant-sale.ts'

const world = useWorld()
const today = dayOf(new Date())

/** Three buyers of one flat: one who has it in this state, and two others. */
interface Scene extends Sale {
  withdrawing: string
}

const readCurrent = async (sale: Sale, buyer: string) => (await readReservation(world, sale, buyer)).current

async function pay(sale: Sale, buyer: string): Promise<void> {
  const { id: recordId } = await readCurrent(sale, buyer)
  const payment = { kind: feeKind, recordId, amount: 2_000_000, paidOn: today, reference: '', source: 'hand' } as const
  await asSystem(world.services, sale.home, (ctx) => recordPayment(ctx, payment))
}

async function plantIn(state: ReservationState): Promise<Scene> {
  const sale = await plantSale(world, 3)
  const [first = '', second = '', third = ''] = sale.buyers
  await accept(world, sale, await offer(world, sale, first))
  await accept(world, sale, await offer(world, sale, second))
  if (state === 'offered') await offer(world, sale, third)
  if (state === 'paid' || state === 'completed') await pay(sale, first)
  if (state === 'completed') {
    await act(world, sale, first, 'reservation/countersign')
    const milestone = { title: 'Anzahlung', amount: 180_000, dueOn: laterDay(today, 30) }
    await act(world, sale, first, 'completion/milestones', milestone)
  }
  const withdrawing = state === 'offered' ? third : state === 'queued' ? second : first
  const scene = { ...sale, withdrawing }
  expect((await readCurrent(scene, scene.withdrawing)).state).toBe(state)
  return scene
}

const withdraw = (sale: Scene) =>
  act(world, sale, sale.withdrawing, 'reservation/release', { cause: 'withdrawn', reason: 'Andere Wohnung gefunden' })

describe('a buyer who withdraws', () => {
  it.each<[ReservationState, string[], string | null, string | null]>([
    ['offered', ['signed', 'queued', 'released'], null, null],
    ['queued', ['signed', 'released', ''], null, null],
    ['signed', ['released', 'signed', ''], 'ended', null],
    ['paid', ['released', 'signed', ''], 'ended', 'Verfall'],
    ['completed', ['released', 'signed', ''], 'ended', 'Verfall'],
  ])('in %s leaves the states %j, the fee %s with the fate %s', async (state, after, fee, fate) => {
    const sale = await plantIn(state)
    expect((await withdraw(sale)).statusCode).toBe(200)
    const { object, buyers } = await statesOf(world, sale)
    expect([object, buyers.map(([, one]) => one ?? '')]).toEqual(['reserved', after])
    const { payment, feeFate, can } = await readCurrent(sale, sale.withdrawing)
    expect([payment?.state ?? null, feeFate]).toEqual([fee, fate])
    expect(can.release.allowed).toBe(false)
    const withdrawn = buyers[sale.buyers.indexOf(sale.withdrawing)]
    expect(withdrawn?.[0]).toBe('sale.new')
    const told = (await mailKindsOf(world, sale)).filter((kind) => kind === 'reservation-released')
    expect(told).toHaveLength(state === 'offered' ? 0 : 1)
  })

  it('after the countersignature ends the payments of the contract, and the purchase is no longer shown', async () => {
    const sale = await plantIn('completed')
    const url = `${pathOf(sale.withdrawing)}/completion`
    const { completion } = (await world.ask(sale.home, { url, as: sale.clerk })).json()
    await withdraw(sale)
    const payment = await asSystem(world.services, sale.home, (ctx) =>
      findPayment(ctx, milestoneKind, completion.milestones[0].id),
    )
    expect(payment?.state).toBe('ended')
    expect((await world.ask(sale.home, { url, as: sale.clerk })).json().completion).toBeNull()
  })

  it('leaves the next buyer a fee of their own', async () => {
    const sale = await plantIn('paid')
    await withdraw(sale)
    const next = await readCurrent(sale, sale.buyers[1] ?? '')
    expect(next.payment).toMatchObject({ state: 'open', open: 20_000 })
  })

  it('can start again, and stands behind the others', async () => {
    const sale = await plantIn('signed')
    await withdraw(sale)
    await accept(world, sale, await offer(world, sale, sale.withdrawing))
    expect((await statesOf(world, sale)).buyers.map(([, one]) => one)).toEqual(['queued', 'signed', null])
  })
})
