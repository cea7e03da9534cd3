// States of a reservation for sale, the clock that ends it, and the order of the buyers behind it. Only the notarised
// deed binds the parties to the purchase; a reservation keeps the object free until then.

/**
 * `offered`: the agreement is made, the buyer has not accepted it. `queued`: accepted, but another buyer has the object.
 * `signed`, `paid`, `completed`: the buyer has the object; then the fee is paid, then the agreement is countersigned.
 */
export const reservationStates = ['offered', 'queued', 'signed', 'paid', 'completed', 'sold', 'released'] as const
export type ReservationState = (typeof reservationStates)[number]

/** States in which a buyer has the object; at most one reservation of an object is in one of them. */
export const holdingStates = ['signed', 'paid', 'completed', 'sold'] as const satisfies readonly ReservationState[]
/**
 * States in which the clock ends the reservation. In `paid` the buyer has done everything: only the countersignature is
 * missing, and late staff must not cost the buyer the object.
 */
export const clockStates = ['signed', 'completed'] as const satisfies readonly ReservationState[]
export const liveStates = ['offered', 'queued', 'signed', 'paid', 'completed', 'sold'] as const

const isIn = (states: readonly ReservationState[], state: ReservationState): boolean => states.includes(state)
export const isHolding = (state: ReservationState): boolean => isIn(holdingStates, state)

export const releaseCauses = ['expired', 'withdrawn', 'by_staff', 'not_available'] as const
export type ReleaseCause = (typeof releaseCauses)[number]

interface Clocked {
  state: ReservationState
  /**
   * Null while no clock runs: before acceptance, and after the deed is notarised. In `paid` the limit for the notary as
   * it would be if the agreement were countersigned at once.
   */
  until: Date | null
}

/** True from the instant in which the clock runs out, even if no job has written it down. */
export const isReleased = ({ state, until }: Clocked, now: Date): boolean =>
  state === 'released' || (isIn(clockStates, state) && until !== null && now >= until)

/** State at this time. */
export const stateAt = (reservation: Clocked, now: Date): ReservationState =>
  isReleased(reservation, now) ? 'released' : reservation.state

interface Queued {
  id: string
  state: ReservationState
  queuedFrom: Date | null
}

/** Buyers behind a reservation: by time of acceptance, then by id. */
export const inQueueOrder = <One extends Queued>(reservations: readonly One[]): One[] =>
  reservations
    .filter(({ state }) => state === 'queued')
    .toSorted(
      (a, b) =>
        (a.queuedFrom?.getTime() ?? 0) - (b.queuedFrom?.getTime() ?? 0) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
    )

/** 1 for the first in the queue; null outside of the queue. */
export function placeInQueue(reservations: readonly Queued[], id: string): number | null {
  const place = inQueueOrder(reservations).findIndex((one) => one.id === id)
  return place < 0 ? null : place + 1
}

/** Puts a buyer before all others: one millisecond before the first. */
export function queuedFromOfFirst(reservations: readonly Queued[], now: Date): Date {
  const [first] = inQueueOrder(reservations)
  return new Date((first?.queuedFrom ?? now).getTime() - 1)
}
