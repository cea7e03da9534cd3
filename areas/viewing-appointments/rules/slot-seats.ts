// Seats of one slot: who has one, who waits, and who is next. Every action on a slot locks its row and calls
// `settledSeats` before and after its own change, so a seat is never given away twice.

import { laterByMinutes } from '#platform/rules/local-time.ts'

/**
 * `held` and `queued` last while somebody fills in the booking: the first has a seat, the second a place in line.
 * `waiting` is a complete entry in line, `offered` has been told of a seat and has not answered yet. `declined` was
 * given back by the guest, `cancelled` by staff, `lapsed` ended by time.
 */
export const participantStates = [
  'held',
  'queued',
  'waiting',
  'offered',
  'booked',
  'declined',
  'cancelled',
  'lapsed',
] as const
export type ParticipantState = (typeof participantStates)[number]

const withSeat: readonly ParticipantState[] = ['held', 'offered', 'booked']
const inLine: readonly ParticipantState[] = ['queued', 'waiting']
const withDeadline: readonly ParticipantState[] = ['held', 'queued', 'offered']

export const hasSeat = (state: ParticipantState): boolean => withSeat.includes(state)
export const isInLine = (state: ParticipantState): boolean => inLine.includes(state)
export const isActive = (state: ParticipantState): boolean => hasSeat(state) || isInLine(state)

export interface Party {
  id: string
  state: ParticipantState
  /** Head count. */
  persons: number
  /** Place in line: increases with each hold of the slot, in commit order. */
  order: number
  /** End of a hold or an offer; null for the other states. */
  until: Date | null
}

export interface SlotRule {
  capacity: number
  /** After this instant nobody books and no seat is offered. */
  bookUntil: Date
  /** Time to accept an offered seat. */
  offerMinutes: number
  /** False if the slot or its appointment is cancelled or not published. */
  isOpen: boolean
}

export interface SeatChange {
  id: string
  state: ParticipantState
  until: Date | null
}

export const seatsTaken = (parties: readonly Party[]): number =>
  parties.filter(({ state }) => hasSeat(state)).reduce((sum, { persons }) => sum + persons, 0)

/**
 * Ends holds and offers whose time is over and gives free seats to those in line: the first in order whose party fits
 * comes first. Returns only what changes.
 */
export function settledSeats(rule: SlotRule, parties: readonly Party[], now: Date): SeatChange[] {
  const lapsed = parties.filter((party) => isOver(party, now))
  const active = parties.filter((party) => isActive(party.state) && !isOver(party, now))
  const changes: SeatChange[] = lapsed.map(({ id }) => ({ id, state: 'lapsed', until: null }))
  if (!rule.isOpen || now >= rule.bookUntil) return changes
  let free = rule.capacity - seatsTaken(active)
  const line = active.filter(({ state }) => isInLine(state)).toSorted((a, b) => a.order - b.order)
  for (const party of line) {
    if (party.persons > free) continue
    free -= party.persons
    changes.push(seated(party, rule, now))
  }
  return changes
}

const isOver = ({ state, until }: Party, now: Date): boolean =>
  withDeadline.includes(state) && until !== null && until <= now

function seated({ id, state, until }: Party, { bookUntil, offerMinutes }: SlotRule, now: Date): SeatChange {
  if (state === 'queued') return { id, state: 'held', until }
  const offerEnds = laterByMinutes(now, offerMinutes)
  return { id, state: 'offered', until: offerEnds < bookUntil ? offerEnds : bookUntil }
}

export const withChanges = (parties: readonly Party[], changes: readonly SeatChange[]): Party[] => {
  const byId = new Map(changes.map((change) => [change.id, change]))
  return parties.map((party) => ({ ...party, ...byId.get(party.id) }))
}
