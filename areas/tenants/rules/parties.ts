// Whom an agreement names. People may be corrected after it went out; the paper keeps its words.

export interface PartyOnPaper {
  name: string
  dateOfBirth: string | null
}

interface Named {
  firstName: string
  lastName: string
  dateOfBirth?: string | null | undefined
}

/** In the order of the household. */
export const partiesOf = (adults: readonly Named[]): PartyOnPaper[] =>
  adults.map(({ firstName, lastName, dateOfBirth = null }) => ({ name: `${firstName} ${lastName}`, dateOfBirth }))

/** Whether the people are others by now, or written otherwise, than on the paper. */
export const partiesHaveChanged = (onPaper: readonly PartyOnPaper[], now: readonly PartyOnPaper[]): boolean =>
  onPaper.length !== now.length ||
  onPaper.some(({ name, dateOfBirth }, index) => name !== now[index]?.name || dateOfBirth !== now[index].dateOfBirth)
