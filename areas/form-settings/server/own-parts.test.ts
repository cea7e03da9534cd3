// Property test: for any form and any choice of own parts, the household, which lacks the answers of those parts,
// gets the same results as the server, which has them.

import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Answers } from '#areas/forms/rules/answers.ts'
import { asksAbout } from '#areas/forms/rules/form-definition.ts'
import { toldEntry, toldProblems } from '#areas/application-form/rules/own-parts.ts'
import { exampleWorld, household } from '#areas/forms/rules/testing/example-household.ts'
import { problemsOfForm } from '#areas/forms/rules/validity.ts'
import { anyForm } from './testing/any-form.ts'
import { anyAnswers } from './testing/answering.ts'

const households = anyForm.chain(({ definition }) =>
  fc.record({
    form: fc.constant(definition),
    answers: anyAnswers(definition, 'household'),
    adults: fc.array(fc.record({ answers: anyAnswers(definition, 'adult'), isOwn: fc.boolean() }), { maxLength: 3 }),
    children: asksAbout(definition, 'child')
      ? fc.array(anyAnswers(definition, 'child'), { maxLength: 2 })
      : fc.constant<Answers[]>([]),
  }),
)

it('any household is judged alike with and without the answers of those who fill in their part themselves', () => {
  fc.assert(
    fc.property(households, ({ form, answers, adults, children }) => {
      const own = new Set(adults.flatMap(({ isOwn }, index) => (isOwn ? [`adult${index}`] : [])))
      const entry = household({
        answers,
        adults: adults.map((one, index) => ({ key: `adult${index}`, answers: one.answers })),
        children: children.map((one, index) => ({ key: `child${index}`, answers: one })),
      })
      const whole = { form, entry, world: exampleWorld }
      const expected = toldProblems(problemsOfForm(whole), entry.adults, own)
      expect(problemsOfForm({ ...whole, entry: toldEntry(whole, own) })).toEqual(expected)
    }),
    { numRuns: 500 },
  )
}, 60_000)
