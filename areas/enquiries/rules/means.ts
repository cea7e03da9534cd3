// Conditions for asking about a person's finances: an object must be offered to the household, and the person must
// have agreed (domain.md §19, standards.md §3.0, §10.3).

import { no, yes, type Verdict } from '#platform/rules/verdict.ts'

const chosen = ['with_offer', 'assigned']

interface Asking {
  hasBureau: boolean
  /** Consent from the form; null if the form does not ask, in which case staff confirm it. */
  hasConsented: boolean | null
}

export const creditCanBeChecked = (
  { progressState }: { progressState: string },
  { hasBureau, hasConsented }: Asking,
): Verdict => {
  if (!hasBureau) return no('enquiries_reason_no_bureau')
  if (!chosen.includes(progressState)) return no('enquiries_reason_not_chosen')
  return hasConsented === false ? no('enquiries_reason_no_credit_consent') : yes
}

export const depositCanBeOpened = (
  { progressState }: { progressState: string },
  { hasProvider, hasOpenDeposit }: { hasProvider: boolean; hasOpenDeposit: boolean },
): Verdict => {
  if (!hasProvider) return no('enquiries_reason_no_deposit_provider')
  if (progressState !== 'assigned') return no('enquiries_reason_not_assigned')
  return hasOpenDeposit ? no('enquiries_reason_deposit_open') : yes
}

const mostRents = 3

/**
 * OR 257e limits the deposit for a home to three monthly rents, here gross rents. In Rappen; null if the rent is
 * unknown.
 */
export const highestDeposit = (grossRent: number | null): number | null =>
  grossRent === null ? null : grossRent * mostRents

/** The agreed deposit, capped at the legal maximum; the maximum if nothing is agreed. In Rappen. */
export const proposedDeposit = (agreed: number | null, most: number | null): number | null =>
  agreed === null || most === null ? (agreed ?? most) : Math.min(agreed, most)

/** Validity of a credit report in months, equal to that of a register extract. */
export const oldCheckMonths = 3
