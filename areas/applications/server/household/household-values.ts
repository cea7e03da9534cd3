// Placeholder values of households for mails (mail-templates/rules/placeholders.ts: recipient, person, household).
// Reads many households with few queries.

import { getTableName } from 'drizzle-orm'
import { propertyObject } from '#areas/objects/server/public.ts'
import type { Language } from '#platform/rules/project-type.ts'
import { spelledPhone } from '#platform/rules/phone.ts'
import type { Context } from '#platform/server/context.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'

const propertyObjectTable = getTableName(propertyObject)

interface FoundPerson {
  id: string
  title: string | null
  first: string
  last: string
  email: string | null
  phone: string | null
  address: { street_nr?: string; postcode?: string; city?: string } | null
}

interface FoundHousehold {
  id: string
  number: number
  language: Language
  contact_name: string
  contact_email: string
  contact_phone: string | null
  household_type: string
  adults: number
  children: number
  people: FoundPerson[]
  wishes: string[]
}

const households = `select a.id, a.number::int number, a.language, a.contact_name, a.contact_email, a.contact_phone, a.household_type,
  a.adults, a.children,
  coalesce((select json_agg(json_build_object('id', p.id, 'title', p.title, 'first', p.first_name, 'last', p.last_name, 'email', p.email,
    'phone', p.phone, 'address', p.answers) order by p.position)
    from adult p where p.workspace_id = a.workspace_id and p.application_id = a.id), '[]') people,
  coalesce((select json_agg(o.title order by w.rank) from application_wish w
    join ${propertyObjectTable} o on o.workspace_id = w.workspace_id and o.id = w.object_id
    where w.workspace_id = a.workspace_id and w.application_id = a.id), '[]') wishes
from application a where a.workspace_id = $1 and a.id = any($2)`

interface Speaking {
  /** Recipient, if not the main applicant. */
  adultId?: string | undefined
  /** Language of the surrounding text; defaults to the recipient's own. */
  language?: (own: Language) => Language
}

/** Keyed by application. */
export async function householdValues(
  ctx: Context,
  ids: readonly string[],
  speaking: Speaking = {},
): Promise<Map<string, Record<string, string>>> {
  const { rows } = await ctx.client.query<FoundHousehold>(households, [ctx.workspace.id, ids])
  return new Map(rows.map((row) => [row.id, valuesOf(ctx, row, speaking)]))
}

function valuesOf(ctx: Context, row: FoundHousehold, { adultId, language: spoken }: Speaking): Record<string, string> {
  const { people } = row
  const language = spoken?.(row.language) ?? row.language
  const t = translatorFor(language, ctx.workspace.projectType)
  const main = people.find(({ first, last }) => `${first} ${last}` === row.contact_name) ?? people[0]
  const person = (adultId && people.find(({ id }) => id === adultId)) || main
  const isContact = person === main
  const name = person && !isContact ? `${person.first} ${person.last}` : row.contact_name
  const town = [person?.address?.postcode, person?.address?.city].filter(Boolean).join(' ')
  return {
    place_letter_salutation: letterSalutation(language, { title: person?.title, last: person?.last, name }),
    place_fullname: name,
    place_email: (isContact ? row.contact_email : person?.email) ?? '',
    place_title: spokenTitle(language, person?.title),
    place_salutation: t(`applications_salutation_${titleOf(person?.title)}`),
    place_firstname: person?.first ?? '',
    place_lastname: person?.last ?? '',
    place_phone: spelledPhone((isContact ? (row.contact_phone ?? person?.phone) : person?.phone) ?? ''),
    place_address: [person?.address?.street_nr, town].filter(Boolean).join(', '),
    place_application_id: String(row.number),
    place_all_names: people.map(({ first, last }) => `${first} ${last}`).join(', ') || row.contact_name,
    place_number_adults: String(row.adults),
    place_number_children: String(row.children),
    place_household_type: t(`application_form_option_household_type_${row.household_type}`),
    // An application without wished objects uses the name of the project.
    place_object_list: row.wishes.join(', ') || ctx.workspace.name,
  }
}

const titleOf = (title: string | null | undefined): 'ms' | 'mr' | 'other' =>
  title === 'ms' || title === 'mr' ? title : 'other'

/** «Frau», «Herr»; empty if the person chose no title. */
const spokenTitle = (language: Language, title: string | null | undefined): string =>
  titleOf(title) === 'other' ? '' : translatorFor(language)(`application_form_option_title_${titleOf(title)}`)

interface Addressed {
  title: string | null | undefined
  last: string | undefined
  name: string
}

/** «Sehr geehrte Frau Müller»; uses the full name if no title is chosen. */
export function letterSalutation(language: Language, { title, last, name }: Addressed): string {
  const chosen = titleOf(title)
  const t = translatorFor(language)
  if (chosen === 'other' || !last) return t('applications_letter_salutation_other', { name })
  return t(`applications_letter_salutation_${chosen}`, { name: last })
}
