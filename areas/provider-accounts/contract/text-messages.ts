// The account from which text messages are sent.

import { z } from 'zod'
import { savingSecrets } from '#areas/project-settings/contract/settings-contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { done } from '#platform/contract/notify.ts'
import { isSmsSender } from '#platform/rules/typed-input/sms-sender.ts'
import { smsProviders } from '../rules/sms-providers.ts'
import { origin, pageOf, secret, setAt, source, typedText } from './account-fields.ts'

export const textData = z.object({
  textAccount: source,
  textProvider: z.union([z.literal(''), z.enum(smsProviders)]),
  textUser: typedText,
  textSender: typedText.refine((sender) => sender === '' || isSmsSender(sender), 'provider_accounts_sender_not_valid'),
  textPassword: secret,
  textPasswordSetAt: setAt,
})
export type TextData = z.infer<typeof textData>

export const getTextSettings = endpoint({
  method: 'GET',
  path: '/api/v1/settings/text-messages',
  summary: 'The account for text messages without its password, and the account in use.',
  response: pageOf(textData).extend({ origin }),
})

export const saveTextSettings = savingSecrets({
  path: '/api/v1/settings/text-messages',
  data: textData,
  summary: 'Saves the account for text messages. An empty password keeps the old one; 409 if the version is stale.',
})

export const checkTextAccount = endpoint({
  method: 'POST',
  path: '/api/v1/settings/text-messages/check',
  summary: 'Signs in at the provider with the saved account and sends nothing; 409 with the reason if it refuses.',
  response: done,
})
