// State transitions of the seats of slots. The server locks the slots, calls `nextSeats` and writes the difference;
// nothing else decides about a participant's state.

import { laterByMinutes } from '#platform/rules/local-time.ts'
import { holdMinutes, proofMinutes } from './appointment.ts'
import {
  isActive,
  isInLine,
  seatsTaken,
  settledSeats,
  withChanges,
  type ParticipantState,
  type Party,
  type SlotRule,
} from './slot-seats.ts'

export interface SlotSeats {
  id: string
  rule: SlotRule
  /** Active parties; parties that the action has ended or moved away stay until the next reading. */
  parties: readonly Party[]
  /** Place in line of the next party. */
  nextOrder: number
}

export type EndState = 'declined' | 'cancelled' | 'lapsed'

export type SeatAction =
  /** Ends what is over and gives free seats to those in line. */
  | { do: 'settle' }
  /** Joins the line; gets a seat at once if no earlier party waits for it. `ends` are earlier holds of the caller. */
  | { do: 'hold'; id: string; slotId: string; persons: number; ends: readonly string[] }
  /** Keeps a hold while its mail address is proven. */
  | { do: 'prove'; id: string; persons: number | null }
  /** Completes a hold: a seat is booked, a place in line becomes a waiting one. */
  | { do: 'book'; id: string; persons: number | null }
  | { do: 'accept'; id: string }
  /** Changes the head count or the slot. Staff may do so after the last time to book. */
  | { do: 'change'; id: string; slotId: string; persons: number; byStaff: boolean }
  /** Books without a hold. */
  | { do: 'add'; id: string; slotId: string; persons: number }
  /** `ids` null: all active parties. */
  | { do: 'end'; ids: readonly string[] | null; state: EndState }

export type SeatRefusal =
  | 'viewing_appointments_slot_closed'
  | 'viewing_appointments_too_late'
  | 'viewing_appointments_too_many_persons'
  | 'viewing_appointments_too_few_seats'
  | 'viewing_appointments_hold_over'
  | 'viewing_appointments_offer_over'
  | 'viewing_appointments_booking_over'

export type NextSeats = { slots: SlotSeats[]; refusal?: undefined } | { refusal: SeatRefusal }

/** Settles all slots, applies the action and settles again. */
export function nextSeats(slots: readonly SlotSeats[], action: SeatAction, now: Date): NextSeats {
  const acted = applied(slots.map(settledAt(now)), action, now)
  return acted.refusal ? acted : { slots: acted.slots.map(settledAt(now)) }
}

const settledAt =
  (now: Date) =>
  (slot: SlotSeats): SlotSeats => ({
    ...slot,
    parties: withChanges(slot.parties, settledSeats(slot.rule, slot.parties, now)),
  })

function applied(slots: SlotSeats[], action: SeatAction, now: Date): NextSeats {
  if (action.do === 'settle') return { slots }
  if (action.do === 'hold') return held(slots, action, now)
  if (action.do === 'add') return added(slots, action)
  if (action.do === 'end') return { slots: ended(slots, action) }
  if (action.do === 'change') return changed(slots, action, now)
  return completed(slots, action, now)
}

const refused = (refusal: SeatRefusal): NextSeats => ({ refusal })
const freeOf = ({ rule, parties }: SlotSeats): number => rule.capacity - seatsTaken(parties)
const replaced = (slots: SlotSeats[], slot: SlotSeats): SlotSeats[] =>
  slots.map((one) => (one.id === slot.id ? slot : one))
const withParty = (slot: SlotSeats, party: Party): SlotSeats => ({
  ...slot,
  parties: slot.parties.map((one) => (one.id === party.id ? party : one)),
})

function placeOf(slots: readonly SlotSeats[], id: string): { slot: SlotSeats; party: Party } | null {
  for (const slot of slots) {
    const party = slot.parties.find((one) => one.id === id && isActive(one.state))
    if (party) return { slot, party }
  }
  return null
}

/** Adds a party at the end of the line. */
function joined(slot: SlotSeats, party: Omit<Party, 'order'>): SlotSeats {
  const parties = [...slot.parties.filter(({ id }) => id !== party.id), { ...party, order: slot.nextOrder }]
  return { ...slot, parties, nextOrder: slot.nextOrder + 1 }
}

function closedFor({ rule }: SlotSeats, persons: number, now: Date): SeatRefusal | null {
  if (!rule.isOpen) return 'viewing_appointments_slot_closed'
  if (now >= rule.bookUntil) return 'viewing_appointments_too_late'
  return persons > rule.capacity ? 'viewing_appointments_too_many_persons' : null
}

