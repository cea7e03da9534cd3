// Postal addresses of households, as entered in the form.

import type { Context } from '#platform/server/context.ts'
import type { Home, Living } from '#platform/server/records/kind-shape.ts'

interface Found extends Home {
  index: number
}

/** Same order as the input. A person without an address has the address of the main applicant. */
export async function homesOf(ctx: Context, asked: readonly Living[]): Promise<(Home | undefined)[]> {
  if (asked.length === 0) return []
  const wanted = asked.map(({ id, personId }, index) => ({ index, application_id: id, adult_id: personId ?? null }))
  const { rows } = await ctx.client.query<Found>(lookUp, [ctx.workspace.id, JSON.stringify(wanted)])
  const byIndex = new Map(rows.map(({ index, ...home }) => [index, home]))
  return asked.map((_, index) => byIndex.get(index))
}

const lookUp = `
  select n.index, coalesce(p.answers ->> 'street_nr', '') street, coalesce(p.answers ->> 'postcode', '') postcode,
    coalesce(p.answers ->> 'city', '') place, coalesce(nullif(p.answers ->> 'country', ''), 'CH') country
  from jsonb_to_recordset($2) n(index integer, application_id uuid, adult_id uuid)
  join application a on a.workspace_id = $1 and a.id = n.application_id
  cross join lateral (select answers from adult p
    where p.workspace_id = $1 and p.application_id = a.id and coalesce(p.answers ->> 'street_nr', '') <> ''
    order by (p.id = n.adult_id) desc nulls last, (p.first_name || ' ' || p.last_name = a.contact_name) desc, p.position limit 1) p`
