// The contact of an application is one of its adults until staff set it apart: mails, letters and lists then use a name of
// their own. A corrected adult therefore takes the contact along, as far as both still agree.

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
  /** Names of the other adults: a shared name does not tell whose contact it is. */
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
    // An application is always reached by an address.
    ...(email !== null && email !== before.email && { contactEmail: email }),
    ...(takesPhone && after.phone !== before.phone && { contactPhone: after.phone }),
  }
}
