import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FormEntry, Person } from '#areas/forms/rules/answers.ts'
import {
  asksAbout,
  fieldsOf,
  fieldType,
  formDefinition,
  type FormDefinition,
} from '#areas/forms/rules/form-definition.ts'
import { forApplicants } from '#areas/application-form/rules/for-applicants.ts'
import { exampleWorld, household } from '#areas/forms/rules/testing/example-household.ts'
import { problemsOfForm } from '#areas/forms/rules/validity.ts'
import { questionsIn } from '../rules/definition-places.ts'
import { anyForm } from './testing/any-form.ts'
import { answered } from './testing/answering.ts'

/** All people answer repeatedly until no new question appears; every document is uploaded. */
function filledIn(form: FormDefinition, children: number): FormEntry {
  const papers = [...fieldsOf(form, 'household'), ...fieldsOf(form, 'adult')].filter(
    ({ type }) => type === fieldType.file,
  )
  const documents = papers.flatMap(({ key }) => [null, 'ana'].map((person) => ({ person, category: key })))
  const nobody: Person[] = Array.from({ length: children }, (_, index) => ({ key: `child${index}`, answers: {} }))
  let entry = household({ answers: {}, adults: [{ key: 'ana', answers: {} }], children: nobody, documents })
  for (let round = 0; round < 6; round++) {
    entry = { ...entry, answers: answered({ form, entry, world: exampleWorld }, 'household', null) }
    for (const [list, kind] of [
      ['adults', 'adult'],
      ['children', 'child'],
    ] as const) {
      for (const person of entry[list]) {
        const answers = answered({ form, entry, world: exampleWorld }, kind, person)
        entry = { ...entry, [list]: entry[list].map((one) => (one.key === person.key ? { ...one, answers } : one)) }
      }
    }
  }
  return entry
}

describe('any form that the checker accepts', () => {
  it('can be filled in by somebody who answers what is asked', () => {
    fc.assert(
      fc.property(anyForm, fc.nat({ max: 1 }), ({ definition }, children) => {
        const wanted = asksAbout(definition, 'child') ? children : 0
        const entry = filledIn(definition, wanted)
        expect(problemsOfForm({ form: definition, entry, world: exampleWorld })).toEqual([])
      }),
      { numRuns: 300 },
    )
  }, 60_000)

  it('is asked of applicants as it is judged', () => {
    fc.assert(
      fc.property(anyForm, ({ definition }) => {
        const asked = formDefinition.parse(JSON.parse(JSON.stringify(forApplicants(definition))))
        const entry = filledIn(definition, 0)
        const half = { ...entry, answers: {} }
        for (const one of [entry, half]) {
          expect(problemsOfForm({ form: asked, entry: one, world: exampleWorld })).toEqual(
            problemsOfForm({ form: definition, entry: one, world: exampleWorld }),
          )
        }
      }),
      { numRuns: 100 },
    )
  }, 60_000)

  it('is now and then one with questions, conditions and steps of its own', () => {
    const forms = fc.sample(anyForm, 200).map(({ definition }) => definition)
    const own = forms.flatMap(questionsIn).filter(({ field, isAsked }) => isAsked && field.key.startsWith('own_'))
    const waiting = own.filter(({ field, section }) => field.condition ?? section.condition)
    const across = waiting.filter(({ field, section }) =>
      JSON.stringify([field.condition, section.condition]).includes('"of"'),
    )
    const counts = [own.length, waiting.length, across.length]
    expect(Math.min(...counts)).toBeGreaterThan(10)
    expect(new Set(own.map(({ field }) => field.type)).size).toBeGreaterThan(12)
    expect(forms.filter(({ steps }) => steps.some(({ key }) => key === 'own_step')).length).toBeGreaterThan(10)
  })
})
