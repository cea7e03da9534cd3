// States of expected payments and of bank entries.

export const expectedStates = ['open', 'partial', 'paid', 'overpaid', 'ended'] as const
export type ExpectedState = (typeof expectedStates)[number]

export const entryStates = ['waiting', 'matched', 'returned', 'ignored', 'reversed', 'detailed'] as const
export type EntryState = (typeof entryStates)[number]

/** Why an entry waits for a person. */
export const entryProblems = [
  'no_reference',
  'unknown_reference',
  'double',
  'over',
  'recorded',
  'ended',
  'currency',
  'other_account',
  'reversal',
  'reversal_unknown',
  'collective',
] as const
export type EntryProblem = (typeof entryProblems)[number]

export const bookingSources = ['bank', 'accounting', 'hand'] as const
export type BookingSource = (typeof bookingSources)[number]

/** Recorded by a person, before the bank's file is here. */
export type RecordedSource = Exclude<BookingSource, 'bank'>
