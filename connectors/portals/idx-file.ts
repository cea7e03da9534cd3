// Writes the file of IDX 3.01: one line per advertisement, each field followed by `#`, ISO 8859-1, CR LF.

import type { PortalAdvert, PortalTrait } from './portal.ts'
import { idxFields, longestDescription, mostPictures } from './idx-fields.ts'
import { idxLine, idxText, latin1, shortened } from './idx-text.ts'
import { categoriesOf } from './portal-categories.ts'

export interface IdxSender {
  senderId: string
  agencyId: string
}

const separator = '#'
const endOfLine = '\r\n'

const flagOf: Readonly<Record<PortalTrait, string>> = {
  lift: 'prop_elevator',
  balcony: 'prop_balcony',
  fireplace: 'prop_fireplace',
  parking: 'prop_parking',
  wheelchair: 'wheelchair_accessible',
  pets: 'animal_allowed',
  minergie: 'minergie_general',
  new_building: 'new_building',
}

const rentUnits = { month: 'MONTHLY', year: 'YEARLY', square_metre_year: 'M2YEARLY' } as const

/** The advertisements must have passed `checkAdverts`. An empty file removes all advertisements of the agency. */
export const idxFile = (adverts: readonly PortalAdvert[], sender: IdxSender): Buffer =>
  latin1(adverts.map((advert) => recordOf(advert, sender) + endOfLine).join(''))

export function recordOf(advert: PortalAdvert, sender: IdxSender): string {
  const values = valuesOf(advert, sender)
  return idxFields.map(([name, length]) => fitting(values.get(name) ?? '', length) + separator).join('')
}

/** The description is already shortened, at a place that is not inside a tag. */
const fitting = (value: string, length: number) => (length === longestDescription ? value : shortened(value, length))

/** Integers are rounded up. */
const whole = (value: number | null): string => (value === null ? '' : String(Math.ceil(value)))

const day = (date: string): string => date.split('-').toReversed().join('.')

function moment(at: Date): string {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('de-CH', {
      timeZone: 'Europe/Zurich',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    })
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  return `${parts['day']}.${parts['month']}.${parts['year']} ${parts['hour']}:${parts['minute']}:${parts['second']}`
}

function valuesOf(advert: PortalAdvert, { senderId, agencyId }: IdxSender): Map<string, string> {
  const [category, type] = categoriesOf(advert.objectType)?.idx ?? ['', 0]
  const { contact, agency } = advert
  const values = new Map(
    Object.entries({
      version: 'IDX3.01',
      sender_id: senderId,
      object_category: category,
      object_type: String(type),
      offer_type: advert.offer === 'rent' ? 'RENT' : 'SALE',
      // Only one of the three references is filled, so a move to another building is no other advertisement.
      ref_object: advert.reference,
      object_street: advert.street,
      object_zip: advert.postalCode,
      object_city: advert.city,
      object_state: advert.canton,
      object_country: advert.country,
      available_from: advert.availableOn === null ? '' : day(advert.availableOn),
      object_title: advert.title,
      ...pricesOf(advert),
      currency: advert.currency,
      floor: advert.floor === null ? '' : String(advert.floor),
      number_of_rooms: advert.rooms === null ? '' : advert.rooms.toFixed(1),
      surface_living: whole(advert.livingArea),
      surface_property: whole(advert.plotArea),
      surface_usable: whole(advert.usableArea),
      year_built: whole(advert.yearBuilt),
      number_of_floors: whole(advert.floors),
      url: advert.url,
      agency_id: agencyId,
      agency_name: agency.name,
      agency_reference: contact.name,
      agency_street: agency.street,
      agency_zip: agency.postalCode,
      agency_city: agency.city,
      agency_country: 'CH',
      agency_phone: contact.phone,
      agency_email: contact.email,
      visit_name: contact.name,
      visit_phone: contact.phone,
      last_modified: moment(advert.changedAt),
    }).map(([name, value]) => [name, idxLine(value)]),
  )
  values.set('object_description', idxText(advert.text, longestDescription))
  for (const trait of advert.traits) values.set(flagOf[trait], 'Y')
  for (const [place, picture] of advert.pictures.slice(0, mostPictures).entries()) {
    values.set(`picture_${place + 1}_filename`, picture.name)
    values.set(`picture_${place + 1}_title`, idxLine(picture.title))
  }
  if (advert.document) {
    values.set('document_filename', advert.document.name)
    values.set('document_title', idxLine(advert.document.title))
  }
  return values
}

/** Empty prices are shown as "on request". */
function pricesOf(advert: PortalAdvert): Record<string, string> {
  if (advert.offer === 'sale') return { selling_price: whole(advert.sellingPrice), price_unit: 'SELL' }
  return {
    selling_price: whole(advert.grossRent),
    rent_net: whole(advert.netRent),
    rent_extra: whole(advert.ancillaryCost),
    price_unit: rentUnits[advert.priceUnit],
  }
}
