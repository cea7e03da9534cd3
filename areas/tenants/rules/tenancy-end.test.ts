import { describe, expect, it } from 'vitest'
import { earliestEnd, endingProblem, freeAgainAt, startOfDay } from './tenancy-end.ts'

describe('the end of a tenancy', () => {
  it.each([
    ['2026-11-20', 3, '2027-02-28'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-01-31', 3, '2026-04-30'],
    ['2027-11-01', 3, '2028-02-29'],
    // A tenancy cannot end in December, so the next month-end counts.
    ['2026-09-10', 3, '2027-01-31'],
    ['2026-06-10', 6, '2027-01-31'],
  ])('after a notice on %s with %i months is %s at the earliest', (noticeOn, months, end) => {
    expect(earliestEnd(noticeOn, months)).toBe(end)
  })

  it.each([
    ['2027-01-31', '2027-01-30T23:00:00.000Z'],
    ['2027-07-31', '2027-07-30T22:00:00.000Z'],
    // The clocks go forward in this night.
    ['2027-03-28', '2027-03-27T23:00:00.000Z'],
  ])('on %s begins at Swiss midnight', (day, moment) => {
    expect(startOfDay(day).toISOString()).toBe(moment)
  })

  it.each([
    ['2027-01-31', '2027-01-31T23:00:00.000Z'],
    ['2026-12-31', '2026-12-31T23:00:00.000Z'],
    // Last days with 23 and with 25 hours.
    ['2027-03-28', '2027-03-28T22:00:00.000Z'],
    ['2026-10-25', '2026-10-25T23:00:00.000Z'],
  ])('on %s leaves the object free from the beginning of the day after', (quitOn, moment) => {
    expect(freeAgainAt(quitOn).toISOString()).toBe(moment)
  })

  const entered = {
    contractStart: '2026-01-01',
    noticeOn: '2026-11-20',
    quitOn: '2027-02-28',
    handoverOn: '2027-03-01',
  }
  it.each([
    [entered, null],
    [{ ...entered, quitOn: '2036-11-20', handoverOn: '2036-11-20' }, null],
    [{ ...entered, quitOn: '2036-11-21' }, 'quitOn tenants_quit_too_late'],
    [{ ...entered, quitOn: '2226-11-20' }, 'quitOn tenants_quit_too_late'],
    [{ ...entered, handoverOn: '2226-11-20' }, 'handoverOn tenants_quit_too_late'],
    [{ ...entered, quitOn: '2025-12-31' }, 'quitOn tenants_quit_before_start'],
    [{ ...entered, noticeOn: '2026-11-21' }, 'noticeOn tenants_notice_in_future'],
    [{ ...entered, noticeOn: '2027-03-01' }, 'noticeOn tenants_notice_after_quit'],
    [{ ...entered, handoverOn: '2025-12-31' }, 'handoverOn tenants_quit_before_start'],
  ])('with %j is entered unless %s', (ending, expected) => {
    const problem = endingProblem(ending, '2026-11-20')
    expect(problem && `${problem.field} ${problem.key}`).toBe(expected)
  })
})
