import { describe, expect, it } from 'vitest'
import { completed, dayIn, withPoints } from './day-text.ts'

describe('a typed day', () => {
  it('is read strictly as DD.MM.YYYY', () => {
    expect(dayIn('20.11.2026')).toBe('2026-11-20')
    expect(dayIn('29.02.2028')).toBe('2028-02-29')
    expect(dayIn('29.02.2027')).toBeUndefined()
    expect(dayIn('31.04.2026')).toBeUndefined()
    expect(dayIn('1.5.2026')).toBeUndefined()
    expect(dayIn('2026-11-20')).toBeUndefined()
    expect(dayIn('')).toBeUndefined()
  })

  it('gets its points while it is typed', () => {
    expect(withPoints('20112026')).toBe('20.11.2026')
    expect(withPoints('2011')).toBe('2011')
    expect(withPoints('20.11')).toBe('20.11')
  })

  it('is completed where it is clear', () => {
    expect(completed('1.5.2026')).toBe('01.05.2026')
    expect(completed('1.5.26')).toBe('1.5.26')
  })
})
