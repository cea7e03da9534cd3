import { describe, expect, it } from 'vitest'
import { isAppCode, isRecoveryCode, plainCode, recoveryCodeOf } from './codes.ts'

describe('codes', () => {
  it.each([
    ['123 456', '123456'],
    ['abcd-efgh-jkmn', 'ABCDEFGHJKMN'],
    [' 12-34 56 ', '123456'],
  ])('are read without what helps the eye: %j', (typed, plain) => {
    expect(plainCode(typed)).toBe(plain)
  })

  it.each([
    ['123456', true, false],
    ['12345', false, false],
    ['ABCDEFGHJKMN', false, true],
    ['ABCDEFGHJKM0', false, false],
    ['ABCDEFGHJKM', false, false],
  ])('%s is from the app: %s, from paper: %s', (plain, fromApp, fromPaper) => {
    expect(isAppCode(plain)).toBe(fromApp)
    expect(isRecoveryCode(plain)).toBe(fromPaper)
  })

  it('are written in groups of four, from unbiased bytes', () => {
    const bytes = [255, 240, ...Array.from({ length: 12 }, (_, index) => index)]
    expect(recoveryCodeOf(bytes)).toBe('ABCD-EFGH-JKMN')
    expect(isRecoveryCode(plainCode(recoveryCodeOf(bytes)))).toBe(true)
    expect(() => recoveryCodeOf([255, 1])).toThrow('too few random bytes')
  })
})
