// Kinds, scopes and states of a viewing appointment (spec 2 §4, domain.md §8).

/**
 * `open`: date and place only, nobody books. `slots`: everybody who knows the page books. `invitation`: only invited
 * people book. `individual`: arranged with one party.
 */
export const appointmentKinds = ['open', 'slots', 'invitation', 'individual'] as const
export type AppointmentKind = (typeof appointmentKinds)[number]

export const takesBookings = (kind: AppointmentKind): boolean => kind !== 'open'

/** `general` is about no object; `objects` about one, or several that are seen in one tour. */
export const appointmentScopes = ['general', 'objects'] as const
export type AppointmentScope = (typeof appointmentScopes)[number]

/** States stored in the database. */
export const keptAppointmentStates = ['planned', 'published', 'cancelled', 'completed'] as const
export type KeptAppointmentState = (typeof keptAppointmentStates)[number]

/** `full` is derived: published, and no slot that can still be booked has a free seat. */
export const appointmentStates = ['planned', 'published', 'full', 'cancelled', 'completed'] as const
export type AppointmentState = (typeof appointmentStates)[number]

export const appointmentStateText = (state: AppointmentState) => `viewing_appointments_state_${state}` as const
export const appointmentKindText = (kind: AppointmentKind) => `viewing_appointments_kind_${kind}` as const

/** Permitted range, both ends included. */
export const planLimits = {
  days: { least: 1, most: 31 },
  slots: { least: 1, most: 500 },
  slotMinutes: { least: 5, most: 480 },
  bufferMinutes: { least: 0, most: 240 },
  parallel: { least: 1, most: 10 },
  capacity: { least: 1, most: 1000 },
  mostPersons: { least: 1, most: 20 },
  bookUntilHours: { least: 0, most: 336 },
  offerMinutes: { least: 15, most: 2880 },
  objects: { least: 1, most: 20 },
  repetitions: { least: 1, most: 26 },
} as const

export const usualPlan = {
  slotMinutes: 30,
  bufferMinutes: 0,
  parallel: 1,
  capacity: 10,
  mostPersons: 2,
  bookUntilHours: 2,
  offerMinutes: 240,
} as const

/** A seat is held for this long while somebody fills in the booking. */
export const holdMinutes = 5
/** The seat is held for this long while a person without an invitation proves the mail address. */
export const proofMinutes = 15
/** The code that proves a mail address ends after this many wrong guesses. */
export const mostGuesses = 5
export const reminderHours = 24
/** Seats that one network holds at the same time. */
export const mostHolds = 20
/** Codes mailed for one booking, and to one address within an hour. */
export const mostCodes = 5
