import { beforeAll, describe, expect, it, vi } from 'vitest'
import { isCalendarDay, rangeOf, steppedDay, titleOfRange } from './calendar-range.ts'

beforeAll(() => vi.stubGlobal('localStorage', { getItem: () => null }))

describe('the range of the calendar', () => {
  it('is a week from Monday to Sunday', () => {
    expect(rangeOf('week', '2026-12-06')).toEqual({ from: '2026-11-30', to: '2026-12-06' })
    expect(rangeOf('week', '2026-12-07')).toEqual({ from: '2026-12-07', to: '2026-12-13' })
  })

  it('is a month in whole weeks', () => {
    expect(rangeOf('month', '2026-12-15')).toEqual({ from: '2026-11-30', to: '2027-01-03' })
  })

  it('steps by a week or to the first of a month', () => {
    expect(steppedDay('week', '2026-12-30', 1)).toBe('2027-01-06')
    expect(steppedDay('month', '2026-12-31', 1)).toBe('2027-01-01')
    expect(steppedDay('month', '2027-03-31', -1)).toBe('2027-02-01')
  })

  it('has a title in words', () => {
    expect(titleOfRange('month', '2026-12-15')).toBe('Dezember 2026')
    expect(titleOfRange('week', '2026-12-06')).toMatch(/^30\. November.+6\. Dezember 2026$/)
  })

  it('reads only days from the address', () => {
    expect(['2026-12-01', '2026-13-01', 'x', undefined].map(isCalendarDay)).toEqual([true, false, false, false])
  })
})
