import { describe, expect, it } from 'vitest'
import { phoneNumberOf, spelledPhone } from './phone.ts'

describe('a phone number', () => {
  it.each([
    ['+41791234567', '+41 79 123 45 67'],
    ['079 123 45 67', '+41 79 123 45 67'],
    ['0041 52 222 11 00', '+41 52 222 11 00'],
    ['+33612345678', '+33 6 12 34 56 78'],
    ['+39 02 1234567', '+39 02 123 4567'],
  ])('%s is read as %s', (typed, spelled) => expect(spelledPhone(typed)).toBe(spelled))

  it('stays as it was written when it is none', () => expect(spelledPhone('on request')).toBe('on request'))

  it('is kept without spaces and found by both spellings', () =>
    expect(phoneNumberOf('079 123 45 67')).toEqual({
      international: '+41791234567',
      spelled: '+41 79 123 45 67',
      digits: ['41791234567', '0791234567'],
    }))

  it.each([
    ['0151 23456789', 'DE', '+4915123456789'],
    ['06 12 34 56 78', 'FR', '+33612345678'],
    // A person from abroad may already have a Swiss number.
    ['079 123 45 67', 'US', '+41791234567'],
    ['+43 664 1234567', 'DE', '+436641234567'],
    ['079 123 45 67', 'no country', '+41791234567'],
  ])('%s beside %s is %s', (typed, country, kept) => expect(phoneNumberOf(typed, country)?.international).toBe(kept))

  it('is none when it is too short', () => expect(phoneNumberOf('079 12')).toBeUndefined())
})
