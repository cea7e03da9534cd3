// Result of reading a bank file: a number for each entry that it contains.

export const ignoredReasons = ['debit', 'reversed_debit', 'pending', 'detailed'] as const
export type IgnoredReason = (typeof ignoredReasons)[number]

export interface FileOutcome {
  /** Booked by its exact reference. */
  matched: number
  /** Waits with a suggestion. */
  proposed: number
  /** Waits without a suggestion. */
  waiting: number
  /** A credit and its reversal in which no booking was involved. */
  reversed: number
  /** Booked from an earlier file. */
  known: number
  ignored: Partial<Record<IgnoredReason, number>>
  /** The file is a page of a message whose last page is missing. */
  continues: boolean
}
