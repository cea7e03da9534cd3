import { describe, expect, it } from 'vitest'
import type { Answers } from './answers.ts'
import { defaultForm } from './defaults/default-form.ts'
import { formDefinition, type FormDefinition } from './form-definition.ts'
import { formPointLines, formPointsOf, givesPoints, sumOf } from './form-points.ts'

const worth = (field: object, points: Record<string, number>) => ({
  type: 8,
  label: { de: 'Frage', fr: 'Question' },
  options: ['a', 'b', 'c'].map((value) => ({
    value,
    label: { de: value, fr: value },
    ...(points[value] !== undefined && { points: points[value] }),
  })),
  ...field,
})

const form: FormDefinition = formDefinition.parse({
  title: { de: 'Formular', fr: 'Formulaire' },
  start: { text: { de: '', fr: '' }, papers: [] },
  steps: [
    {
      key: 'household',
      title: { de: 'Haushalt', fr: 'Ménage' },
      sections: [
        {
          key: 'own_section',
          title: { de: 'Abschnitt', fr: 'Section' },
          fields: [
            worth({ key: 'own_first' }, { a: 5, b: -2, c: 0 }),
            worth({ key: 'own_second', condition: { field: 'own_first', equals: 'a' } }, { a: 3 }),
          ],
        },
        {
          key: 'own_people',
          of: 'adult',
          title: { de: 'Personen', fr: 'Personnes' },
          fields: [worth({ key: 'own_third' }, { a: 10, b: 1 })],
        },
      ],
    },
  ],
})

const world = { today: '2026-11-22', adultAge: 18, occupancy: 'block', objects: [] } as const
const entry = (answers: Answers, ...adults: Answers[]) => ({
  answers,
  adults: adults.map((own, index) => ({ key: String(index), answers: own })),
  children: [],
  documents: [],
})
const points = (answers: Answers, ...adults: Answers[]) =>
  formPointsOf({ form, entry: entry(answers, ...adults), world })

describe('the points of a form', () => {
  it.each([
    ['one option', points({ own_first: 'a' }), 5],
    ['each question for itself', points({ own_first: 'a', own_second: 'a' }), 8],
    ['not a question that has gone away', points({ own_first: 'b', own_second: 'a' }), -2],
    ['an option that is worth nothing', points({ own_first: 'c' }), 0],
    ['each adult', points({}, { own_third: 'a' }, { own_third: 'b' }, { own_third: 'a' }), 21],
    ['nothing that was not answered', points({}), 0],
    ['nothing that is no option', points({ own_first: 'z' }), 0],
  ])('count %s', (_, sum, expected) => {
    expect(sum).toBe(expected)
  })

  it('are none where no option is worth anything', () => {
    expect(givesPoints(defaultForm)).toBe(false)
    expect(formPointsOf({ form: defaultForm, entry: entry({}), world })).toBeNull()
    expect(givesPoints(form)).toBe(true)
  })

  it('are explained line by line, and the lines make the sum', () => {
    const kept = { household: { own_first: 'a' }, adults: [{ own_third: 'b' }, {}, { own_third: 'a' }], children: [] }
    const lines = formPointLines(form, kept)
    expect(lines.map(({ of, place, field, points: each }) => [of, place, field.key, each])).toEqual([
      ['household', 0, 'own_first', 5],
      ['adult', 0, 'own_third', 1],
      ['adult', 2, 'own_third', 10],
    ])
    expect(sumOf(lines)).toBe(16)
  })
})
