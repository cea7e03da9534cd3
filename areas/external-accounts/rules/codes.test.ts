import { describe, expect, it } from 'vitest'
import { codeText, maskedPhone, plainCode, secondsUntilNextCode } from './codes.ts'

const now = new Date('2026-11-26T12:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)

describe('the next code', () => {
  it.each([
    [[], 0],
    [[0], 30],
    [[29], 1],
    [[29.5], 1],
    [[2000, 5], 25],
    [[30], 0],
    [[40, 5], 55],
    [[100, 60], 0],
    [[200, 150, 100], 700],
    [[900, 150, 100], 0],
    [[899, 150, 100], 1],
    [[2000, 1000, 950], 0],
  ])('after codes %j seconds ago is sent in %i seconds', (seconds, wait) => {
    expect(secondsUntilNextCode(seconds.map(ago), now)).toBe(wait)
  })
})

describe('the message', () => {
  it.each(['de', 'fr'] as const)(
    'in %s begins with the code, ends with the line for browsers, and is one SMS',
    (language) => {
      const text = codeText('012345', { host: 'baugenossenschaft-lindenhof.quartier.example', language })
      expect(text).toMatch(/^012345 /)
      expect(text).toMatch(/\n\n@baugenossenschaft-lindenhof\.quartier\.example #012345$/)
      expect(text.length).toBeLessThanOrEqual(160)
      expect(text).toMatch(/^[A-Za-z0-9 @#.\-üéèàäö\n]+$/)
    },
  )
})

it('shows only the ends of a number', () => {
  expect(maskedPhone('+41791234567')).toBe('+41*******67')
})

it('takes codes that are typed with spaces', () => {
  expect(plainCode(' 123 456 ')).toBe('123456')
})
