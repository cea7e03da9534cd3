import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { laterByMinutes } from '#platform/rules/local-time.ts'
import { nextSeats, placeInLine, type SeatAction, type SlotSeats } from './seat-actions.ts'
import { isActive, isInLine, seatsTaken, type ParticipantState, type Party } from './slot-seats.ts'
import { afterStep, brokenLaw, type Seating, type Step } from './testing/seat-steps.ts'

const now = new Date('2027-03-02T10:00:00Z')
const party = (id: string, state: ParticipantState, persons = 1, order = Number(id.slice(1))): Party => ({
  id,
  order,
  state,
  persons,
  until: state === 'held' || state === 'queued' || state === 'offered' ? laterByMinutes(now, 3) : null,
})
const slot = (parties: Party[], changed: Partial<SlotSeats['rule']> = {}, id = 's1'): SlotSeats => ({
  id,
  nextOrder: parties.length + 1,
  parties,
  rule: { capacity: 4, bookUntil: laterByMinutes(now, 600), offerMinutes: 60, isOpen: true, ...changed },
})
const states = (slots: SlotSeats[], action: SeatAction) => {
  const next = nextSeats(slots, action, now)
  if (next.refusal) return next.refusal
  return Object.fromEntries(
    next.slots.flatMap((one) =>
      one.parties.map(({ id, state, persons }) => [id, `${state} ${persons}${one.id === 's1' ? '' : ` ${one.id}`}`]),
    ),
  )
}
const hold = (changed: Partial<Extract<SeatAction, { do: 'hold' }>> = {}): SeatAction => ({
  do: 'hold',
  id: 'p9',
  slotId: 's1',
  persons: 1,
  ends: [],
  ...changed,
})
const change = (changed: Partial<Extract<SeatAction, { do: 'change' }>> = {}): SeatAction => ({
  do: 'change',
  id: 'p1',
  slotId: 's1',
  persons: 1,
  byStaff: false,
  ...changed,
})

