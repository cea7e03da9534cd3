// The clock, the queue and the actions of a reservation, by examples.

import { describe, expect, it } from 'vitest'
import { feeFateOf } from './fee-fate.ts'
import { applicationStateOf, objectIsOpen, reservationCan, stateAfterPayment } from './reservation-can.ts'
import {
  clockAfterReversal,
  clockFrom,
  clockToNotary,
  isCountersignReminderDue,
  isReminderDue,
  reminderDays,
} from './reservation-clock.ts'
import {
  inQueueOrder,
  isReleased,
  placeInQueue,
  queuedFromOfFirst,
  reservationStates,
  stateAt,
  type ReservationState,
} from './reservation-state.ts'

const at = (time: string) => new Date(time)
const end = at('2026-12-01T22:59:59.000Z')

describe('the clock', () => {
  it.each<[ReservationState, Date | null, string, boolean]>([
    ['signed', end, '2026-12-01T22:59:58.999Z', false],
    ['signed', end, '2026-12-01T22:59:59.000Z', true],
    // Only the countersignature of staff is missing.
    ['paid', end, '2026-12-01T22:59:58.999Z', false],
    ['paid', end, '2027-12-02T00:00:00.000Z', false],
    ['completed', end, '2026-12-01T22:59:59.000Z', true],
    ['completed', null, '2027-12-01T00:00:00.000Z', false],
    ['sold', end, '2026-12-02T00:00:00.000Z', false],
    ['offered', null, '2026-12-02T00:00:00.000Z', false],
    ['queued', null, '2026-12-02T00:00:00.000Z', false],
    ['released', end, '2026-11-01T00:00:00.000Z', true],
  ])('of a %s reservation until %s judges it at %s as released: %s', (state, until, now, released) => {
    expect(isReleased({ state, until }, at(now))).toBe(released)
    expect(stateAt({ state, until }, at(now))).toBe(released ? 'released' : state)
  })

  it.each([
    [30, 10, '2026-12-26T22:59:59.000Z', '2026-12-06'],
    [5, 10, '2026-12-01T22:59:59.000Z', '2026-12-01'],
  ])('of %s days with %s days to pay ends at %s, the fee is due on %s', (reservationDays, paymentDays, until, due) => {
    const now = at('2026-11-26T10:00:00.000Z')
    expect(clockFrom(now, { reservationDays, paymentDays })).toEqual({ until: at(until), feeDueOn: due })
  })

  it('never ends earlier because of the countersignature', () => {
    const now = at('2026-11-26T10:00:00.000Z')
    expect(clockToNotary(now, end, 60)).toEqual(at('2027-01-25T22:59:59.000Z'))
    expect(clockToNotary(now, end, 1)).toEqual(end)
  })

  it.each([
    ['2026-12-01T22:59:59.000Z', '2026-12-06T22:59:59.000Z'],
    ['2026-12-24T22:59:59.000Z', '2026-12-24T22:59:59.000Z'],
    [null, '2026-12-06T22:59:59.000Z'],
  ])('leaves the days to pay after a reversal: earlier end %s, new end %s', (earlier, until) => {
    const now = at('2026-11-26T10:00:00.000Z')
    const after = clockAfterReversal(now, earlier === null ? null : at(earlier), 10)
    expect(after).toEqual({ until: at(until), feeDueOn: '2026-12-06' })
  })

  it.each<[ReservationState, string | null, boolean]>([
    ['paid', null, true],
    ['paid', '2026-11-19', true],
    ['paid', '2026-11-20', false],
    ['signed', null, false],
    ['completed', null, false],
    ['released', null, false],
  ])('reminds staff to countersign a %s reservation, last reminded on %s: %s', (state, countersignRemindedOn, due) => {
    expect(isCountersignReminderDue({ state, countersignRemindedOn }, '2026-11-26')).toBe(due)
  })

  it.each([
    ['2026-12-06', '2026-11-26', 3, '2026-12-03'],
    ['2026-12-06', '2026-12-03', 3, null],
    ['2026-12-06', '2026-11-26', 0, null],
  ])('reminds of the fee due on %s, seen on %s, %s days before: %s', (due, today, days, before) => {
    expect(reminderDays(due, today, days)).toEqual({ before, overdue: '2026-12-07' })
  })

  it.each<[ReservationState, string | null, 'before' | 'overdue', string, boolean]>([
    ['signed', null, 'before', '2026-12-03', true],
    ['signed', '2026-12-03', 'before', '2026-12-03', false],
    ['signed', '2026-12-03', 'overdue', '2026-12-07', true],
    ['signed', null, 'before', '2026-12-07', false],
    ['signed', null, 'overdue', '2026-12-06', false],
    ['paid', null, 'overdue', '2026-12-07', false],
    ['released', null, 'overdue', '2026-12-07', false],
  ])(
    'reminds a %s reservation, last reminded on %s, %s the due day on %s: %s',
    (state, remindedOn, step, today, due) => {
      expect(isReminderDue({ state, feeDueOn: '2026-12-06', remindedOn }, step, today)).toBe(due)
    },
  )
})

