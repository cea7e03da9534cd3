// The account at the deposit provider.

import { z } from 'zod'
import { savingSecrets } from '#areas/project-settings/contract/settings-contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { done } from '#platform/contract/notify.ts'
import { openCount, origin, pageOf, secret, setAt, source, typedText } from './account-fields.ts'

export const depositData = z.object({
  depositAccount: source,
  depositOrganization: typedText,
  depositClientId: typedText,
  depositClientSecret: secret,
  depositClientSecretSetAt: setAt,
})
export type DepositData = z.infer<typeof depositData>

export const getDepositSettings = endpoint({
  method: 'GET',
  path: '/api/v1/settings/deposit-providers',
  summary:
    'The account at the deposit provider without its secret, the account in use, and how many deposits are still being opened there.',
  response: pageOf(depositData).extend({ origin, open: openCount }),
})

export const saveDepositSettings = savingSecrets({
  path: '/api/v1/settings/deposit-providers',
  data: depositData,
  summary:
    'Saves the account at the deposit provider. An empty secret keeps the old one; 422 while deposits are being opened and another account is chosen; 409 if the version is stale.',
})

export const checkDepositAccount = endpoint({
  method: 'POST',
  path: '/api/v1/settings/deposit-providers/check',
  summary: 'Signs in at the deposit provider with the saved account; 409 with the reason if it refuses.',
  response: done,
})
