// Missing parts that keep a project from being published.

import { describe, expect, it } from 'vitest'
import { missingParts, textIn } from './advertisement.ts'

const both = (text: string) => ({ de: text, fr: text })
const complete = {
  city: 'Bern',
  propertyUses: ['residential'],
  contactPeople: [{}],
  texts: { teaser_title: both('A'), highlights: both('B'), summary: both('C') },
}

describe('missing parts', () => {
  it.each([
    [{}, []],
    [{ city: '' }, ['projects_field_city']],
    [{ propertyUses: [] }, ['projects_field_propertyUses']],
    [{ contactPeople: [] }, ['projects_field_contactPeople']],
    [{ texts: { ...complete.texts, highlights: { de: 'B' } } }, ['projects_text_highlights']],
    [{ texts: { ...complete.texts, highlights: { de: 'B', fr: ' ' } } }, ['projects_text_highlights']],
    [
      { city: '', texts: {} },
      ['projects_field_city', 'projects_text_teaser_title', 'projects_text_highlights', 'projects_text_summary'],
    ],
  ])('%o', (lacking, missing) => {
    expect(missingParts({ ...complete, ...lacking }, ['de', 'fr'])).toEqual(missing)
  })
  it('asks only for the languages of the workspace', () => {
    const texts = { ...complete.texts, highlights: { de: 'B' } }
    expect(missingParts({ ...complete, texts }, ['de'])).toEqual([])
  })
})

it.each([
  [undefined, ''],
  [{}, ''],
  [{ de: 'Lage', fr: 'Situation' }, 'Situation'],
  [{ de: 'Lage', fr: '' }, 'Lage'],
  [{ de: ' ' }, ''],
])('of %j the French page shows «%s»', (texts, shown) => {
  expect(textIn(texts, 'fr')).toBe(shown)
})
