// Custom facts of an object, entered by staff under names of their own: key and meter numbers, the make of the
// cooker, the owner of the plans.

export type OwnFacts = Record<string, string>

export const mostOwnFacts = 50
export const longestName = 60
export const longestOwnFact = 500

/**
 * Returns the facts with this one set, or removed if `value` is null. Names that differ only in case are the same
 * fact.
 */
export function withOwnFact(facts: OwnFacts, name: string, value: string | null): OwnFacts {
  const others = Object.entries(facts).filter(([known]) => !isSameName(known, name))
  return Object.fromEntries(value === null ? others : [...others, [name, value]])
}

export function ownFactNamed(facts: OwnFacts, name: string): string | null {
  return Object.entries(facts).find(([known]) => isSameName(known, name))?.[1] ?? null
}

const isSameName = (one: string, other: string): boolean =>
  one.toLocaleLowerCase('de') === other.toLocaleLowerCase('de')
