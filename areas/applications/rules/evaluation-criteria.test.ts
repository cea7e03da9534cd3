import { describe, expect, it } from 'vitest'
import { evaluationCriteria, gradeOfIncomeRatio, hintFor, type Known } from './evaluation-criteria.ts'

const known: Known = {
  income: 96_000,
  persons: 3,
  documents: 'partial',
  references: 'none',
  object: { grossRent: 200_000, rooms: 4.5, minOccupancy: null, maxOccupancy: 5 },
}

describe('what can be computed beside a grade', () => {
  it.each([
    [4, 'A'],
    [3.9, 'B'],
    [3, 'B'],
    [2.9, 'C'],
    [2.4, 'D'],
  ])('an income of %s monthly rents hints at %s', (ratio, grade) => {
    expect(gradeOfIncomeRatio(ratio)).toBe(grade)
  })

  it('says what it was computed from', () => {
    expect(hintFor('income', known)).toEqual({ grade: 'A', text: 'applications_hint_income', values: { ratio: '4.0' } })
    expect(hintFor('documents', known)).toMatchObject({ grade: 'C', text: 'applications_hint_documents_partial' })
  })

  it.each([
    [3, 'A', 'fits'],
    [2, 'C', 'too_few'],
    [1, 'D', 'too_few'],
    [6, 'D', 'too_many'],
  ])('%s persons in 4.5 rooms for 3 to 5 hint at %s', (persons, grade, word) => {
    expect(hintFor('household_fit', { ...known, persons })).toMatchObject({
      grade,
      text: `applications_hint_occupancy_${word}`,
    })
  })

  it('hints at nothing where nothing is known', () => {
    expect(hintFor('income', { ...known, income: null })?.grade).toBe(null)
    expect(hintFor('household_fit', { ...known, object: null })?.grade).toBe(null)
    expect(evaluationCriteria.filter((one) => hintFor(one, known) === null)).toEqual([
      'employment',
      'credit',
      'impression',
    ])
  })
})
