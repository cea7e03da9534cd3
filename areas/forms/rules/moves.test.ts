import { describe, expect, it } from 'vitest'
import type { Answers } from './answers.ts'
import { wholeForm } from './testing/whole-form.ts'
import { text } from './field-kinds.ts'
import { findingOf } from './field-problem.ts'
import { adult, exampleWorld, household } from './testing/example-household.ts'
import { problemsOfForm } from './validity.ts'

const ofAdult = (answers: Answers) =>
  problemsOfForm({ form: wholeForm, entry: household({ adults: [adult('ana', answers)] }), world: exampleWorld }).map(
    ({ path, key }) => `${path}: ${key}`,
  )

describe('where somebody lived before', () => {
  it.each([
    ['CH', '1', false],
    ['CH', '84000', false],
    ['CH', '8400', true],
    ['DE', '78462', true],
    ['DE', '8400', false],
    [null, '84000', false],
    ['PT', '1100-148', true],
  ])('judges an earlier post code by its own country: %s %s', (previous_country, previous_postcode, isFine) => {
    const key = previous_country === 'DE' ? 'application_form_post_code_not_valid' : 'application_form_post_code_swiss'
    const found = ofAdult({ living_since: '2025-02-01', move_three_years: true, previous_country, previous_postcode })
    expect(found).toEqual(isFine ? [] : [`adults.ana.previous_postcode: ${key}`])
  })

  it.each([
    ['living_since', '2023-12-31', 'application_form_day_before_arrival'],
    ['previous_living_since', '2025-02-02', 'application_form_day_after_present_home'],
    ['previous_living_since', '2026-11-21', 'application_form_day_in_future'],
    ['previous_living_since', '1985-01-01', 'application_form_day_before_birth'],
    ['previous_living_since', '2024-12-31', null],
  ])('holds the days of moves against each other: %s %s', (field, value, message) => {
    const moved = {
      swiss_citizen: false,
      nation: 'PT',
      permit: 'B',
      living_in_country_since: '2024-01-01',
      living_since: '2025-02-01',
    }
    const found = ofAdult({ ...moved, move_three_years: true, [field]: value })
    expect(found).toEqual(message ? [`adults.ana.${field}: ${message}`] : [])
  })

  it.each([
    [true, '2015-03-01', 'application_form_moved_longer_ago'],
    [true, '2022-11-20', 'application_form_moved_longer_ago'],
    // Three years and some months: an estimate, or an older submission.
    [true, '2022-11-21', null],
    [true, '2025-03-01', null],
    [false, '2025-03-01', 'application_form_moved_lately'],
    [false, '2023-11-21', 'application_form_moved_lately'],
    [false, '2023-11-20', null],
    [null, '2025-03-01', null],
  ])('holds «moved in three years: %s» against living there since %s', (move_three_years, living_since, message) => {
    const found = ofAdult({ move_three_years, living_since })
    expect(found).toEqual(message ? [`adults.ana.move_three_years: ${message}`] : [])
  })

  it.each([
    [{ company_postcode: '8400' }, true],
    [{ company_postcode: '79539' }, false],
    [{ company_postcode: '79539', company_country: 'DE' }, true],
    [{ company_postcode: 'L-1855', company_country: 'LU' }, true],
    [{ company_postcode: '8400', company_country: 'DE' }, false],
  ])('reads the post code of an employer by its country: %j is %s', (answers, isFine) => {
    expect(ofAdult(answers).length === 0).toBe(isFine)
  })

  it('takes a neighbour’s post code where no form asks for the country', () => {
    const asked = text('own_x', { checks: ['post_code'] })
    const found = (own_x: string) =>
      findingOf(asked, { answers: { own_x }, world: exampleWorld, documents: [], adults: [] })?.key ?? null
    expect(['8400', '9490', '79539', '68300'].map(found)).toEqual([null, null, null, null])
    expect(['1', 'Paris', '123456'].map(found)).toEqual(Array(3).fill('application_form_post_code_not_valid'))
  })

  it('lets a day that is not asked for any more say nothing', () => {
    expect(ofAdult({ swiss_citizen: true, living_in_country_since: '2022-01-01' })).toEqual([])
    expect(ofAdult({ previous_living_since: '2026-11-21' })).toEqual([])
    const abroad = {
      swiss_citizen: false,
      nation: 'PT',
      permit: 'B',
      living_in_country_since: '2022-01-01',
      country: 'PT',
      postcode: '1100-148',
    }
    expect(ofAdult(abroad)).toEqual([])
  })
})
