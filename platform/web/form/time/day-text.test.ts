import { describe, expect, it } from 'vitest'
import { dayWhenLeft, dayWhileTyping, withPoints } from './day-text.ts'

describe('a day while it is typed', () => {
  it('counts once it is complete', () => {
    expect(dayWhileTyping('20.11.2026')).toBe('2026-11-20')
    expect(dayWhileTyping('29.02.2028')).toBe('2028-02-29')
    expect(dayWhileTyping('20112026')).toBe('2026-11-20')
  })

  it.each(['29.02.2027', '31.04.2026', '1.5.2026', '1.5.20', '2026-11-20', '12. März 1990', ''])(
    'waits until the field is left: «%s»',
    (text) => {
      expect(dayWhileTyping(text)).toBeUndefined()
    },
  )

  it('gets its points', () => {
    expect(withPoints('31022026')).toBe('31.02.2026')
    expect(withPoints('2011')).toBe('2011')
    expect(withPoints('20.11')).toBe('20.11')
  })
})

describe('a day when the field is left', () => {
  it('is read in every spelling, two-digit years by what the field asks for', () => {
    expect(dayWhenLeft('1.5.2026', undefined)).toEqual({ day: '2026-05-01' })
    expect(dayWhenLeft('1.1.30', undefined)).toEqual({ day: '2030-01-01' })
    expect(dayWhenLeft('1.1.30', '2026-01-01')).toEqual({ day: '1930-01-01' })
  })
})
