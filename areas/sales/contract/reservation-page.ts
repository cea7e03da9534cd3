// The buyer's page behind the link of the agreement's mail, and the part on the status page of the application.

import { z } from 'zod'
import { credentials } from '#areas/application-form/contract/form-shapes.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, line } from '#platform/contract/fields.ts'
import { done } from '#platform/contract/notify.ts'
import { languages } from '#platform/rules/project-type.ts'
import { drawnSignature } from '../rules/drawn-signature.ts'
import { reservationStates } from '../rules/reservation-state.ts'

export const reservationKey = z.object({ uuid: id, token: z.string().regex(/^[\w-]{43}$/) })
export type ReservationKey = z.infer<typeof reservationKey>

/** Files that a buyer may download. */
export const buyerFiles = ['agreement', 'acceptance', 'payment', 'deed', 'handover'] as const

/** Amounts in francs, times as ISO instants, days as YYYY-MM-DD. */
const course = z.object({
  state: z.enum(reservationStates),
  objectTitle: z.string(),
  address: z.string(),
  price: z.number().nullable(),
  fee: z.number(),
  feeOpen: z.number().nullable(),
  feeDueOn: z.string().nullable(),
  until: z.string().nullable(),
  place: z.number().nullable(),
  acceptedAt: z.string().nullable(),
  /** Where the fee goes after the end, in words. */
  feeFate: z.string().nullable(),
  files: z.array(z.enum(buyerFiles)),
})

export const reservationPage = course.extend({
  template: z.enum(['default', 'lsz']),
  language: z.enum(languages),
  projectName: z.string(),
  contactName: z.string(),
  reservationDays: z.number(),
  paymentDays: z.number(),
  linkUntil: z.string().nullable(),
  contact: z.object({ person: z.string(), phone: z.string(), email: z.string() }),
})
export type ReservationPage = z.infer<typeof reservationPage>

const path = '/api/v1/action/:uuid/:token/reservation-agreement'

export const getReservationPage = endpoint({
  method: 'GET',
  path,
  summary: 'The agreement that a buyer is asked to accept, and afterwards where the reservation stands.',
  params: reservationKey,
  response: reservationPage,
})

export const acceptAgreement = endpoint({
  method: 'POST',
  path,
  summary: 'The buyer accepts with typed name and drawn signature: gets the object, or a place in the queue behind it.',
  params: reservationKey,
  body: z.object({
    name: line(200),
    signature: drawnSignature,
    hasRead: z.literal(true, { error: 'sales_has_read_missing' }),
  }),
  response: done.extend({ state: z.enum(reservationStates) }),
})

export const getReservationFile = endpoint({
  method: 'GET',
  path: `${path}/:file`,
  summary: 'A document of the reservation as PDF, for its buyer.',
  params: reservationKey.extend({ file: z.enum(buyerFiles) }),
  response: z.unknown(),
})

const status = '/api/v2/applications/:slug/:token/status/reservation'

export const getOwnReservation = endpoint({
  method: 'GET',
  path: status,
  summary: 'Where the reservation of the own application stands; null without one.',
  params: credentials,
  response: z.object({ reservation: course.nullable() }),
})
export type OwnReservation = z.infer<typeof course>

export const getOwnReservationFile = endpoint({
  method: 'GET',
  path: `${status}/:file`,
  summary: 'A document of the own reservation as PDF.',
  params: credentials.extend({ file: z.enum(buyerFiles) }),
  response: z.unknown(),
})
