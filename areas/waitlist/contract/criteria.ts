// Search criteria and contact data of a waitlist request, as submitted by forms. Amounts in francs; null means open.

import { z } from 'zod'
import { day, email, line, numberExpected } from '#platform/contract/fields.ts'
import { languages } from '#platform/rules/project-type.ts'
import { needs, soughtKinds } from '../rules/criteria.ts'
import { placeTypes } from '../rules/place-of.ts'

const amount = (most: number) => z.number(numberExpected).min(0).max(most)
const count = (least: number) => z.int(numberExpected).min(least).max(20)

const name = z.string().max(120).nullable()

export const soughtPlace = z.object({
  type: z.enum(placeTypes),
  plz: name,
  city: name,
  colony: name,
  district: name,
  /** Street and number. */
  address: name,
})

export const criteriaData = z.object({
  kinds: z.array(z.enum(soughtKinds)).min(1, 'waitlist_choose_kind').max(soughtKinds.length),
  roomsFrom: amount(20).nullable(),
  roomsTo: amount(20).nullable(),
  /** Gross rent per month. */
  rentMax: amount(1_000_000).nullable(),
  /** Square metres. */
  areaFrom: amount(100_000).nullable(),
  moveInFrom: day.nullable(),
  places: z.array(soughtPlace).max(20, 'waitlist_too_many_places'),
  adults: count(1),
  children: count(0),
  needs: z.array(z.enum(needs)).max(needs.length),
  note: z.string().trim().max(2000, 'general_text_too_long').nullable(),
})
export type CriteriaData = z.infer<typeof criteriaData>

const phone = z.string().trim().max(40, 'general_text_too_long')

export const contactData = z.object({
  contactName: line(120),
  /** Without an address no mail can be sent. */
  contactEmail: email.nullable(),
  contactPhone: phone.nullable(),
  language: z.enum(languages),
})

/** Contact and criteria together: the data that staff enter and correct. */
export const requestData = contactData.extend(criteriaData.shape)
export type RequestData = z.infer<typeof requestData>
