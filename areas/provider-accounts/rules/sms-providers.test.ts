import { expect, it } from 'vitest'
import { smsProviderNames } from '#connectors/sms/sms-provider.ts'
import { smsProviders } from './sms-providers.ts'

it('offers the providers that have an adapter', () => {
  expect(smsProviders).toEqual(smsProviderNames)
})
