// Contact people of an investor. The first one gives the investor's name and address for mails.

import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { phoneNumberOf, spelledPhone } from '#platform/rules/phone.ts'
import { AppError, fieldRefusal } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import type { ContactData } from '../../contract/investor.ts'
import { investor, investorContact } from '../tables.ts'

export type ContactRow = typeof investorContact.$inferSelect

const ofInvestor = (ctx: Context, investorId: string) =>
  and(eq(investorContact.workspaceId, ctx.workspace.id), eq(investorContact.investorId, investorId))

/** In order, the first contact person first. */
export const contactsOf = (ctx: Context, investorId: string): Promise<ContactRow[]> =>
  ctx.db
    .select()
    .from(investorContact)
    .where(ofInvestor(ctx, investorId))
    .orderBy(asc(investorContact.position), asc(investorContact.id))

export const contactData = (row: ContactRow): ContactData => ({
  id: row.id,
  title: row.title,
  firstName: row.firstName,
  lastName: row.lastName,
  function: row.function ?? '',
  email: row.email,
  phone: row.phone && spelledPhone(row.phone),
})

export const nameOf = ({ firstName, lastName }: Pick<ContactData, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim()

type Read = Omit<ContactData, 'id'> & { id: string | null }

/** Phone numbers in international form; refuses the ones that are none. */
export const readContacts = (contacts: readonly ContactData[]): Read[] =>
  contacts.map((contact, index) => {
    const phone = contact.phone ? phoneNumberOf(contact.phone) : null
    if (contact.phone && !phone) throw fieldRefusal(`contacts.${index}.phone`, 'general_phone_number_error')
    return { ...contact, phone: phone?.international ?? null }
  })

/** Columns of the investor that repeat the first contact person. */
export function firstContact(contacts: readonly Read[], company: string) {
  const [first] = contacts
  return {
    contactName: first ? nameOf(first) : company,
    contactEmail: first?.email ?? null,
    contactPhone: first?.phone ?? null,
  }
}

/**
 * Replaces the contact people; ids of other investors count as new people. An account stays with its address: somebody
 * who is replaced in their row must not read on for the investor.
 */
export async function writeContacts(ctx: Context, investorId: string, contacts: readonly Read[]): Promise<void> {
  await assertNewAddresses(ctx, investorId, contacts)
  const before = await contactsOf(ctx, investorId)
  const known = new Set(before.map(({ id }) => id))
  const accountOf = new Map(before.map(({ email, accountId }) => [email?.toLowerCase(), accountId]))
  const rows = contacts.map((contact, position) => ({
    workspaceId: ctx.workspace.id,
    id: contact.id !== null && known.has(contact.id) ? contact.id : newId(),
    investorId,
    position,
    title: contact.title,
    firstName: contact.firstName,
    lastName: contact.lastName,
    function: contact.function || null,
    email: contact.email,
    phone: contact.phone,
    accountId: (contact.email && accountOf.get(contact.email.toLowerCase())) || null,
  }))
  const kept = rows.map(({ id }) => id)
  await ctx.db.delete(investorContact).where(and(ofInvestor(ctx, investorId), notInArray(investorContact.id, kept)))
  // Two people may exchange their addresses, and with them their accounts.
  await ctx.db
    .update(investorContact)
    .set({ email: null, accountId: null })
    .where(and(ofInvestor(ctx, investorId), inArray(investorContact.id, kept)))
  for (const row of rows) {
    await ctx.db
      .insert(investorContact)
      .values(row)
      .onConflictDoUpdate({ target: [investorContact.workspaceId, investorContact.id], set: row })
  }
}

/**
 * An address belongs to one investor. The error says to whom; the lock makes a concurrent write of the same address
 * wait.
 */
async function assertNewAddresses(ctx: Context, investorId: string, contacts: readonly Read[]): Promise<void> {
  const addresses = contacts.map(({ email }) => email?.toLowerCase() ?? '')
  const twice = addresses.findIndex((address, index) => address !== '' && addresses.indexOf(address) < index)
  if (twice >= 0) throw fieldRefusal(`contacts.${twice}.email`, 'investors_address_twice')
  for (const address of addresses.filter(Boolean).toSorted()) await lockAddress(ctx, address)
  for (const address of addresses.filter(Boolean)) {
    const found = await findByAddress(ctx, address)
    if (!found || found.id === investorId) continue
    const { number, company: name } = found
    throw new AppError('investors_address_known', { values: { number, name }, current: { id: found.id, number, name } })
  }
}

export const lockAddress = (ctx: Context, address: string) =>
  ctx.client.query('select pg_advisory_xact_lock(hashtextextended($1, 670))', [`${ctx.workspace.id} ${address}`])

/** The investor to whom this address belongs, with the contact person. */
export async function findByAddress(ctx: Context, address: string) {
  const [found] = await ctx.db
    .select({ id: investor.id, number: investor.number, company: investor.company, contactId: investorContact.id })
    .from(investorContact)
    .innerJoin(
      investor,
      and(eq(investor.workspaceId, investorContact.workspaceId), eq(investor.id, investorContact.investorId)),
    )
    .where(
      and(
        eq(investorContact.workspaceId, ctx.workspace.id),
        eq(sql`lower(${investorContact.email})`, address.toLowerCase()),
      ),
    )
  return found ?? null
}
