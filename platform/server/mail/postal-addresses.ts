// Looks up postal addresses in the records, for letters to people without a mail address.

import type { PostalAddress } from '../../rules/postal-address.ts'
import type { Context } from '../context.ts'
import type { Home, RecordRef } from '../records/kind-shape.ts'

/** Recipient of a letter. */
export interface Written {
  name: string
  record: RecordRef | null | undefined
  personId?: string | undefined
}

/** In the order of the request; an entry is empty if no address is known. */
export async function postalAddressesOf(ctx: Context, written: readonly Written[]): Promise<PostalAddress[]> {
  const homes = new Map<Written, Home>()
  for (const [kind, some] of Map.groupBy(written, ({ record }) => record?.kind)) {
    const livingAt = ctx.services.records.find(kind)?.livingAt
    if (!livingAt) continue
    const found = await livingAt(
      ctx,
      some.map(({ record, personId }) => ({ id: record?.id ?? '', personId })),
    )
    for (const [index, one] of some.entries()) {
      const home = found[index]
      if (home) homes.set(one, home)
    }
  }
  return written.map((one) => {
    const { street = '', postcode = '', place = '', country = 'CH' } = homes.get(one) ?? {}
    return { name: one.name, extra: '', street, postcode, place, country }
  })
}
