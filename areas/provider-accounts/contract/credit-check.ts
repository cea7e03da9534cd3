// The accounts at the credit bureau and at the issuer of credit certificates.

import { z } from 'zod'
import { savingSecrets } from '#areas/project-settings/contract/settings-contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { done } from '#platform/contract/notify.ts'
import { origin, pageOf, secret, setAt, source, typedText } from './account-fields.ts'

export const creditData = z.object({
  bureauAccount: source,
  bureauUser: typedText,
  bureauPassword: secret,
  bureauPasswordSetAt: setAt,
  certificateAccount: source,
  certificateKey: secret,
  certificateKeySetAt: setAt,
})
export type CreditData = z.infer<typeof creditData>

export const getCreditSettings = endpoint({
  method: 'GET',
  path: '/api/v1/settings/credit-check',
  summary:
    'The accounts at the credit bureau and at the issuer of certificates without their secrets, and which are in use.',
  response: pageOf(creditData).extend({
    bureauOrigin: origin,
    certificateOrigin: origin,
    /** False if the installation knows no address of the issuer: an own account cannot be used then. */
    hasIssuer: z.boolean(),
  }),
})

export const saveCreditSettings = savingSecrets({
  path: '/api/v1/settings/credit-check',
  data: creditData,
  summary: 'Saves both accounts. An empty secret keeps the old one; 409 if the version is stale.',
})

export const checkCertificateAccount = endpoint({
  method: 'POST',
  path: '/api/v1/settings/credit-check/check',
  summary:
    'Asks the issuer about a certificate that does not exist, with the saved account; 409 with the reason if it refuses. The bureau is not asked: each of its answers costs money.',
  response: done,
})
