import { describe, expect, it } from 'vitest'
import { firstOfNextMonth, nextRunAfter } from './schedule.ts'

describe('the next day of a schedule', () => {
  it.each([
    ['weekly', '2026-11-26', '2026-11-26', '2026-12-03'],
    ['monthly', '2026-11-26', '2026-11-26', '2026-12-26'],
    ['monthly', '2026-12-31', '2026-12-31', '2027-01-31'],
    ['monthly', '2027-01-31', '2027-01-31', '2027-02-28'],
    ['quarterly', '2026-11-30', '2026-11-30', '2027-02-28'],
    ['quarterly', '2026-12-01', '2026-12-01', '2027-03-01'],
  ] as const)('%s after %s is made on %s: %s', (rhythm, run, today, next) => {
    expect(nextRunAfter(run, rhythm, today)).toBe(next)
  })

  it('lies after today when nights were missed, and keeps its day', () => {
    expect(nextRunAfter('2026-01-15', 'monthly', '2026-11-26')).toBe('2026-12-15')
    expect(nextRunAfter('2026-11-02', 'weekly', '2026-11-26')).toBe('2026-11-30')
  })

  it('of a new schedule is the first of the next month', () => {
    expect(firstOfNextMonth('2026-11-26')).toBe('2026-12-01')
    expect(firstOfNextMonth('2026-12-31')).toBe('2027-01-01')
  })

  it('lies after the run even when that lies ahead', () => {
    expect(nextRunAfter('2026-12-01', 'weekly', '2026-11-26')).toBe('2026-12-08')
  })
})
