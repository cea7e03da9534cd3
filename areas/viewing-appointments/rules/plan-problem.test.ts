import { describe, expect, it } from 'vitest'
import { problemsOfPlan, type CheckedPlan } from './plan-problem.ts'

const day = { date: '2026-12-01', from: '17:00', to: '18:00' }
const plan: CheckedPlan = {
  kind: 'slots',
  scope: 'general',
  objects: [],
  days: [day],
  slotMinutes: 30,
  bufferMinutes: 0,
  parallel: 1,
  capacity: 4,
  mostPersons: 2,
}

const cases: [string, Partial<CheckedPlan>, Record<string, string>][] = [
  ['nothing wrong', {}, {}],
  ['no object', { scope: 'objects' }, { objects: 'viewing_appointments_objects_missing' }],
  ['larger parties than seats', { mostPersons: 5 }, { mostPersons: 'viewing_appointments_more_than_seats' }],
  [
    'a day before today',
    { days: [{ ...day, date: '2026-11-30' }] },
    { 'days.0.date': 'viewing_appointments_day_past' },
  ],
  ['a day too short for a slot', { slotMinutes: 90 }, { 'days.0.to': 'viewing_appointments_day_too_short' }],
  ['an open day of any length', { kind: 'open', slotMinutes: 90 }, {}],
  ['an end before the beginning', { days: [{ ...day, to: '16:00' }] }, { 'days.0.to': 'admin_timepicker_range_error' }],
  [
    'a beginning that the clock skips',
    { days: [{ date: '2027-03-28', from: '02:15', to: '05:00' }] },
    { 'days.0.from': 'viewing_appointments_time_skipped' },
  ],
  [
    'two ranges at the same time',
    { days: [day, { ...day, from: '17:30' }] },
    { 'days.1.from': 'viewing_appointments_days_overlap' },
  ],
  [
    'more slots than can be planned',
    { days: [{ ...day, from: '00:00', to: '23:59' }], slotMinutes: 5, parallel: 10 },
    { slotMinutes: 'viewing_appointments_too_many_slots' },
  ],
]

describe('a plan', () => {
  it.each(cases)('with %s', (_, changed, problems) => {
    expect(problemsOfPlan({ ...plan, ...changed }, '2026-12-01')).toEqual(problems)
  })

  it('may have passed when it is edited', () => {
    expect(problemsOfPlan({ ...plan, days: [{ ...day, date: '2026-11-30' }] }, null)).toEqual({})
  })
})
