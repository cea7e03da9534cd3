// People named in an agreement. Later corrections do not change an agreement already sent.

export interface PartyOnPaper {
  name: string
  dateOfBirth: string | null
}

interface Named {
  firstName: string
  lastName: string
  dateOfBirth?: string | null | undefined
}

/** Same order as in the household. */
export const partiesOf = (adults: readonly Named[]): PartyOnPaper[] =>
  adults.map(({ firstName, lastName, dateOfBirth = null }) => ({ name: `${firstName} ${lastName}`, dateOfBirth }))

/** True if names or dates of birth differ from those in the agreement. */
export const partiesHaveChanged = (onPaper: readonly PartyOnPaper[], now: readonly PartyOnPaper[]): boolean =>
  onPaper.length !== now.length ||
  onPaper.some(({ name, dateOfBirth }, index) => name !== now[index]?.name || dateOfBirth !== now[index].dateOfBirth)
