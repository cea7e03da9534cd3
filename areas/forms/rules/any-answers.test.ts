// Properties of the checks over arbitrary answers.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Answers, AnswerValue } from './answers.ts'
import { wholeForm } from './testing/whole-form.ts'
import { fieldsOf } from './form-definition.ts'
import { adult, exampleWorld, household } from './testing/example-household.ts'
import { problemsOfForm, problemsOfPerson, shapeProblems } from './validity.ts'

describe('any answers at all', () => {
  const value: fc.Arbitrary<AnswerValue> = fc.oneof(
    fc.string(),
    fc.integer(),
    fc.double(),
    fc.boolean(),
    fc.array(fc.string()),
    fc.constantFrom('CH', 'true', '2026-02-29', '1991-04-02', 'main_tenant', 'full_time', '', '  ', '+41791234567'),
    fc.constant(null),
  )
  const answersOf = (of: 'household' | 'adult' | 'child') =>
    fc.dictionary(fc.constantFrom(...fieldsOf(wholeForm, of).map(({ key }) => key)), value)
  const entry = fc.record({
    answers: answersOf('household'),
    adults: fc.array(fc.record({ key: fc.uuid(), answers: answersOf('adult') }), { maxLength: 3 }),
    children: fc.array(fc.record({ key: fc.uuid(), answers: answersOf('child') }), { maxLength: 2 }),
    documents: fc.constant([]),
  })

  it('are judged without failing, the same each time, with paths that name a field', () => {
    fc.assert(
      fc.property(entry, (any) => {
        const judged = { form: wholeForm, entry: any, world: exampleWorld }
        const found = problemsOfForm(judged)
        expect(problemsOfForm(judged)).toEqual(found)
        for (const { path } of found)
          expect(path).toMatch(/^(people|[a-z][a-z0-9_]*|(adults|children)\.[^.]+\.[a-z][a-z0-9_]*)$/)
      }),
    )
  })

  it('that have the wrong shape never pass as valid', () => {
    fc.assert(
      fc.property(answersOf('adult'), (any) => {
        const judged = { form: wholeForm, entry: household(), world: exampleWorld }
        const person = { key: 'ana', answers: { ...adult('ana').answers, ...any } }
        const misshapen = shapeProblems(wholeForm, 'adult', any).filter(({ path }) => isShown(person.answers, path))
        const found = problemsOfPerson(judged, 'adult', person).map(({ path }) => path)
        for (const { path } of misshapen) expect(found).toContain(path)
      }),
    )
  })
})

/** Fields without condition are always shown; fields with a condition and empty values are skipped. */
const isShown = (answers: Answers, path: string) =>
  fieldsOf(wholeForm, 'adult').some(({ key, condition, type }) => key === path && !condition && type !== 4) &&
  !(typeof answers[path] === 'string' && answers[path].trim() === '') &&
  !(Array.isArray(answers[path]) && answers[path].length === 0)
