import { describe, expect, it } from 'vitest'
import { nameOf, plainText, type Person } from './answers.ts'
import { adult, exampleWorld, household } from './testing/example-household.ts'
import { wholeForm } from './testing/whole-form.ts'
import { problemsOfForm } from './validity.ts'

const problemsOf = (ana: Person) =>
  problemsOfForm({ form: wholeForm, entry: household({ adults: [ana] }), world: exampleWorld }).map(
    ({ path, key }) => `${path}: ${key}`,
  )

describe('a text', () => {
  it('is judged and kept without signs that nobody sees', () => {
    expect(problemsOf(adult('ana', { firstname: '\u202E\u200B \uFEFF' }))).toEqual([
      'adults.ana.firstname: general_field_is_required',
    ])
    expect(problemsOf(adult('ana', { city: '\u202D8400\u202C Bern' }))).toEqual([
      'adults.ana.city: application_form_city_not_valid',
    ])
    expect(problemsOf(adult('ana', { firstname: 'Ana\tMaria' }))).toEqual([
      'adults.ana.firstname: application_form_name_not_valid',
    ])
    const ana = adult('ana', { firstname: '\u202EAn\u0007a\u200F', name: 'Kel\u2066ler\u2069' })
    expect(problemsOf(ana)).toEqual([])
    expect(nameOf(ana)).toBe('Ana Keller')
    expect(plainText(' Zeile 1\r\n\u0085Zeile 2 👩\u200D👧 ')).toBe('Zeile 1\nZeile 2 👩\u200D👧')
  })
})
