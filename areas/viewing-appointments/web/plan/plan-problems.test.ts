import { describe, expect, it } from 'vitest'
import { usualPlan } from '../../rules/appointment.ts'
import { newDraft, withNextDay, type PlanDraft } from './plan-draft.ts'
import { planProblems, stepOf } from './plan-problems.ts'

const ownId = '0193a000-0000-7000-8000-000000000001'
const draft: PlanDraft = {
  ...newDraft({ ownId, usual: usualPlan }, { at: { date: '2027-03-02', time: '17:00' }, kind: 'slots' }),
  objects: [{ value: '0193a000-0000-7000-8000-000000000002', displayName: 'Lindenhof 12' }],
  title: 'Besichtigung Lindenhof 12',
  place: 'Lindenhofstrasse 12, Winterthur',
}
const day = { date: '2027-03-02', from: '17:00', to: '19:00' }
const wrong = (changed: Partial<PlanDraft>, wanted: { today?: string | null; publishes?: boolean } = {}) =>
  Object.entries(planProblems({ ...draft, ...changed }, { today: '2027-03-01', publishes: false, ...wanted })).map(
    ([field, { key }]) => `${field}: ${key}`,
  )

describe('a plan in the wizard', () => {
  it('has no problem when it is complete', () => {
    expect(wrong({})).toEqual([])
    expect(wrong({ scope: 'general', objects: [] })).toEqual([])
  })

  it('names what is missing at its field', () => {
    expect(wrong({ kind: null, objects: [], title: ' ', place: '', capacity: null })).toEqual([
      'objects: viewing_appointments_objects_missing',
      'kind: general_field_is_required',
      'title: general_field_is_required',
      'place: general_field_is_required',
      'capacity: general_value_not_valid',
    ])
  })

  it.each([
    [{ ...day, to: '17:00' }, 'days.0.to: admin_timepicker_range_error'],
    [{ ...day, to: '17:20' }, 'days.0.to: viewing_appointments_day_too_short'],
    [{ date: '2027-03-28', from: '02:30', to: '05:00' }, 'days.0.from: viewing_appointments_time_skipped'],
    [{ date: '2027-03-28', from: '01:00', to: '02:30' }, 'days.0.to: viewing_appointments_time_skipped'],
    [{ ...day, date: '2027-02-28' }, 'days.0.date: viewing_appointments_day_past'],
    [{ ...day, date: '31.2.' }, 'days.0.date: general_date_not_valid'],
  ])('shows the problem of a day at the right end: %j', (one, problem) => {
    expect(wrong({ days: [one] })).toEqual([problem])
  })

  it('refuses two ranges that overlap, at the later one, and permits two on one day', () => {
    expect(wrong({ days: [day, { ...day, from: '18:30', to: '20:00' }] })).toEqual([
      'days.1.from: viewing_appointments_days_overlap',
    ])
    expect(wrong({ days: [day, { ...day, from: '19:00', to: '20:00' }] })).toEqual([])
  })

  it('keeps days that have passed when an appointment is edited', () => {
    expect(wrong({ days: [{ ...day, date: '2027-02-28' }] }, { today: null })).toEqual([])
  })

  it('refuses more slots than can be planned', () => {
    expect(wrong({ days: [{ ...day, from: '08:00', to: '20:00' }], slotMinutes: 5, parallel: 10 })).toEqual([
      'slotMinutes: viewing_appointments_too_many_slots',
    ])
  })

  it('needs a host only to be published', () => {
    const nobody = { userId: null, name: '', phone: '' }
    expect(wrong({ host: nobody })).toEqual([])
    expect(wrong({ host: nobody }, { publishes: true })).toEqual(['host.userId: viewing_appointments_host_missing'])
    expect(wrong({ host: nobody, isHostUser: false }, { publishes: true })).toEqual([
      'host.name: viewing_appointments_host_missing',
    ])
  })

  it('ignores fields of slots for an open appointment', () => {
    expect(wrong({ kind: 'open', slotMinutes: null, capacity: null, days: [{ ...day, to: '17:20' }] })).toEqual([])
  })

  it('checks the repetition', () => {
    expect(wrong({ repeat: { isOn: true, everyWeeks: null, times: 4 } })).toHaveLength(1)
    expect(wrong({ repeat: { isOn: false, everyWeeks: null, times: null } })).toEqual([])
  })

  it('sends people to the step that shows the field', () => {
    expect(['host.name', 'days.1.from', 'repeat.times', 'texts.fr', 'offerMinutes'].map(stepOf)).toEqual([
      'what',
      'when',
      'when',
      'rules',
      'rules',
    ])
  })
})

describe('a further day', () => {
  it('follows the last one at the same time', () => {
    expect(withNextDay({ ...draft, days: [{ ...day, date: '2027-03-31' }] }).days).toEqual([
      { ...day, date: '2027-03-31' },
      { ...day, date: '2027-04-01' },
    ])
  })
})
