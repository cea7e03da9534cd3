// Check of an applicant's credit certificate with its issuer while the applicant fills in the form.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, line } from '#platform/contract/fields.ts'
import { productParams } from './product-form.ts'

export const certificateResult = z.object({
  valid: z.boolean(),
  /** YYYY-MM-DD; null if the issuer does not know the number. */
  issued_on: z.string().nullable(),
  /** True if the certificate is issued to the person who entered its number. */
  name_match: z.boolean(),
  checked_at: z.string(),
  /** True if the result is simulated: no issuer was asked. */
  is_demo: z.boolean(),
})
export type CertificateResult = z.infer<typeof certificateResult>

export const checkCreditTrust = endpoint({
  method: 'POST',
  path: '/api/v1/product-form/:id/update/:slug/:token/credit-trust-check',
  summary:
    'Asks the issuer whether a credit certificate is valid and of this person, and keeps the answer for the staff; 409 when nobody can be asked.',
  params: productParams,
  body: z.object({ person: id, certificate_number: line(60) }),
  response: certificateResult,
})
