// Converts criteria between API and database: francs and Rappen, places and their search keys.

import { phoneNumberOf, spelledPhone } from '#platform/rules/phone.ts'
import { fieldRefusal } from '#platform/server/app-error.ts'
import type { CriteriaData, RequestData } from '../contract/criteria.ts'
import type { Criteria } from '../rules/criteria.ts'
import { needs, soughtKinds } from '../rules/criteria.ts'
import type { SoughtInWords } from '../rules/criteria-answers.ts'
import { regionsOf } from '../rules/place-keys.ts'
import { placeKeyOf } from '../rules/place-of.ts'
import type { RequestRow } from './request-row.ts'

export const criteriaColumns = (data: SoughtInWords) => ({
  adults: data.adults,
  children: data.children,
  kinds: soughtKinds.filter((kind) => data.kinds.includes(kind)),
  roomsFrom: data.roomsFrom,
  roomsTo: data.roomsTo,
  rentMax: data.rentMax === null ? null : Math.round(data.rentMax * 100),
  areaFrom: data.areaFrom,
  moveInFrom: data.moveInFrom,
  places: [...data.places],
  placeKeys: [...new Set(data.places.map(placeKeyOf))],
  regions: regionsOf(data.places),
  needs: needs.filter((need) => data.needs.includes(need)),
  note: data.note || null,
})

export const contactColumns = ({ contactName, contactEmail, contactPhone, language }: RequestData) => ({
  contactName,
  contactEmail,
  contactPhone: phoneToKeep(contactPhone),
  language,
})

/** Returns the number in international form. Refuses text that is not a phone number. */
export function phoneToKeep(typed: string | null): string | null {
  if (!typed) return null
  const number = phoneNumberOf(typed)
  if (!number) throw fieldRefusal('contactPhone', 'general_phone_number_error')
  return number.international
}

/** Rule across two fields, which the schema of a single field cannot express. */
export function assertOrder({ roomsFrom, roomsTo }: CriteriaData): void {
  if (roomsFrom !== null && roomsTo !== null && roomsFrom > roomsTo) {
    throw fieldRefusal('roomsTo', 'waitlist_rooms_order')
  }
}

export const criteriaTold = (row: RequestRow): CriteriaData => ({
  kinds: row.kinds,
  roomsFrom: row.roomsFrom,
  roomsTo: row.roomsTo,
  rentMax: row.rentMax === null ? null : row.rentMax / 100,
  areaFrom: row.areaFrom,
  moveInFrom: row.moveInFrom,
  places: row.places,
  adults: row.adults,
  children: row.children,
  needs: row.needs,
  note: row.note,
})

export const requestTold = (row: RequestRow): RequestData => ({
  contactName: row.contactName,
  contactEmail: row.contactEmail,
  contactPhone: row.contactPhone && spelledPhone(row.contactPhone),
  language: row.language,
  ...criteriaTold(row),
})

/** Row in the shape of the matching rule. */
export const soughtBy = (row: RequestRow): Criteria => row
