// Calls of staff on the buying confirmation of an application.

import { z } from 'zod'
import { mailWords, shownMail } from '#areas/mail-templates/contract/process-mail.ts'
import { applicationStates } from '#areas/applications/rules/application-state.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, version } from '#platform/contract/fields.ts'
import { notice } from '#platform/contract/notify.ts'
import { confirmationData, proof, saleObject, shownConfirmation } from './confirmation-data.ts'

const path = '/api/v1/sales/applications/:id'
const verdict = z.object({ allowed: z.boolean(), reason: z.string().optional() })

export const getConfirmationPrios = endpoint({
  method: 'GET',
  path: `${path}/buying-confirmation-prios`,
  summary: 'The wished objects of an application to buy in the order of priority, with their prices in francs.',
  params: idParam,
  response: z.object({
    applicationId: id,
    version,
    canEdit: verdict,
    most: z.number(),
    objects: z.array(saleObject.extend({ rank: z.number(), progress_state: z.string(), stateTitle: z.string() })),
  }),
})

const mail = mailWords.optional()

export const sendConfirmationForm = endpoint({
  method: 'POST',
  path: `${path}/interested/send-buying-confirmation-form`,
  summary: 'Mails the link to the buying confirmation form (again); earlier links end.',
  params: idParam,
  body: z.object({ mail }),
  response: z.object({ version, notify: z.array(notice).optional() }),
})

export const previewConfirmationForm = endpoint({
  method: 'POST',
  path: `${path}/interested/buying-confirmation-form-preview`,
  summary: 'The mail with the link to the buying confirmation form, without its link. Writes nothing.',
  params: idParam,
  body: z.object({ mail }),
  response: shownMail,
})

export const confirmationInfo = z.object({
  applicationId: id,
  /** Version of the confirmation; null if there is none yet. */
  version: version.nullable(),
  progress_state: z.enum(applicationStates),
  /** Instants. */
  sentAt: z.string().nullable(),
  linkUntil: z.string().nullable(),
  confirmedAt: z.string().nullable(),
  /** Staff member who recorded it; null if the buyer did. */
  recordedBy: z.string().nullable(),
  data: shownConfirmation,
  /** Objects as confirmed, with the price that was shown then. */
  confirmed: z.array(
    z.object({ id, title: z.string(), price: z.number().nullable(), priceNow: z.number().nullable() }),
  ),
  /** Objects that may be chosen. */
  choices: z.array(saleObject),
  proofs: z.array(proof.extend({ createdAt: z.string() })),
  canBeSent: verdict,
  canBeRecorded: verdict,
})
export type ConfirmationInfo = z.infer<typeof confirmationInfo>

export const getConfirmationInfo = endpoint({
  method: 'GET',
  path: `${path}/confirmation-info`,
  summary:
    'The buying confirmation: buyers, shares, objects, financing, proofs; without one, what the application tells.',
  params: idParam,
  response: confirmationInfo,
})

export const updateConfirmation = endpoint({
  method: 'POST',
  path: `${path}/confirmation-update`,
  summary: 'Records or corrects a buying confirmation; a stale version answers 409 with the current one.',
  params: idParam,
  body: confirmationData.extend({ version: version.nullable() }),
  response: z.object({ version, progress_state: z.enum(applicationStates), notify: z.array(notice).optional() }),
})
