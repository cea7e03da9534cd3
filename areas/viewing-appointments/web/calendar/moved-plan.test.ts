import { describe, expect, it } from 'vitest'
import { movedPlan } from './moved-plan.ts'

const days = [
  { date: '2027-03-26', from: '17:00', to: '19:00' },
  { date: '2027-03-27', from: '09:00', to: '11:00' },
]
const startsAt = '2027-03-26T16:00:00.000Z'
const target = (date: string, time: string, until = '19:00') => ({ startsAt, to: { date, time }, until })

describe('an appointment dragged in the calendar', () => {
  it('moves all its days by the same time', () => {
    expect(movedPlan(days, target('2027-03-25', '16:00'))).toEqual({
      days: [
        { date: '2027-03-25', from: '16:00', to: '18:00' },
        { date: '2027-03-26', from: '08:00', to: '10:00' },
      ],
      move: -25 * 60,
    })
  })

  it('keeps its wall-clock time when it moves over the change of the clocks', () => {
    const moved = movedPlan(days.slice(0, 1), target('2027-03-29', '17:00'))
    expect(moved).toEqual({ days: [{ date: '2027-03-29', from: '17:00', to: '19:00' }], move: 71 * 60 })
  })

  it('changes its end alone when an edge was dragged', () => {
    expect(movedPlan(days, target('2027-03-26', '17:00', '20:30'))).toEqual({
      days: [{ date: '2027-03-26', from: '17:00', to: '20:30' }, days[1]],
      move: null,
    })
  })

  it('cannot begin at a time that the clock skips or end on the next day', () => {
    expect(movedPlan(days.slice(0, 1), target('2027-03-28', '02:30'))).toBe('viewing_appointments_time_skipped')
    expect(movedPlan(days.slice(0, 1), target('2027-03-26', '22:30'))).toBe('viewing_appointments_move_over_midnight')
  })
})
