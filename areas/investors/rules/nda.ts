// The confidentiality agreement (NDA): how it is signed, how long it binds, and the general one for all projects.

export const signMethods = ['click', 'drawn', 'paper'] as const

/** Years that the standard text binds; the text of the project says the same. */
export const ndaYears = 2

interface GeneralNda {
  generalNdaOn: string | null
  /** Null: without end. */
  generalNdaUntil: string | null
}

/** A general NDA covers every project from its day to its end. */
export const isGeneralNdaInForce = ({ generalNdaOn, generalNdaUntil }: GeneralNda, today: string): boolean =>
  generalNdaOn !== null && generalNdaOn <= today && (generalNdaUntil === null || today <= generalNdaUntil)

/** The typed name has first and last name: two words with letters. */
export const isFullName = (typed: string): boolean =>
  typed
    .trim()
    .split(/\s+/)
    .filter((word) => /\p{L}{2,}/u.test(word)).length >= 2
