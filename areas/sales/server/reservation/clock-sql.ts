// The clock of a reservation in SQL, for lists. The same as `isReleased`: the clock does not end a paid reservation.

import { clockStates } from '../../rules/reservation-state.ts'

const states = clockStates.map((state) => `'${state}'`).join(', ')

/** True if the clock of the reservation with this alias has run out, even if no job has written it down. */
export const isOverSql = (alias: string): string => `(${alias}.state in (${states}) and ${alias}.until <= now())`
