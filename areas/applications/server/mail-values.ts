// What mails about applications and objects can name (domain.md §10), in the language of whoever reads them.

import { and, asc, eq, inArray } from 'drizzle-orm'
import { amountWords } from '#areas/objects/rules/amount-words.ts'
import { propertyObject } from '#areas/objects/server/tables.ts'
import type { Values } from '#areas/mail-templates/server/public.ts'
import { spelledPhone } from '#platform/rules/phone.ts'
import type { Language } from '#platform/rules/project-type.ts'
import type { Context } from '#platform/server/context.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { optionWord, recordIn, swissDate } from './answers.ts'
import type { ApplicationRow } from './application-row.ts'
import { addressOf, francs, type HousedObject } from './object-row.ts'
import { adult, applicationWish } from './tables.ts'

type AdultRow = typeof adult.$inferSelect

export async function applicationValues(ctx: Context, row: ApplicationRow): Promise<Values> {
  return (await applicationsValues(ctx, [row])).get(row.id) ?? {}
}

/** Of thousands with two questions; by the id of the application. */
export async function applicationsValues(
  ctx: Context,
  rows: readonly ApplicationRow[],
): Promise<ReadonlyMap<string, Values>> {
  const ids = rows.map(({ id }) => id)
  const adults = Map.groupBy(await adultsOf(ctx, ids), ({ applicationId }) => applicationId)
  const wishes = Map.groupBy(await wishesOf(ctx, ids), ({ applicationId }) => applicationId)
  return new Map(
    rows.map((row) => [row.id, householdValues(ctx, row, { adults: adults.get(row.id), wishes: wishes.get(row.id) })]),
  )
}

interface Household {
  adults: readonly AdultRow[] | undefined
  wishes: readonly { title: string }[] | undefined
}

function householdValues(ctx: Context, row: ApplicationRow, { adults = [], wishes = [] }: Household): Values {
  const reader = { ...ctx, language: row.language, t: translatorFor(row.language) }
  const contact = adults.find((one) => nameOf(one) === row.contactName) ?? adults[0]
  return {
    ...recipientValues(row),
    ...(contact && personValues(contact, row.language)),
    place_phone: row.contactPhone ? spelledPhone(row.contactPhone) : '',
    place_application_id: String(row.number),
    place_all_names: adults.map(nameOf).join(', ') || row.contactName,
    place_number_adults: String(row.adults),
    place_number_children: String(row.children),
    place_household_type: optionWord(reader, 'household_type', row.householdType),
    // Who applied for no object in particular applied for the project.
    place_object_list: wishes.map(({ title }) => title).join(', ') || ctx.workspace.name,
  }
}

interface Recipient {
  contactName: string
  contactEmail: string
  language: Language
}

/** Of anybody who is written to. */
export const recipientValues = ({ contactName, contactEmail, language }: Recipient): Values => ({
  place_letter_salutation: translatorFor(language)('applications_mail_greeting', { name: contactName }),
  place_fullname: contactName,
  place_email: contactEmail,
})

/** Of one adult, written to by name. */
export function adultValues(row: AdultRow, language: Language): Values {
  const recipient = { contactName: nameOf(row), contactEmail: row.email ?? '', language }
  return { ...recipientValues(recipient), ...personValues(row, language) }
}

function personValues({ title, firstName, lastName, phone, answers }: AdultRow, language: Language): Values {
  const t = translatorFor(language)
  const known = recordIn(answers)
  const said = (key: string) => (typeof known[key] === 'string' ? known[key] : '')
  const isNamed = title === 'mr' || title === 'ms'
  return {
    place_title: isNamed ? t(`application_form_option_title_${title}`) : '',
    place_salutation: t(`applications_mail_salutation_${isNamed ? title : 'other'}`),
    place_firstname: firstName,
    place_lastname: lastName,
    place_phone: phone ? spelledPhone(phone) : '',
    place_address: [said('street_nr'), [said('postcode'), said('city')].filter(Boolean).join(' ')]
      .filter(Boolean)
      .join(', '),
  }
}

export function objectValues(ctx: Context, housed: HousedObject, language: Language): Values {
  const { object, building } = housed
  const t = translatorFor(language)
  const money = (rappen: number | null) => {
    const amount = francs(rappen)
    return amount === null ? '' : `${ctx.workspace.currency} ${amountWords(amount)}`
  }
  return {
    place_object_title: object.title,
    place_object_number: object.referenceNumber,
    place_object_type: t(`objects_type_${object.objectType}`),
    place_object_address: addressOf(building),
    place_building: building.title,
    place_rooms: object.rooms === null ? '' : String(object.rooms),
    place_area: object.area === null ? '' : `${object.area} m²`,
    place_floor: object.floor ?? '',
    place_move_in_date: object.moveInDate ? swissDate(object.moveInDate) : '',
    place_rent_net: money(object.netRent),
    place_incidentals: money(object.ancillaryCost),
    place_rent_gross: money(object.grossRent),
    place_deposit: money(object.deposit),
  }
}

export const besideValues = (companions: readonly HousedObject[]): Values => ({
  place_secondary_objects: companions.map(({ object }) => object.title).join(', '),
})

const nameOf = ({ firstName, lastName }: AdultRow): string => `${firstName} ${lastName}`.trim()

const adultsOf = (ctx: Context, ids: readonly string[]): Promise<AdultRow[]> =>
  ctx.db
    .select()
    .from(adult)
    .where(and(eq(adult.workspaceId, ctx.workspace.id), inArray(adult.applicationId, [...ids])))
    .orderBy(asc(adult.position), asc(adult.id))

const wishesOf = (ctx: Context, ids: readonly string[]) =>
  ctx.db
    .select({ applicationId: applicationWish.applicationId, title: propertyObject.title })
    .from(applicationWish)
    .innerJoin(
      propertyObject,
      and(eq(propertyObject.workspaceId, applicationWish.workspaceId), eq(propertyObject.id, applicationWish.objectId)),
    )
    .where(and(eq(applicationWish.workspaceId, ctx.workspace.id), inArray(applicationWish.applicationId, [...ids])))
    .orderBy(asc(applicationWish.rank))
