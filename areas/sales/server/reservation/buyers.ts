// The buyers of an application: their names, and the address of the first for the QR-bill. Without a buying confirmation
// the adults of the application are the buyers.

import { and, asc, eq } from 'drizzle-orm'
import { adult, type ApplicationRow } from '#areas/applications/server/public.ts'
import { isComplete, type PostalParty } from '#platform/rules/qr-bill/party.ts'
import type { Context } from '#platform/server/context.ts'
import { postalAddressesOf } from '#platform/server/mail/postal-addresses.ts'
import { readBuyers } from '../confirmation/confirmation-row.ts'

export async function readBuyerNames(ctx: Context, applicationId: string): Promise<string[]> {
  const buyers = await readBuyers(ctx, applicationId)
  if (buyers.length > 0) return buyers.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim())
  const rows = await ctx.db
    .select({ firstName: adult.firstName, lastName: adult.lastName })
    .from(adult)
    .where(and(eq(adult.workspaceId, ctx.workspace.id), eq(adult.applicationId, applicationId)))
    .orderBy(asc(adult.position))
  return rows.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim())
}

/** Null if the address is not complete: a QR-bill has all of it or none. */
export async function findDebtor(
  ctx: Context,
  { id, contactName }: Pick<ApplicationRow, 'id' | 'contactName'>,
): Promise<PostalParty | null> {
  const [buyer] = await readBuyers(ctx, id)
  if (buyer) {
    const { firstName, lastName, street, postalCode, city } = buyer
    return { name: `${firstName} ${lastName}`.trim(), street, houseNumber: '', postalCode, city, country: 'CH' }
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