describe('the queue', () => {
  const queued = (id: string, time: string) => ({ id, state: 'queued' as const, queuedFrom: at(time) })
  const line = [
    queued('c', '2026-11-02T10:00:00Z'),
    { id: 'x', state: 'signed' as const, queuedFrom: at('2026-11-01T09:00:00Z') },
    queued('b', '2026-11-02T10:00:00Z'),
    queued('a', '2026-11-03T10:00:00Z'),
  ]

  it('is ordered by time of acceptance, then by id', () => {
    expect(inQueueOrder(line).map(({ id }) => id)).toEqual(['b', 'c', 'a'])
    expect(['b', 'c', 'a', 'x'].map((id) => placeInQueue(line, id))).toEqual([1, 2, 3, null])
  })

  it('lets staff put a buyer before all others', () => {
    const moved = [...line, { ...queued('z', '2026-11-05T10:00:00Z'), queuedFrom: queuedFromOfFirst(line, end) }]
    expect(inQueueOrder(moved)[0]?.id).toBe('z')
  })
})

describe('an action', () => {
  const actions = [
    'beSent',
    'beAccepted',
    'havePaymentInfoSent',
    'haveAccountingReminded',
    'haveFeeConfirmed',
    'beCountersigned',
    'beExtended',
    'beReleased',
  ] as const

  it.each<[ReservationState, string]>([
    ['offered', 'beSent beAccepted beReleased'],
    ['queued', 'beReleased'],
    ['signed', 'havePaymentInfoSent haveAccountingReminded haveFeeConfirmed beExtended beReleased'],
    ['paid', 'beCountersigned beExtended beReleased'],
    ['completed', 'beExtended beReleased'],
    ['sold', ''],
    ['released', ''],
  ])('on a %s reservation is one of: %s', (state, allowed) => {
    expect(actions.filter((action) => reservationCan[action](state).allowed).join(' ')).toBe(allowed)
  })

  it.each([
    ['sale.new', null, 'available', false, true],
    ['sale.new', 'released', 'available', false, true],
    ['sale.new', 'offered', 'available', false, false],
    ['sale.new', null, 'reserved', true, true],
    ['sale.new', null, 'reserved', false, false],
    ['sale.new', null, 'sold', false, false],
    ['active.new', null, 'available', false, false],
    ['sale.client.signed', null, 'available', false, false],
  ] as const)(
    'starts a reservation from %s with %s on an object that is %s, held by a sale: %s → %s',
    (applicationState, held, objectState, isHeldBySale, allowed) => {
      const starting = { applicationState, reservation: held, objectState, isHeldBySale }
      expect(reservationCan.start(starting).allowed).toBe(allowed)
    },
  )

  it.each<[ReservationState, number | null, boolean]>([
    ['queued', 1, false],
    ['queued', 2, true],
    ['signed', null, false],
  ])('moves a %s reservation at place %s up: %s', (state, place, allowed) => {
    expect(reservationCan.beMovedUp(state, place).allowed).toBe(allowed)
  })

  it('needs an object that is free or held by a sale', () => {
    expect(objectIsOpen('draft', true)).toEqual({ allowed: false, reason: 'sales_reason_object_taken' })
  })
})

describe('the state', () => {
  it.each<[ReservationState, boolean, ReservationState]>([
    ['signed', true, 'paid'],
    ['signed', false, 'signed'],
    ['paid', false, 'signed'],
    ['paid', true, 'paid'],
    ['completed', false, 'completed'],
    ['released', true, 'released'],
    ['queued', true, 'queued'],
  ])('of a %s reservation, fee paid: %s, is %s', (state, isPaid, after) => {
    expect(stateAfterPayment({ state, isPaid })).toBe(after)
  })

  it('of the application follows', () => {
    expect(Object.fromEntries(reservationStates.map((state) => [state, applicationStateOf(state)]))).toEqual({
      offered: 'sale.new',
      queued: 'sale.new',
      signed: 'sale.client.signed',
      paid: 'sale.fee.transferred',
      completed: 'sale.reservation.completed',
      sold: 'sale.reservation.completed',
      released: 'sale.new',
    })
  })
})

describe('the fee after the end', () => {
  const rules = { feeOnExpiry: 'kept', feeOnWithdrawal: 'credited' } as const
  it.each([
    ['expired', 100, 'kept'],
    ['withdrawn', 100, 'credited'],
    ['by_staff', 100, 'refund'],
    ['not_available', 100, 'refund'],
    ['expired', 0, null],
  ] as const)('%s with %s paid is %s', (cause, paid, fate) => {
    expect(feeFateOf(cause, rules, paid)).toBe(fate)
  })
})
