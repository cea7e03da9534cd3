import { describe, expect, it } from 'vitest'
import type { Answers } from './answers.ts'
import { wholeForm } from './testing/whole-form.ts'
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
    const found = ofAdult({ move_three_years: true, previous_country, previous_postcode })
    expect(found).toEqual(isFine ? [] : [`adults.ana.previous_postcode: ${key}`])
  })

  it.each([
    ['living_since', '2018-12-31', 'application_form_day_before_arrival'],
    ['previous_living_since', '2025-02-02', 'application_form_day_after_present_home'],
    ['previous_living_since', '2026-11-21', 'application_form_day_in_future'],
    ['previous_living_since', '1985-01-01', 'application_form_day_before_birth'],
    ['previous_living_since', '2024-12-31', null],
  ])('holds the days of moves against each other: %s %s', (field, value, message) => {
    const moved = {
      swiss_citizen: false,
      nation: 'PT',
      permit: 'B',
      living_in_country_since: '2019-01-01',
      living_since: '2025-02-01',
    }
    const found = ofAdult({ ...moved, move_three_years: true, [field]: value })
    expect(found).toEqual(message ? [`adults.ana.${field}: ${message}`] : [])
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
