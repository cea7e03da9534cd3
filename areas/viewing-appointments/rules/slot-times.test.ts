import { describe, expect, it } from 'vitest'
import { daysOverlap, plannedSlots, problemOfDay, slotsOfKind } from './slot-times.ts'

const plan = { slotMinutes: 30, bufferMinutes: 0, parallel: 1 }
const told = (days: { date: string; from: string; to: string }[], changed: Partial<typeof plan> = {}) =>
  plannedSlots({ ...plan, ...changed, days }).map(
    ({ startsAt, lane }) => `${startsAt.toISOString().slice(0, 16)} ${lane}`,
  )

describe('the slots of a plan', () => {
  it('fill the time of the day and leave out what does not fit', () => {
    expect(told([{ date: '2026-12-01', from: '17:00', to: '18:20' }])).toEqual([
      '2026-12-01T16:00 1',
      '2026-12-01T16:30 1',
    ])
  })

  it('keep the pause between them', () => {
    expect(told([{ date: '2026-12-01', from: '17:00', to: '18:20' }], { bufferMinutes: 20 })).toEqual([
      '2026-12-01T16:00 1',
      '2026-12-01T16:50 1',
    ])
  })

  it('stand side by side', () => {
    expect(told([{ date: '2026-12-01', from: '17:00', to: '17:30' }], { parallel: 2 })).toEqual([
      '2026-12-01T16:00 1',
      '2026-12-01T16:00 2',
    ])
  })

  it('follow the order of time, whatever the order of the days', () => {
    const days = [
      { date: '2026-12-02', from: '09:00', to: '09:30' },
      { date: '2026-12-01', from: '09:00', to: '09:30' },
    ]
    expect(told(days)).toEqual(['2026-12-01T08:00 1', '2026-12-02T08:00 1'])
  })

  it('lose an hour in spring and gain one in autumn', () => {
    expect(told([{ date: '2027-03-28', from: '01:00', to: '04:00' }])).toHaveLength(4)
    expect(told([{ date: '2027-10-31', from: '01:00', to: '04:00' }])).toHaveLength(8)
  })

  it('are never more than can be planned, plus one that tells so', () => {
    expect(told([{ date: '2026-12-01', from: '00:00', to: '23:59' }], { slotMinutes: 5, parallel: 10 })).toHaveLength(
      501,
    )
  })
})

describe('an open appointment', () => {
  it('has one slot for each time range of a day', () => {
    const days = [
      { date: '2026-12-02', from: '09:00', to: '11:00' },
      { date: '2026-12-01', from: '17:00', to: '18:20' },
    ]
    expect(slotsOfKind('open', { ...plan, days, parallel: 3 })).toEqual([
      { startsAt: new Date('2026-12-01T16:00Z'), endsAt: new Date('2026-12-01T17:20Z'), lane: 1 },
      { startsAt: new Date('2026-12-02T08:00Z'), endsAt: new Date('2026-12-02T10:00Z'), lane: 1 },
    ])
    expect(slotsOfKind('slots', { ...plan, days, parallel: 3 })).toHaveLength(18)
  })
})

describe('a day of a plan', () => {
  it.each([
    ['10:00', '10:30', undefined],
    ['10:00', '10:29', 'viewing_appointments_day_too_short'],
    ['10:00', '10:00', 'admin_timepicker_range_error'],
    ['02:15', '05:00', 'viewing_appointments_time_skipped'],
  ])('from %s to %s: %s', (from, to, problem) => {
    expect(problemOfDay({ date: '2027-03-28', from, to }, 30)).toBe(problem)
  })

  it.each([
    ['11:00', false],
    ['10:59', true],
  ])('that starts at %s overlaps 10:00–11:00: %s', (from, overlaps) => {
    const day = { date: '2026-12-01', from: '10:00', to: '11:00' }
    expect(daysOverlap([day, { ...day, from, to: '12:00' }])).toBe(overlaps)
    expect(daysOverlap([day, { ...day, date: '2026-12-02', from, to: '12:00' }])).toBe(false)
  })
})
