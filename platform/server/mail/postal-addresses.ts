// Where somebody lives who has no address for mails: as their application says it, also when they are on the waitlist with it.

import type { PostalAddress } from '../../rules/postal-address.ts'
import type { Context } from '../context.ts'

/** Whom a letter is for. */
export interface Written {
  name: string
  applicationId?: string | undefined
  waitlistRequestId?: string | undefined
  adultId?: string | undefined
}

interface Found {
  place: number
  street: string | null
  postcode: string | null
  town: string | null
  country: string | null
}

/** In the order of those asked for; what nobody knows is empty. A person without an address of their own lives with the one who applied. */
export async function postalAddressesOf(ctx: Context, written: readonly Written[]): Promise<PostalAddress[]> {
  if (written.length === 0) return []
  const asked = written.map(({ applicationId, waitlistRequestId, adultId }, place) => ({
    place,
    application_id: applicationId ?? null,
    request_id: waitlistRequestId ?? null,
    adult_id: adultId ?? null,
  }))
  const { rows } = await ctx.client.query<Found>(lookUp, [ctx.workspace.id, JSON.stringify(asked)])
  const byPlace = new Map(rows.map((row) => [row.place, row]))
  return written.map(({ name }, place) => {
    const found = byPlace.get(place)
    return {
      name,
      extra: '',
      street: found?.street ?? '',
      postcode: found?.postcode ?? '',
      place: found?.town ?? '',
      country: found?.country ?? 'CH',
    }
  })
}

const lookUp = `
  select n.place, p.answers ->> 'street_nr' street, p.answers ->> 'postcode' postcode, p.answers ->> 'city' town,
    nullif(p.answers ->> 'country', '') country
  from jsonb_to_recordset($2) n(place integer, application_id uuid, request_id uuid, adult_id uuid)
  left join waitlist_request w on w.workspace_id = $1 and w.id = n.request_id
  join application a on a.workspace_id = $1 and a.id = coalesce(n.application_id, w.application_id)
  cross join lateral (select answers from adult p
    where p.workspace_id = $1 and p.application_id = a.id and coalesce(p.answers ->> 'street_nr', '') <> ''
    order by (p.id = n.adult_id) desc nulls last, (p.first_name || ' ' || p.last_name = a.contact_name) desc, p.position limit 1) p`
