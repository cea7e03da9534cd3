// For tests: random steps of visitors, staff and time, and the laws that hold after each of them.

import { laterByMinutes } from '#platform/rules/local-time.ts'
import { nextSeats, type SeatAction, type SlotSeats } from '../seat-actions.ts'
import { hasSeat, isActive, isInLine, seatsTaken, type Party } from '../slot-seats.ts'

export interface Seating {
  now: Date
  slots: SlotSeats[]
  /** Number of parties so far. */
  joined: number
}

export type Step =
  | { do: 'hold' | 'add'; slot: number; persons: number }
  | { do: 'book' | 'prove' | 'accept' | 'end'; who: number }
  | { do: 'change'; who: number; slot: number; persons: number }
  | { do: 'cancel-slot'; slot: number }
  | { do: 'pass'; minutes: number }

const activeIn = ({ slots }: Seating): string[] =>
  slots
    .flatMap(({ parties }) => parties)
    .filter(({ state }) => isActive(state))
    .map(({ id }) => id)
    .toSorted()

/** The action of a step, or null if there is nobody to act. `newId` names a party that joins. */
export function actionOf(seating: Seating, step: Step, newId: string): SeatAction | null {
  const slotId = 'slot' in step ? (seating.slots[step.slot]?.id ?? '') : ''
  const people = activeIn(seating)
  const id = 'who' in step ? people[step.who % Math.max(1, people.length)] : newId
  // A job settles sooner or later: the next action may come first.
  if (step.do === 'pass') return step.minutes % 2 === 0 ? { do: 'settle' } : null
  if (step.do === 'cancel-slot') {
    const parties = seating.slots.find((one) => one.id === slotId)?.parties ?? []
    return { do: 'end', ids: parties.map((party) => party.id), state: 'cancelled' }
  }
  if (id === undefined) return null
  if (step.do === 'hold') return { do: 'hold', id, slotId, persons: step.persons + 1, ends: [] }
  if (step.do === 'add') return { do: 'add', id, slotId, persons: step.persons + 1 }
  if (step.do === 'accept') return { do: 'accept', id }
  if (step.do === 'change') return { do: 'change', id, slotId, persons: step.persons + 1, byStaff: false }
  if (step.do === 'end') return { do: 'end', ids: [id], state: 'declined' }
  return { do: step.do, id, persons: null }
}

/** Passes time, closes a cancelled slot, and applies the action to all slots. */
export function afterStep(seating: Seating, step: Step): Seating {
  const now = step.do === 'pass' ? laterByMinutes(seating.now, step.minutes) : seating.now
  const cancelled = step.do === 'cancel-slot' ? seating.slots[step.slot]?.id : null
  const slots = seating.slots.map((slot) =>
    slot.id === cancelled ? { ...slot, rule: { ...slot.rule, isOpen: false } } : slot,
  )
  const action = actionOf(seating, step, `p${seating.joined + 1}`)
  if (!action) return { ...seating, now }
  const joins = step.do === 'hold' || step.do === 'add'
  const next = nextSeats(slots, action, now)
  return { now, slots: next.refusal ? slots : next.slots, joined: seating.joined + (joins ? 1 : 0) }
}

/** Returns the law that a step has broken; null if all hold. */
export function brokenLaw(before: Seating, after: Seating): string | null {
  for (const slot of after.slots) {
    const free = slot.rule.capacity - seatsTaken(slot.parties)
    if (free < 0) return 'more seats are taken than there are'
    const orders = slot.parties.map(({ order }) => order)
    if (new Set(orders).size < orders.length) return 'two parties have the same place'
    const earlier = before.slots.find(({ id }) => id === slot.id)
    const broken = earlier && (brokenOrder(earlier.parties, slot.parties) ?? brokenTime(earlier.parties, after))
    if (broken) return broken
  }
  return null
}

/** A party leaves the line with a seat only if no earlier party that is still in line would have fitted its seats. */
function brokenOrder(before: readonly Party[], after: readonly Party[]): string | null {
  const wasInLine = new Set(before.filter(({ state }) => isInLine(state)).map(({ id }) => id))
  const seated = after.filter(({ id, state }) => wasInLine.has(id) && hasSeat(state))
  const waits = after.filter(({ id, state }) => wasInLine.has(id) && isInLine(state))
  const isPassed = seated.some((party) => waits.some((one) => one.order < party.order && one.persons <= party.persons))
  return isPassed ? 'a later party got the seats of an earlier one' : null
}

/** A hold or an offer that is over is neither booked nor waits. */
function brokenTime(before: readonly Party[], { now, slots }: Seating): string | null {
  const over = new Set(before.filter(({ until }) => until !== null && until <= now).map(({ id }) => id))
  const wrong = slots
    .flatMap(({ parties }) => parties)
    .some(({ id, state }) => over.has(id) && (state === 'booked' || state === 'waiting'))
  return wrong ? 'a party acted after its time was over' : null
}
