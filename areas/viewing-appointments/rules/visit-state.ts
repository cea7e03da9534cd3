// State of a person with respect to viewings, as lists of people show it.

/** The first that applies counts: a visit, then a booking to come, then a missed one, then an invitation. */
export const visitStates = ['came', 'booked', 'absent', 'invited'] as const
export type VisitState = (typeof visitStates)[number]
