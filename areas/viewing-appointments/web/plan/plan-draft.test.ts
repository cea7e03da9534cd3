import { describe, expect, it } from 'vitest'
import { usualPlan } from '../../rules/appointment.ts'
import type { PlanData } from '../../contract/plan.ts'
import { bodyOf, copiedDraft, draftOf, newDraft } from './plan-draft.ts'

const ownId = '0193a000-0000-7000-8000-000000000001'
const data: PlanData = {
  ...usualPlan,
  kind: 'slots',
  scope: 'objects',
  objects: [{ value: '0193a000-0000-7000-8000-000000000002', displayName: 'Lindenhof 12' }],
  title: 'Besichtigung',
  place: 'Lindenhofstrasse 12',
  host: { userId: null, name: 'Rosa Keller', phone: '+41 79 123 45 67' },
  days: [
    { date: '2027-03-02', from: '17:00', to: '19:00' },
    { date: '2027-03-04', from: '17:00', to: '19:00' },
  ],
  texts: { de: 'Bitte klingeln', fr: '' },
  comment: '',
}
const daysOf = ({ days }: { days: PlanData['days'] }) => days.map(({ date }) => date)

describe('a copy', () => {
  it('is a week later, on the same weekdays', () => {
    expect(daysOf(copiedDraft(data, new Date('2027-02-01T10:00:00Z')))).toEqual(['2027-03-09', '2027-03-11'])
  })

  it('of a past appointment lies in the future', () => {
    expect(daysOf(copiedDraft(data, new Date('2027-03-30T10:00:00Z')))).toEqual(['2027-04-06', '2027-04-08'])
    expect(daysOf(copiedDraft(data, new Date('2027-03-29T10:00:00Z')))).toEqual(['2027-03-30', '2027-04-01'])
  })
})

describe('a plan', () => {
  it('begins at the clicked time and ends before midnight', () => {
    const begun = (time: string) => newDraft({ ownId, usual: usualPlan }, { at: { date: '2027-03-02', time } }).days[0]
    expect(begun('09:30')).toEqual({ date: '2027-03-02', from: '09:30', to: '11:30' })
    expect(begun('22:30')).toEqual({ date: '2027-03-02', from: '22:30', to: '23:59' })
  })

  it('is sent as it was stored', () => {
    expect(bodyOf(draftOf(data))).toEqual(data)
  })

  it('has one kind of host, and no objects if it is general', () => {
    const body = bodyOf({ ...draftOf(data), isHostUser: true, scope: 'general' })
    expect(body).toMatchObject({ host: { userId: null, name: '', phone: '' }, objects: [] })
  })
})
