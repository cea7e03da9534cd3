// Detects two applications that may be from the same household, and records the verdict of staff. Applications are
// never merged or closed automatically.

export const duplicateReasons = ['email', 'phone', 'person'] as const
export type DuplicateReason = (typeof duplicateReasons)[number]

export const duplicateVerdicts = ['same_household', 'different'] as const
export type DuplicateVerdict = (typeof duplicateVerdicts)[number]

interface Person {
  firstName: string
  lastName: string
  dateOfBirth: string | null
}

export interface Likeness {
  email: string
  phone: string | null
  people: readonly Person[]
}

/** An empty field matches nothing: two households without a phone number are not alike in it. */
export function likenessOf(one: Likeness, other: Likeness): DuplicateReason[] {
  const alike: Record<DuplicateReason, boolean> = {
    email: isSame(one.email, other.email),
    phone: isSame(one.phone, other.phone),
    person: one.people.some((a) => other.people.some((b) => isSamePerson(a, b))),
  }
  return duplicateReasons.filter((reason) => alike[reason])
}

const folded = (text: string | null): string => (text ?? '').trim().toLowerCase()
const isSame = (one: string | null, other: string | null): boolean =>
  folded(one) !== '' && folded(one) === folded(other)

const isSamePerson = (one: Person, other: Person): boolean =>
  isSame(one.dateOfBirth, other.dateOfBirth) &&
  isSame(one.lastName, other.lastName) &&
  isSame(one.firstName, other.firstName)
