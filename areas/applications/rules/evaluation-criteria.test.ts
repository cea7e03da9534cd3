import { describe, expect, it } from 'vitest'
import { gradeOfIncomeRatio, hintFor, type Known } from './evaluation-criteria.ts'
import { evaluationCriteria } from '#areas/project-settings/rules/evaluation-criteria.ts'

const known: Known = {
  income: 96_000,
  persons: 3,
  documents: 'partial',
  owesPapers: true,
  references: 'none',
  object: {
    kind: 'apartment',
    grossRent: 200_000,
    sellingPrice: null,
    rooms: 4.5,
    minOccupancy: null,
    maxOccupancy: 5,
  },
}
const wishing = (object: Partial<NonNullable<Known['object']>>): Known => ({
  ...known,
  object: known.object && { ...known.object, ...object },
})

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

  it.each([
    ['a parking space', { kind: 'parkingspace' }],
    ['a shop', { kind: 'craft' }],
    ['a flat for sale', { grossRent: null, sellingPrice: 90_000_000 }],
  ] as const)('says nothing of who would live there, or of the rent they could bear, about %s', (_, object) => {
    expect(hintFor('household_fit', wishing(object))).toBe(null)
    expect(hintFor('income', wishing(object))).toBe(null)
  })

  it('leaves the rooms out where nobody knows them', () => {
    const { text, values } = hintFor('household_fit', wishing({ rooms: null })) ?? {}
    expect([text, values?.minimum]).toEqual(['applications_hint_occupancy_from', 1])
  })

  it('holds nothing against those of whom no papers are asked; what came too late to be true still counts', () => {
    const gradeWith = (documents: Known['documents']) =>
      hintFor('documents', { ...known, documents, owesPapers: false })?.grade
    expect((['none', 'partial', 'expired', 'complete'] as const).map(gradeWith)).toEqual([null, null, 'C', 'A'])
    expect(hintFor('documents', { ...known, documents: 'none' })?.grade).toBe('D')
  })
})
