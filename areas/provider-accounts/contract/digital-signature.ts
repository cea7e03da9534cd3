// The account at the signing provider.

import { z } from 'zod'
import { savingSecrets } from '#areas/project-settings/contract/settings-contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { done } from '#platform/contract/notify.ts'
import { openCount, origin, pageOf, secret, setAt, source } from './account-fields.ts'

export const signatureData = z.object({ signatureAccount: source, signatureKey: secret, signatureKeySetAt: setAt })
export type SignatureData = z.infer<typeof signatureData>

export const getSignatureSettings = endpoint({
  method: 'GET',
  path: '/api/v1/settings/digital-signature',
  summary:
    'The account at the signing provider without its key, the account in use, and how many documents are still being signed there.',
  response: pageOf(signatureData).extend({ origin, open: openCount }),
})

export const saveSignatureSettings = savingSecrets({
  path: '/api/v1/settings/digital-signature',
  data: signatureData,
  summary:
    'Saves the account at the signing provider. An empty key keeps the old one; 422 while documents are being signed and another account is chosen; 409 if the version is stale.',
})

export const checkSignatureAccount = endpoint({
  method: 'POST',
  path: '/api/v1/settings/digital-signature/check',
  summary: 'Asks the signing provider for its templates with the saved account; 409 with the reason if it refuses.',
  response: done,
})
