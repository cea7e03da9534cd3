import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { laterDay } from '#platform/rules/calendar-day.ts'
import { dayFinding, offeredDays } from './day-bounds.ts'
import { day } from './field-kinds.ts'
import { findingOf } from './field-problem.ts'
import type { FieldCheck } from './form-definition.ts'
import { exampleWorld, household } from './testing/example-household.ts'
import { wholeForm } from './testing/whole-form.ts'
import { problemsOfForm } from './validity.ts'

describe('a day', () => {
  const on = (moving_date: string) => {
    const entry = household({ answers: { ...household().answers, moving_date } })
    return problemsOfForm({ form: wholeForm, entry, world: exampleWorld }).map(({ path, key }) => `${path}: ${key}`)
  }

  it('of moving lies no further ahead than anybody can know', () => {
    expect(on('2029-11-20')).toEqual([])
    expect(on('2029-11-21')).toEqual(['moving_date: application_form_day_too_late'])
    expect(on('2199-01-01')).toEqual(['moving_date: application_form_day_too_late'])
  })

  it('is told its limit in the words of both languages', () => {
    expect(dayFinding({ daysAhead: 40 }, '2027-01-01', '2026-11-20')?.values).toEqual({ day: '30.12.2026' })
    expect(dayFinding({ daysBack: 20 }, '2026-10-30', '2026-11-20')).toEqual({
      key: 'application_form_day_too_early',
      values: { day: '31.10.2026' },
    })
    expect(dayFinding({ daysBack: 20, daysAhead: 40 }, '2026-10-31', '2026-11-20')).toBeNull()
  })

  it('is offered by the calendar exactly where the rules take it', () => {
    const limits = fc.record({
      daysBack: fc.option(fc.nat(60), { nil: undefined }),
      daysAhead: fc.option(fc.nat(60), { nil: undefined }),
      checks: fc.constantFrom<FieldCheck[]>([], ['not_future'], ['not_past']),
    })
    const away = fc.integer({ min: -70, max: 70 })
    fc.assert(
      fc.property(limits, away, (given, days) => {
        const asked = { ...day('own_x'), ...given }
        const answer = laterDay(exampleWorld.today, days)
        const { earliest = answer, latest = answer } = offeredDays(asked, exampleWorld.today)
        const questioned = { answers: { own_x: answer }, world: exampleWorld, documents: [], adults: [] }
        expect(findingOf(asked, questioned) === null).toBe(answer >= earliest && answer <= latest)
      }),
    )
  })
})
