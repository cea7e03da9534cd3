// Address of a creditor or debtor on a QR-bill: structured, because combined addresses are no longer accepted.

export interface PostalParty {
  name: string
  street: string
  houseNumber: string
  postalCode: string
  city: string
  /** ISO 3166-1 alpha-2. */
  country: string
}

/** Longest accepted texts (SIX implementation guidelines 2.3). */
export const longest: Record<keyof PostalParty, number> = {
  name: 70,
  street: 70,
  houseNumber: 16,
  postalCode: 16,
  city: 35,
  country: 2,
}

/** Fields without which a bill with this address is refused. */
export const isComplete = ({ name, postalCode, city, country }: PostalParty): boolean =>
  [name, postalCode, city, country].every((text) => text.trim() !== '')
