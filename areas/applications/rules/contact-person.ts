// The contact of an application is one of its adults until staff enter a different name for mails, letters and lists.
// Correcting an adult also updates the contact, for each field in which they are still equal.

export interface Contact {
  contactName: string
  contactEmail: string
  contactPhone: string | null
}

export interface Person {
  name: string
  email: string | null
  phone: string | null
}

interface Correction {
  before: Person
  after: Person
  /** Names of the other adults; a name that several adults share does not identify the contact. */
  otherNames: readonly string[]
}

/**
 * Returns the fields of the contact that change with the adult; empty if the contact is another person or was set
 * separately.
 */
export function contactFollowing(contact: Contact, { before, after, otherNames }: Correction): Partial<Contact> {
  if (contact.contactName !== before.name || otherNames.includes(before.name)) return {}
  const email = contact.contactEmail === before.email ? after.email : null
  const takesPhone = before.phone !== null && contact.contactPhone === before.phone
  return {
    ...(after.name !== before.name && { contactName: after.name }),
    // The contact always needs an email address, so an empty one is not copied.
    ...(email !== null && email !== before.email && { contactEmail: email }),
    ...(takesPhone && after.phone !== before.phone && { contactPhone: after.phone }),
  }
}
