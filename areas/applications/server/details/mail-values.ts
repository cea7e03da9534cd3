// Placeholder values that mails about applications and objects use (domain.md §10), in the recipient's language.

import { amountWords } from '#areas/objects/rules/amount-words.ts'
import type { Values } from '#areas/mail-templates/server/public.ts'
import { swissDate } from '#platform/rules/calendar-day.ts'
import type { Language } from '#platform/rules/project-type.ts'
import type { Context } from '#platform/server/context.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import type { ApplicationRow } from './application-row.ts'
import { householdValues } from '../household/household-values.ts'
import { addressOf, francs, type HousedObject } from './object-row.ts'

export const applicationValues = async (ctx: Context, { id }: Pick<ApplicationRow, 'id'>): Promise<Values> =>
  (await householdValues(ctx, [id])).get(id) ?? {}

interface Recipient {
  contactName: string
  contactEmail: string
  language: Language
}

/** Values for a recipient who belongs to no household. */
export const recipientValues = ({ contactName, contactEmail, language }: Recipient): Values => ({
  place_letter_salutation: translatorFor(language)('applications_mail_greeting', { name: contactName }),
  place_fullname: contactName,
  place_email: contactEmail,
})

export function objectValues(ctx: Context, housed: HousedObject, language: Language): Values {
  const { object, building } = housed
  const t = translatorFor(language, ctx.workspace.projectType)
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
