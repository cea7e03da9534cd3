// Content of a buying confirmation, as the public form and the form of staff send it. Money in whole francs.

import { z } from 'zod'
import { day, emailOrNone, id, line, numberExpected } from '#platform/contract/fields.ts'
import { civilStatuses, propertyRegimes } from '../rules/confirmation/civil-status.ts'

export const mostBuyers = 6
/** The limit of wishes of an application (domain.md §3.2). */
export const mostObjects = 3

const required = { error: 'general_field_is_required' }
const text = (max: number) => z.string().trim().max(max, 'general_text_too_long')
const francs = z.int(numberExpected).min(0).max(999_999_999)

export const buyerData = z.object({
  firstName: line(80),
  lastName: line(80),
  dateOfBirth: day,
  street: line(120),
  postalCode: line(12),
  city: line(80),
  email: emailOrNone,
  phone: text(40),
  civilStatus: z.enum(civilStatuses, required),
  /** Null without spouse or registered partner. */
  propertyRegime: z.enum(propertyRegimes, required).nullable(),
  /** Fraction or percentage; ignored for a single buyer. */
  share: text(20),
})
export type BuyerData = z.infer<typeof buyerData>

export const confirmationData = z.object({
  buyers: z.array(buyerData).min(1).max(mostBuyers),
  /** By priority. */
  objects: z.array(id).max(mostObjects, 'sales_objects_too_many'),
  ownMeans: francs.nullable(),
  pensionFunds: francs.nullable(),
  mortgage: francs.nullable(),
  bank: text(120),
  note: text(2000),
})
export type ConfirmationData = z.infer<typeof confirmationData>

/** The same in responses, where nothing may be filled in yet. */
export const shownConfirmation = confirmationData.extend({
  buyers: z.array(
    buyerData.extend({
      firstName: z.string(),
      lastName: z.string(),
      dateOfBirth: z.string(),
      street: z.string(),
      postalCode: z.string(),
      city: z.string(),
      email: z.string(),
      civilStatus: z.enum(civilStatuses).nullable(),
    }),
  ),
})
export type ShownConfirmation = z.infer<typeof shownConfirmation>

/** An object that can be confirmed; its price in francs. */
export const saleObject = z.object({
  id,
  title: z.string(),
  address: z.string(),
  rooms: z.number().nullable(),
  area: z.number().nullable(),
  floor: z.string().nullable(),
  price: z.number().nullable(),
  /** False if it is reserved or sold since it was wished for. */
  isFree: z.boolean(),
})
export type SaleObject = z.infer<typeof saleObject>

/** A proof of financing. */
export const proof = z.object({
  id,
  key: z.string(),
  displayName: z.string(),
  contentType: z.string(),
  size: z.number(),
  url: z.string(),
})
export type Proof = z.infer<typeof proof>
