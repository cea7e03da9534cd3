// The buyers as signers of the agreement, each with a mail address of their own.

import type { ApplicationRow } from '#areas/applications/server/public.ts'
import type { Recipient } from '#connectors/signing/signing-provider.ts'
import { AppError } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { nameOf, readBuyerPeople } from '../reservation/buyers.ts'
import type { ReservationRow } from '../reservation/reservation-row.ts'

/** The first buyer falls back to the contact of the application. All may sign at the same time. */
export async function signersOf(
  ctx: Context,
  { buyerNames }: Pick<ReservationRow, 'buyerNames'>,
  { id, contactEmail }: Pick<ApplicationRow, 'id' | 'contactEmail'>,
): Promise<Recipient[]> {
  const people = await readBuyerPeople(ctx, id)
  if (people.map(nameOf).join(', ') !== buyerNames) {
    throw new AppError('sales_reason_buyers_changed', { values: { names: buyerNames } })
  }
  const addresses = new Set<string>()
  return people.map((person, index) => {
    const email = person.email || (index === 0 ? contactEmail : '')
    const values = { name: nameOf(person) }
    if (!email) throw new AppError('contracts_signer_without_email', { values })
    // A provider recognises a signer by the mail address.
    if (addresses.has(email.toLowerCase())) throw new AppError('sales_reason_shared_email', { values })
    addresses.add(email.toLowerCase())
    const { firstName, lastName } = person
    return { email, firstName, lastName, role: `buyer${index + 1}`, order: 1 }
  })
}