function held(all: SlotSeats[], action: Extract<SeatAction, { do: 'hold' }>, now: Date): NextSeats {
  const slots = ended(all, { ids: action.ends, state: 'lapsed' }).map(settledAt(now))
  const slot = slots.find(({ id }) => id === action.slotId)
  if (!slot) return refused('viewing_appointments_slot_closed')
  const closed = closedFor(slot, action.persons, now)
  if (closed) return refused(closed)
  const { id, persons } = action
  const party = { id, persons, state: 'queued' as const, until: laterByMinutes(now, holdMinutes) }
  return { slots: replaced(slots, joined(slot, party)) }
}

function added(slots: SlotSeats[], { id, slotId, persons }: Extract<SeatAction, { do: 'add' }>): NextSeats {
  const slot = slots.find((one) => one.id === slotId)
  if (!slot?.rule.isOpen) return refused('viewing_appointments_slot_closed')
  if (persons > freeOf(slot)) return refused('viewing_appointments_too_few_seats')
  return { slots: replaced(slots, joined(slot, { id, persons, state: 'booked', until: null })) }
}

function ended(
  slots: readonly SlotSeats[],
  { ids, state }: { ids: readonly string[] | null; state: EndState },
): SlotSeats[] {
  const chosen = ids && new Set(ids)
  const isMeant = (party: Party) => isActive(party.state) && (!chosen || chosen.has(party.id))
  return slots.map((slot) => ({
    ...slot,
    parties: slot.parties.map((party) => (isMeant(party) ? { ...party, state, until: null } : party)),
  }))
}

type Completing = Extract<SeatAction, { do: 'book' | 'prove' | 'accept' }>

function completed(slots: SlotSeats[], action: Completing, now: Date): NextSeats {
  const over = action.do === 'accept' ? 'viewing_appointments_offer_over' : 'viewing_appointments_hold_over'
  const place = placeOf(slots, action.id)
  if (!place) return refused(over)
  const { slot, party } = place
  if (!slot.rule.isOpen) return refused('viewing_appointments_slot_closed')
  const state = completedState[action.do](party.state)
  if (!state) return refused(over)
  const persons = (action.do === 'accept' ? null : action.persons) ?? party.persons
  if (persons > slot.rule.capacity) return refused('viewing_appointments_too_many_persons')
  if (!isInLine(party.state) && persons - party.persons > freeOf(slot)) {
    return refused('viewing_appointments_too_few_seats')
  }
  const until = action.do === 'prove' ? laterByMinutes(now, proofMinutes) : null
  return { slots: replaced(slots, withParty(slot, { ...party, state, persons, until })) }
}

const completedState: Record<Completing['do'], (state: ParticipantState) => ParticipantState | null> = {
  prove: (state) => (state === 'held' || state === 'queued' ? state : null),
  book: (state) => (state === 'held' ? 'booked' : state === 'queued' ? 'waiting' : null),
  accept: (state) => (state === 'offered' ? 'booked' : null),
}

function changed(slots: SlotSeats[], action: Extract<SeatAction, { do: 'change' }>, now: Date): NextSeats {
  const place = placeOf(slots, action.id)
  const target = slots.find(({ id }) => id === action.slotId)
  const isComplete = place && (place.party.state === 'booked' || place.party.state === 'waiting')
  if (!isComplete || !target) return refused('viewing_appointments_booking_over')
  const { slot, party } = place
  const closed = [slot, target].map((one) => closedFor(one, action.persons, now)).find((reason) => reason !== null)
  if (closed && !(action.byStaff && closed === 'viewing_appointments_too_late')) return refused(closed)
  const { persons } = action
  if (target.id === slot.id) {
    if (party.state === 'booked' && persons - party.persons > freeOf(slot)) {
      return refused('viewing_appointments_too_few_seats')
    }
    return { slots: replaced(slots, withParty(slot, { ...party, persons })) }
  }
  const fits = persons <= freeOf(target)
  if (party.state === 'booked' && !fits) return refused('viewing_appointments_too_few_seats')
  const left = { ...slot, parties: slot.parties.filter(({ id }) => id !== party.id) }
  const there = joined(target, { ...party, persons, state: fits ? 'booked' : 'waiting' })
  return { slots: replaced(replaced(slots, left), there) }
}

/** Place in line from 1; null for parties with a seat. */
export function placeInLine(parties: readonly Party[], id: string): number | null {
  const party = parties.find((one) => one.id === id)
  if (!party || !isInLine(party.state)) return null
  return parties.filter((one) => isInLine(one.state) && one.order < party.order).length + 1
}
