import { describe, expect, it } from 'vitest'
import { instantAt, timeOf } from './local-time.ts'

describe('a Swiss wall-clock time', () => {
  it.each([
    ['2026-12-01', '17:30', '2026-12-01T16:30:00.000Z'],
    ['2026-07-01', '17:30', '2026-07-01T15:30:00.000Z'],
    ['2026-12-12', '19:00', '2026-12-12T18:00:00.000Z'],
    ['2026-07-01', '00:15', '2026-06-30T22:15:00.000Z'],
    ['2027-07-01', '00:05', '2027-06-30T22:05:00.000Z'],
    ['2027-03-28', '01:59', '2027-03-28T00:59:00.000Z'],
    ['2027-03-28', '03:00', '2027-03-28T01:00:00.000Z'],
    ['2027-10-31', '02:30', '2027-10-31T00:30:00.000Z'],
    ['2027-10-31', '03:00', '2027-10-31T02:00:00.000Z'],
  ])('%s %s is the instant %s', (day, time, instant) => {
    const at = instantAt(day, time)
    expect(at?.toISOString()).toBe(instant)
    expect(at && timeOf(at)).toBe(time)
  })

  it('does not exist in the hour that the clock skips', () => {
    expect(instantAt('2027-03-28', '02:30')).toBeUndefined()
  })

  it.each([
    ['12.12.2026', '19:00'],
    ['2026-12-12', '7'],
  ])('is not written as %s %s', (day, time) => {
    expect(instantAt(day, time)).toBeUndefined()
  })
})
