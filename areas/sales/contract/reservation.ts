// The reservation of an application to buy: what it is, and each action of staff.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, id, idParam, line, option, version } from '#platform/contract/fields.ts'
import { uploadAnswer, uploadedFile } from '#platform/contract/file.ts'
import { done } from '#platform/contract/notify.ts'
import { signingStates } from '#platform/rules/signing-state.ts'
import { feeFates } from '../rules/fee-fate.ts'
import { reservationStates } from '../rules/reservation-state.ts'

const verdict = z.object({ allowed: z.boolean(), reason: z.string().optional() })

/** Actions of staff on a reservation, in the order of the course. */
export const reservationActions = [
  'send',
  'sendToSign',
  'sign',
  'paymentInfo',
  'accountingReminder',
  'countersign',
  'extend',
  'moveUp',
  'release',
] as const
export type ReservationAction = (typeof reservationActions)[number]

/** Amounts in francs, times as ISO instants, days as YYYY-MM-DD. */
const currentReservation = z.object({
  id,
  version,
  state: z.enum(reservationStates),
  stateTitle: z.string(),
  objectId: id,
  objectTitle: z.string(),
  buyers: z.string(),
  price: z.number().nullable(),
  fee: z.number(),
  mailedAt: z.string().nullable(),
  linkUntil: z.string().nullable(),
  acceptedAt: z.string().nullable(),
  acceptedBy: z.enum(['buyer', 'staff']).nullable(),
  signedName: z.string().nullable(),
  signedOn: z.string().nullable(),
  /** The document at the signing provider; null if the agreement was never sent there. */
  signing: z
    .object({
      provider: z.string(),
      /** True for the demo provider: nothing is legally signed. */
      isDemo: z.boolean(),
      state: z.enum(signingStates),
      stateTitle: z.string(),
      sentAt: z.string().nullable(),
    })
    .nullable(),
  /** Null if the buyer does not wait. */
  place: z.number().nullable(),
  until: z.string().nullable(),
  feeDueOn: z.string().nullable(),
  payment: z
    .object({
      state: z.enum(['open', 'partial', 'paid', 'overpaid', 'ended']),
      amount: z.number(),
      paid: z.number(),
      open: z.number(),
      reference: z.string(),
      account: z.string(),
    })
    .nullable(),
  paymentInfoAt: z.string().nullable(),
  remindedOn: z.string().nullable(),
  accountingAskedAt: z.string().nullable(),
  countersignedAt: z.string().nullable(),
  countersignedBy: z.string().nullable(),
  releasedAt: z.string().nullable(),
  releaseCause: z.string().nullable(),
  releaseReason: z.string().nullable(),
  feeFate: z.string().nullable(),
  files: z.array(uploadedFile.extend({ category: z.string(), createdAt: z.string() })),
  /** Chosen for the fee if staff end the reservation. */
  fates: z.array(option),
  can: z.record(z.enum(reservationActions), verdict),
})
export type CurrentReservation = z.infer<typeof currentReservation>

export const saleReservation = z.object({
  /** Wished objects in order of preference. */
  objects: z.array(option.extend({ canStart: verdict })),
  current: currentReservation.nullable(),
  /** Other buyers of the same object, in order: the holder, then the queue. */
  others: z.array(
    z.object({ applicationId: id, buyers: z.string(), state: z.enum(reservationStates), place: z.number().nullable() }),
  ),
})
export type SaleReservation = z.infer<typeof saleReservation>

const path = '/api/v1/sales/applications/:id'
const withVersion = { version }

export const getSaleReservation = endpoint({
  method: 'GET',
  path: `${path}/reservation`,
  summary: 'The newest reservation of an application to buy, its fee, its files, and what may be done with it.',
  params: idParam,
  response: saleReservation,
})

export const startReservation = endpoint({
  method: 'POST',
  path: `${path}/initial-reservation`,
  summary: 'Makes the agreement for one wished object from the current template; several buyers may have one.',
  params: idParam,
  body: z.object({ objectId: id }),
  response: done,
})

export const sendReservation = endpoint({
  method: 'POST',
  path: `${path}/initial-reservation-send-email`,
  summary: 'Mails the agreement with a link to accept it; an earlier link ends.',
  params: idParam,
  body: z.object(withVersion),
  response: done,
})

export const sendReservationToSign = endpoint({
  method: 'POST',
  path: `${path}/reservation/send-to-sign`,
  summary: 'Sends the agreement to the signing provider, which asks all buyers to sign; accepted once all have signed.',
  params: idParam,
  body: z.object(withVersion),
  response: done,
})

export const signReservationForDemo = endpoint({
  method: 'POST',
  path: `${path}/reservation/demo-signature`,
  summary: 'In the demo alone: all buyers sign the agreement at the signing provider, or one declines.',
  params: idParam,
  body: z.object({ answer: z.enum(['sign', 'decline']) }),
  response: done,
})

export const signOnPaper = endpoint({
  method: 'POST',
  path: `${path}/reservation/sign-on-paper`,
  summary: 'Records that the buyer has signed the agreement on paper: gives the object or a place in the queue.',
  params: idParam,
  body: z.object({ ...withVersion, name: line(200), signedOn: day }),
  response: done,
})

export const uploadReservationScan = endpoint({
  method: 'POST',
  path: `${path}/reservation/scan`,
  summary: 'Keeps the scan of the signed agreement with the reservation.',
  params: idParam,
  response: uploadAnswer,
})

export const sendPaymentInfo = endpoint({
  method: 'POST',
  path: `${path}/send-payment-info`,
  summary: 'Mails the payment information with the QR-bill of the open amount.',
  params: idParam,
  body: z.object(withVersion),
  response: done,
})

export const sendAccountingReminder = endpoint({
  method: 'POST',
  path: `${path}/send-accounting-reminder`,
  summary: 'Asks accounting by mail to confirm the payment; the link of an earlier mail ends.',
  params: idParam,
  body: z.object(withVersion),
  response: done,
})

export const countersignReservation = endpoint({
  method: 'POST',
  path: `${path}/reservation/countersign`,
  summary: 'Records the countersignature; the clock then runs until the limit for the notary.',
  params: idParam,
  body: z.object(withVersion),
  response: done,
})

export const extendReservation = endpoint({
  method: 'POST',
  path: `${path}/reservation/extend`,
  summary: 'Moves the end of the reservation to the end of a later day, with a reason.',
  params: idParam,
  body: z.object({ ...withVersion, until: day, reason: line(500) }),
  response: done,
})

export const releaseReservationByStaff = endpoint({
  method: 'POST',
  path: `${path}/reservation/release`,
  summary: 'Ends the reservation with a reason; the first of the queue gets the object.',
  params: idParam,
  body: z.object({
    ...withVersion,
    cause: z.enum(['withdrawn', 'by_staff']),
    reason: line(500),
    /** Absent: as agreed. */
    fate: z.enum(feeFates).optional(),
  }),
  response: done,
})

export const moveUpQueue = endpoint({
  method: 'POST',
  path: `${path}/reservation/move-up`,
  summary: 'Puts a waiting buyer before all others in the queue, with a reason.',
  params: idParam,
  body: z.object({ ...withVersion, reason: line(500) }),
  response: done,
})
