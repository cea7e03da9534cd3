// The public form of the buying confirmation, opened by a mailed link: id of the application and token. Reading changes
// nothing.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id } from '#platform/contract/fields.ts'
import { uploadAnswer } from '#platform/contract/file.ts'
import { newLinkRequest, newLinkResponse } from '#platform/contract/new-link.ts'
import { done } from '#platform/contract/notify.ts'
import { languages } from '#platform/rules/project-type.ts'
import { confirmationData, proof, saleObject, shownConfirmation } from './confirmation-data.ts'

export const linkKey = z.object({ uuid: id, token: z.string().regex(/^[\w-]{43}$/) })
export type LinkKey = z.infer<typeof linkKey>

export const confirmationForm = z.object({
  template: z.enum(['default', 'lsz']),
  language: z.enum(languages),
  projectName: z.string(),
  contactName: z.string(),
  currency: z.string(),
  linkUntil: z.string(),
  /** Instant; null until it is submitted. */
  confirmedAt: z.string().nullable(),
  data: shownConfirmation,
  choices: z.array(saleObject),
  proofs: z.array(proof),
})
export type ConfirmationForm = z.infer<typeof confirmationForm>

const path = '/api/v1/action/:uuid/:token/buying-confirmation-form'

export const getConfirmationForm = endpoint({
  method: 'GET',
  path,
  summary: 'The buying confirmation form, by the link of a mail, with the objects for sale; 410 once the link is over.',
  params: linkKey,
  response: confirmationForm,
})

export const fillInConfirmation = endpoint({
  method: 'POST',
  path,
  summary: 'The buyer confirms the wish to buy. The same content sent twice counts once. 422 names each field.',
  params: linkKey,
  body: confirmationData.extend({ consent: z.literal(true, { error: 'sales_consent_needed' }) }),
  response: done,
})

export const handInProof = endpoint({
  method: 'POST',
  path: `${path}/proofs`,
  summary: 'Hands in proofs of financing (multipart); each file is judged for itself.',
  params: linkKey,
  response: uploadAnswer.extend({ uploaded: z.array(proof) }),
})

export const takeBackProof = endpoint({
  method: 'DELETE',
  path: `${path}/proofs/:documentId`,
  summary: 'Takes back a proof that was handed in by this link; its content is deleted.',
  params: linkKey.extend({ documentId: id }),
  response: done,
})

export const serveProof = endpoint({
  method: 'GET',
  path: `${path}/proofs/:documentId`,
  summary: 'A proof of financing that was handed in by this link.',
  params: linkKey.extend({ documentId: id }),
  response: z.unknown(),
})

export const requestConfirmationLink = endpoint({
  method: 'POST',
  path: '/api/v1/sales/new-link',
  summary:
    'Mails a new link to each buying confirmation of this address that is still open; the response does not tell if there are any.',
  body: newLinkRequest,
  response: newLinkResponse,
})
