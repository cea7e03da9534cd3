import { expect, it } from 'vitest'
import { isSmsSender } from './sms-sender.ts'

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
