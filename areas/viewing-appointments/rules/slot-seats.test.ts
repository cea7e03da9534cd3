import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { laterByMinutes } from '#platform/rules/local-time.ts'
import { seatsTaken, settledSeats, withChanges, type ParticipantState, type Party } from './slot-seats.ts'

const now = new Date('2027-03-02T10:00:00Z')
const rule = { capacity: 4, bookUntil: laterByMinutes(now, 600), offerMinutes: 60, isOpen: true }
const soon = laterByMinutes(now, 3)
const party = (order: number, state: ParticipantState, persons = 1, until: Date | null = null): Party => ({
  id: `p${order}`,
  order,
  state,
  persons,
  until,
})

describe('the seats of a slot', () => {
  it('are given to the first in line, and never to a later one who also fits', () => {
    const parties = [party(1, 'booked', 3), party(2, 'waiting'), party(3, 'queued', 1, soon)]
    expect(settledSeats(rule, parties, now)).toEqual([{ id: 'p2', state: 'offered', until: laterByMinutes(now, 60) }])
  })

  it('go to the next who fits when the first in line is too many', () => {
    const parties = [party(1, 'booked', 3), party(2, 'waiting', 2), party(3, 'queued', 1, soon)]
    expect(settledSeats(rule, parties, now)).toEqual([{ id: 'p3', state: 'held', until: soon }])
  })

  it('are free again at the instant when a hold ends', () => {
    const parties = [party(1, 'held', 4, now), party(2, 'waiting', 4)]
    expect(settledSeats(rule, parties, now).map(({ id, state }) => [id, state])).toEqual([
      ['p1', 'lapsed'],
      ['p2', 'offered'],
    ])
  })

  it('are offered no longer than the slot can be booked', () => {
    const bookUntil = laterByMinutes(now, 10)
    const [change] = settledSeats({ ...rule, bookUntil }, [party(1, 'waiting')], now)
    expect(change?.until).toEqual(bookUntil)
  })

  it.each([
    ['after the last time to book', { bookUntil: now }],
    ['when the slot is closed', { isOpen: false }],
  ])('are not offered %s, but holds still end', (_, changed) => {
    const parties = [party(1, 'held', 1, now), party(2, 'waiting')]
    expect(settledSeats({ ...rule, ...changed }, parties, now)).toEqual([{ id: 'p1', state: 'lapsed', until: null }])
  })

  it('are never more than there are, and nobody who fits waits beside a free seat', () => {
    const anyParty = fc.record({
      state: fc.constantFrom<ParticipantState>('held', 'queued', 'waiting', 'offered', 'booked', 'declined', 'lapsed'),
      persons: fc.integer({ min: 1, max: 3 }),
      minutes: fc.integer({ min: -5, max: 5 }),
    })
    fc.assert(
      fc.property(fc.array(anyParty, { maxLength: 12 }), fc.integer({ min: 1, max: 9 }), (drawn, capacity) => {
        const parties = startingWithin(
          drawn.map(({ state, persons, minutes }, order) => ({
            ...party(order, state, persons),
            until: laterByMinutes(now, minutes),
          })),
          capacity,
        )
        const settled = withChanges(parties, settledSeats({ ...rule, capacity }, parties, now))
        const free = capacity - seatsTaken(settled)
        expect(free).toBeGreaterThanOrEqual(0)
        const waits = settled.filter(({ state }) => state === 'waiting' || state === 'queued')
        expect(waits.every(({ persons }) => persons > free)).toBe(true)
        expect(settledSeats({ ...rule, capacity }, settled, now)).toEqual([])
      }),
    )
  })
})

/** Removes parties that would not have got their seat. */
const startingWithin = (parties: readonly Party[], capacity: number): Party[] =>
  parties.filter((_, index) => seatsTaken(parties.slice(0, index + 1)) <= capacity)
