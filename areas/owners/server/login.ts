// The login of an owner: found by the owner's record, locked before it is changed.

import { and, eq } from 'drizzle-orm'
import { ownerLoginsHere, type PersonRow } from '#areas/sign-in/server/public.ts'
import { makeLogin, phoneIn } from '#areas/users/server/public.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { fieldRefusal } from '#platform/server/app-error.ts'
import { staffUser } from '#platform/server/session/tables.ts'
import type { Language } from '#platform/rules/project-type.ts'
import type { OwnerRow } from './owner-row.ts'

const loginOf = (ctx: StaffContext, userId: string) => and(ownerLoginsHere(ctx), eq(staffUser.id, userId))

export async function findLogin(ctx: StaffContext, { userId }: OwnerRow): Promise<PersonRow | null> {
  if (!userId) return null
  const [person] = await ctx.db.select().from(staffUser).where(loginOf(ctx, userId))
  return person ?? null
}

/** Locks the row until the end of the transaction. */
export async function lockLogin(ctx: StaffContext, { userId }: OwnerRow): Promise<PersonRow | null> {
  if (!userId) return null
  const [person] = await ctx.db.select().from(staffUser).where(loginOf(ctx, userId)).for('update')
  return person ?? null
}

interface Contact {
  first_name: string
  last_name: string
  email: string
  phone: string
  language: Language
}

/** A login needs a person and an address to which the link is sent. */
export function requireContact(contact: Pick<Contact, 'first_name' | 'last_name' | 'email'>): void {
  for (const field of ['first_name', 'last_name', 'email'] as const) {
    if (contact[field] === '') throw fieldRefusal(field, 'general_field_is_required')
  }
}

/** Creates the login and mails the invitation. */
export async function inviteContact(ctx: StaffContext, contact: Contact): Promise<PersonRow> {
  requireContact(contact)
  const { first_name, last_name, email, language } = contact
  const phone = phoneIn(contact.phone)
  const made = await makeLogin(ctx, { first_name, last_name, email, phone, language, role: 'owner' })
  if (!made) throw fieldRefusal('email', 'owners_email_taken')
  return made
}
