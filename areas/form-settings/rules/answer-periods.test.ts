import { describe, expect, it } from 'vitest'
import { defaultForm } from '#areas/forms/rules/defaults/default-form.ts'
import { withField } from './testing/changing.ts'
import { answerPeriods, keptSinceMonths } from '#areas/applications/rules/answer-periods.ts'

const keeping = (months: number | undefined) =>
  withField(defaultForm, ['adult', 'gross_income'], months === undefined ? {} : { keepMonths: months })

describe('a single answer', () => {
  it.each([
    [undefined, undefined, []],
    [3, undefined, [3]],
    [undefined, 6, [6]],
    [3, 6, [3]],
    [6, 0, [0]],
  ])('kept for %s months by its own form and %s by the newest: %j', (own, newest, expected) => {
    expect(answerPeriods(keeping(own), keeping(newest)).map(({ months }) => months)).toEqual(expected)
  })

  it('is known by whose it is, and papers by being papers', () => {
    const form = withField(defaultForm, ['adult', 'copy_of_id'], { keepMonths: 1 })
    expect(answerPeriods(form, form)).toEqual([{ of: 'adult', field: 'copy_of_id', isPaper: true, months: 1 }])
  })

  it.each([
    ['2026-11-22T10:00:00Z', 3, '2026-08-22T10:00:00.000Z'],
    ['2026-05-31T10:00:00Z', 3, '2026-02-28T10:00:00.000Z'],
    ['2026-01-15T10:00:00Z', 2, '2025-11-15T10:00:00.000Z'],
    ['2026-01-15T10:00:00Z', 0, '2026-01-15T10:00:00.000Z'],
  ])('at %s kept for %i months was given up before %s', (now, months, since) => {
    expect(keptSinceMonths(new Date(now), months).toISOString()).toBe(since)
  })
})