describe('an action on seats', () => {
  it.each<[string, SlotSeats[], SeatAction, unknown]>([
    ['a hold takes a free seat', [slot([])], hold(), { p9: 'held 1' }],
    ['a hold joins the line', [slot([party('p1', 'booked', 4)])], hold(), { p1: 'booked 4', p9: 'queued 1' }],
    [
      'a new hold ends the earlier one, whose seats are free for it',
      [slot([party('p1', 'held', 4)])],
      hold({ persons: 4, ends: ['p1'] }),
      { p1: 'lapsed 4', p9: 'held 4' },
    ],
    [
      'seats of an ended hold go to the line first',
      [slot([party('p1', 'held', 4), party('p2', 'waiting', 4)])],
      hold({ persons: 1, ends: ['p1'] }),
      { p1: 'lapsed 4', p2: 'offered 4', p9: 'queued 1' },
    ],
    ['nobody holds more than there is', [slot([])], hold({ persons: 5 }), 'viewing_appointments_too_many_persons'],
    ['nobody holds too late', [slot([], { bookUntil: now })], hold(), 'viewing_appointments_too_late'],
    ['nobody holds in a closed slot', [slot([], { isOpen: false })], hold(), 'viewing_appointments_slot_closed'],
    ['a held seat is booked', [slot([party('p1', 'held')])], { do: 'book', id: 'p1', persons: 2 }, { p1: 'booked 2' }],
    [
      'a place in line becomes a waiting one',
      [slot([party('p1', 'booked', 4), party('p2', 'queued')])],
      { do: 'book', id: 'p2', persons: null },
      { p1: 'booked 4', p2: 'waiting 1' },
    ],
    [
      'a hold grows within free seats only',
      [slot([party('p1', 'booked', 2), party('p2', 'held', 1)])],
      { do: 'book', id: 'p2', persons: 3 },
      'viewing_appointments_too_few_seats',
    ],
    [
      'a hold that is over is not booked',
      [slot([{ ...party('p1', 'held'), until: now }])],
      { do: 'book', id: 'p1', persons: null },
      'viewing_appointments_hold_over',
    ],
    ['an offer is accepted', [slot([party('p1', 'offered')])], { do: 'accept', id: 'p1' }, { p1: 'booked 1' }],
    [
      'an offer that is over is not accepted',
      [slot([{ ...party('p1', 'offered'), until: now }])],
      { do: 'accept', id: 'p1' },
      'viewing_appointments_offer_over',
    ],
    [
      'fewer persons free seats for the line',
      [slot([party('p1', 'booked', 4), party('p2', 'waiting', 2)])],
      change({ persons: 2 }),
      { p1: 'booked 2', p2: 'offered 2' },
    ],
    [
      'more persons need free seats',
      [slot([party('p1', 'booked', 3)])],
      change({ persons: 5 }),
      'viewing_appointments_too_many_persons',
    ],
    [
      'a booking moves to free seats and frees its own',
      [slot([party('p1', 'booked', 4), party('p2', 'waiting', 2)]), slot([], {}, 's2')],
      change({ slotId: 's2', persons: 3 }),
      { p1: 'booked 3 s2', p2: 'offered 2' },
    ],
    [
      'a booking does not move to a full slot',
      [slot([party('p1', 'booked')]), slot([party('p2', 'booked', 4)], {}, 's2')],
      change({ slotId: 's2' }),
      'viewing_appointments_too_few_seats',
    ],
    [
      'a waiting party that moves waits behind the others, or gets its seat',
      [slot([party('p2', 'booked', 4), party('p1', 'waiting')]), slot([party('p3', 'booked', 3)], {}, 's2')],
      change({ slotId: 's2' }),
      { p2: 'booked 4', p3: 'booked 3 s2', p1: 'booked 1 s2' },
    ],
    [
      'guests change in time only',
      [slot([party('p1', 'booked')], { bookUntil: now })],
      change({ persons: 2 }),
      'viewing_appointments_too_late',
    ],
    [
      'staff change at any time',
      [slot([party('p1', 'booked')], { bookUntil: now })],
      change({ persons: 2, byStaff: true }),
      { p1: 'booked 2' },
    ],
    [
      'staff add what fits',
      [slot([party('p1', 'booked', 4)])],
      { do: 'add', id: 'p9', slotId: 's1', persons: 1 },
      'viewing_appointments_too_few_seats',
    ],
    [
      'only the ended party loses its seat',
      [slot([party('p1', 'booked', 2), party('p2', 'booked', 2)])],
      { do: 'end', ids: ['p1'], state: 'declined' },
      { p1: 'declined 2', p2: 'booked 2' },
    ],
    [
      'all end with a closed slot, and no seat is offered',
      [slot([party('p1', 'booked', 4), party('p2', 'waiting')], { isOpen: false })],
      { do: 'end', ids: null, state: 'cancelled' },
      { p1: 'cancelled 4', p2: 'cancelled 1' },
    ],
  ])('%s', (_, slots, action, expected) => {
    expect(states(slots, action)).toEqual(expected)
  })

  it('knows the place in line', () => {
    const parties = [party('p1', 'booked', 4), party('p2', 'waiting'), party('p3', 'queued')]
    expect(['p1', 'p2', 'p3'].map((id) => placeInLine(parties, id))).toEqual([null, 1, 2])
  })
})

const number = (max: number) => fc.nat({ max })

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('hold' as const), slot: number(1), persons: number(2) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('add' as const), slot: number(1), persons: number(2) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('book' as const), who: number(99) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('prove' as const), who: number(99) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('accept' as const), who: number(99) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('change' as const), who: number(99), slot: number(1), persons: number(2) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('end' as const), who: number(99) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel-slot' as const), slot: number(1) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('pass' as const), minutes: number(40) }) },
)

describe('10,000 random sequences', () => {
  it('never give away more than there is, lose no seat, and keep the order', () => {
    const beginning: Seating = {
      now,
      slots: [slot([]), slot([], { capacity: 2, bookUntil: laterByMinutes(now, 90) }, 's2')],
      joined: 0,
    }
    fc.assert(
      fc.property(fc.array(anyStep, { minLength: 5, maxLength: 25 }), (steps) => {
        let seating = beginning
        for (const step of steps) {
          const next = afterStep(seating, step)
          expect(brokenLaw(seating, next)).toBeNull()
          seating = next
        }
        const all = seating.slots.flatMap(({ parties }) => parties)
        expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
        expect(all.filter(({ state }) => isInLine(state) || isActive(state)).length).toBeLessThanOrEqual(seating.joined)
        expect(seating.slots.every(({ rule, parties }) => seatsTaken(parties) <= rule.capacity)).toBe(true)
      }),
      { numRuns: 10_000 },
    )
  })
})
