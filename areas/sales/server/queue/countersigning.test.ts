// A paid reservation waits for the countersignature of staff, not for the clock; and a payment that the bank takes back.

import { afterEach, describe, expect, it } from 'vitest'
import { book, camt, listEntries, settle } from '#areas/payments/server/testing/bank.ts'
import { recordPayment } from '#areas/payments/server/public.ts'
import { staffNews } from '#areas/users/server/tables.ts'
import { dayOf, laterDay } from '#platform/rules/calendar-day.ts'
import { instantAt } from '#platform/rules/local-time.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { feeKind } from '../accounting/reservation-fee.ts'
import { act, plantSale, readReservation, reserved, settings, statesOf, type Sale } from '../testing/plant-sale.ts'
import { remindOfCountersignature } from './countersigning.ts'
import { expireReservation } from './expiry.ts'

const world = useWorld()
afterEach(() => world.setTime(new Date()))

const today = dayOf(new Date())
const at = (day: string) => world.setTime(instantAt(day, '09:00') ?? new Date())
const readCurrent = async (sale: Sale) => (await readReservation(world, sale, sale.buyers[0] ?? '')).current
const newsOf = async ({ home }: Sale, kind: string) =>
  (await asSystem(world.services, home, ({ db }) => db.select().from(staffNews))).filter((one) => one.kind === kind)
const inHome = ({ home }: Sale, run: Parameters<typeof asSystem>[2]) => asSystem(world.services, home, run)

async function plantPaid(): Promise<Sale> {
  const sale = await plantSale(world)
  await reserved(world, sale)
  const { id: recordId } = await readCurrent(sale)
  const payment = { kind: feeKind, recordId, amount: 2_000_000, paidOn: today, reference: '', source: 'hand' } as const
  await inHome(sale, (ctx) => recordPayment(ctx, payment))
  return sale
}

describe('a paid reservation', () => {
  it('has only the limit for the notary, and does not end while the countersignature is missing', async () => {
    const sale = await plantPaid()
    const { id, until } = await readCurrent(sale)
    expect(dayOf(new Date(until))).toBe(laterDay(today, settings.notaryDays))
    at(laterDay(today, settings.notaryDays + 1))
    await inHome(sale, (ctx) => expireReservation(ctx, { reservationId: id }))
    expect((await readCurrent(sale)).state).toBe('paid')
    expect((await act(world, sale, sale.buyers[0] ?? '', 'reservation/countersign')).statusCode).toBe(200)
    const { until: toNotary, state } = await readCurrent(sale)
    expect([state, dayOf(new Date(toNotary))]).toEqual(['completed', laterDay(today, 2 * settings.notaryDays + 1)])
  })

  it('without a fee has the same limit', async () => {
    const sale = await plantSale(world, 1, { fee: 0 })
    await reserved(world, sale)
    const { state, until } = await readCurrent(sale)
    expect([state, dayOf(new Date(until))]).toEqual(['paid', laterDay(today, settings.notaryDays)])
  })

  it('is brought to the attention of staff every week, once under two servers, until it is countersigned', async () => {
    const sale = await plantPaid()
    await world.person(sale.home, 'superuser', { notificationSettings: { reservation_countersign: 'now' } })
    const { id: reservationId } = await readCurrent(sale)
    const remind = () => inHome(sale, (ctx) => remindOfCountersignature(ctx, { reservationId }))
    at(laterDay(today, 2))
    await Promise.all([remind(), remind()])
    const perReminder = (await newsOf(sale, 'reservation_countersign')).length
    expect(perReminder).toBeGreaterThan(0)
    at(laterDay(today, 8))
    await remind()
    expect(await newsOf(sale, 'reservation_countersign')).toHaveLength(perReminder)
    at(laterDay(today, 9))
    await remind()
    expect(await newsOf(sale, 'reservation_countersign')).toHaveLength(2 * perReminder)
    await act(world, sale, sale.buyers[0] ?? '', 'reservation/countersign')
    at(laterDay(today, 16))
    await remind()
    expect(await newsOf(sale, 'reservation_countersign')).toHaveLength(2 * perReminder)
  })
})

async function bankTakesBack(sale: Sale): Promise<void> {
  await book(world, sale.home, sale.clerk, camt([await entryOf(sale, true)]))
  expect((await readCurrent(sale)).state).toBe('paid')
  const [waiting] = await listEntries(world, sale.home, sale.clerk, 'waiting')
  expect(waiting?.problem).toBe('Stornierung einer verbuchten Zahlung')
  const settled = await settle(world, sale.home, sale.clerk, waiting?._id ?? '', { action: 'takeBack' })
  expect(settled.statusCode).toBe(200)
}

async function entryOf(sale: Sale, isReversal: boolean) {
  const { payment } = await readCurrent(sale)
  const payments = [{ amount: 20_000, reference: payment.reference, debtor: 'Käufer 1' }]
  return { day: today, servicerReference: isReversal ? 'R' : 'S', isReversal, payments }
}

async function plantPaidByFile(): Promise<Sale> {
  const sale = await plantSale(world)
  await reserved(world, sale)
  await book(world, sale.home, sale.clerk, camt([await entryOf(sale, false)]))
  expect((await statesOf(world, sale)).buyers).toEqual([['sale.fee.transferred', 'paid']])
  return sale
}

describe('a payment that the bank takes back', () => {
  it('leaves the buyer the object and the days to pay, and staff are told', async () => {
    const sale = await plantPaidByFile()
    await world.person(sale.home, 'superuser', { notificationSettings: { reservation_fee_reversed: 'now' } })
    await bankTakesBack(sale)
    expect(await statesOf(world, sale)).toEqual({ object: 'reserved', buyers: [['sale.client.signed', 'signed']] })
    const { until, feeDueOn, payment, can } = await readCurrent(sale)
    expect(dayOf(new Date(until))).toBe(laterDay(today, settings.reservationDays))
    expect(feeDueOn).toBe(laterDay(today, settings.paymentDays))
    expect(payment).toMatchObject({ state: 'open', paid: 0, open: 20_000 })
    expect([can.countersign.allowed, can.paymentInfo.allowed]).toEqual([false, true])
    expect(await newsOf(sale, 'reservation_fee_reversed')).not.toEqual([])
  })

  it('after the end of the earlier clock leaves the days to pay from then on', async () => {
    const sale = await plantPaidByFile()
    const late = laterDay(today, settings.reservationDays + 5)
    at(late)
    await bankTakesBack(sale)
    const { state, until, feeDueOn } = await readCurrent(sale)
    const end = laterDay(late, settings.paymentDays)
    expect([state, dayOf(new Date(until)), feeDueOn]).toEqual(['signed', end, end])
    world.setTime(new Date(until))
    expect((await readCurrent(sale)).state).toBe('released')
  })
})
