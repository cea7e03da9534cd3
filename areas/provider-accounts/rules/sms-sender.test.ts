import { expect, it } from 'vitest'
import { smsProviderNames } from '#connectors/sms/sms-provider.ts'
import { isSmsSender, smsProviders } from './sms-sender.ts'

it.each([
  ['Quartier', true],
  ['Haus am See', true],
  ['+41791234567', true],
  ['4Haus', false],
  ['Baugenossenschaft', false],
  ['Häuser', false],
  ['', false],
])('%s as the sender of a text message: %s', (text, isValid) => {
  expect(isSmsSender(text)).toBe(isValid)
})

it('offers the providers that have an adapter', () => {
  expect(smsProviders).toEqual(smsProviderNames)
})
