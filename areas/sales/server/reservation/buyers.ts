// The buyers of an application: their names and mail addresses, and the postal address of the first for the QR-bill.
// Without a buying confirmation the adults of the application are the buyers.

import { and, asc, eq } from 'drizzle-orm'
import { adult, type ApplicationRow } from '#areas/applications/server/public.ts'
import { isComplete, type PostalParty } from '#platform/rules/qr-bill/party.ts'
import type { Context } from '#platform/server/context.ts'
import { postalAddressesOf } from '#platform/server/mail/postal-addresses.ts'
import { readBuyers } from '../confirmation/confirmation-row.ts'

export interface Person {
  firstName: string
  lastName: string
  email: string | null
}

export async function readBuyerPeople(ctx: Context, applicationId: string): Promise<Person[]> {
  const buyers = await readBuyers(ctx, applicationId)
  if (buyers.length > 0) return buyers.map(({ firstName, lastName, email }) => ({ firstName, lastName, email }))
  return ctx.db
    .select({ firstName: adult.firstName, lastName: adult.lastName, email: adult.email })
    .from(adult)
    .where(and(eq(adult.workspaceId, ctx.workspace.id), eq(adult.applicationId, applicationId)))
    .orderBy(asc(adult.position))
}

export const nameOf = ({ firstName, lastName }: Person): string => `${firstName} ${lastName}`.trim()

export const readBuyerNames = async (ctx: Context, applicationId: string): Promise<string[]> =>
  (await readBuyerPeople(ctx, applicationId)).map(nameOf)

/** Null if the address is not complete: a QR-bill has all of it or none. */
export async function findDebtor(
  ctx: Context,
  { id, contactName }: Pick<ApplicationRow, 'id' | 'contactName'>,
): Promise<PostalParty | null> {
  const [buyer] = await readBuyers(ctx, id)
  if (buyer) {
    const { street, postalCode, city } = buyer
    return { name: nameOf(buyer), street, houseNumber: '', postalCode, city, country: 'CH' }
  }
  const [address] = await postalAddressesOf(ctx, [{ name: contactName, record: { kind: 'application', id } }])
  if (!address) return null
  const party = {
    name: address.name,
    street: address.street,
    houseNumber: '',
    postalCode: address.postcode,
    city: address.place,
    country: address.country,
  }
  return isComplete(party) ? party : null
}
