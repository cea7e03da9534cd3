import { expect, test } from 'vitest'
import { defaultForm } from '#areas/forms/rules/defaults/default-form.ts'
import { exampleAdultAnswers, exampleChildAnswers } from '#areas/forms/rules/testing/example-household.ts'
import { missingQuestion } from './missing-question.ts'

const ana = { key: 'ana', version: 1, answers: exampleAdultAnswers }
const mia = { key: 'mia', version: 1, answers: exampleChildAnswers }
const household = { form: defaultForm, adults: [ana], children: [mia] }

test('the line of a person leads to their first question in the order of the form', () => {
  const paths = ['adults.ana.occupation', 'adults.ana.city', 'children.mia.name', 'pets']
  expect(missingQuestion(household, 'adults.ana', paths)).toMatchObject({
    kind: 'adult',
    person: ana,
    section: 'housing',
    question: 'city',
  })
  expect(missingQuestion(household, 'children.mia', paths)).toMatchObject({ person: mia, question: 'name' })
})

test('a line about the household, or about a person as a whole, leads to no question of a person', () => {
  expect(missingQuestion(household, 'pets', ['pets'])).toBeUndefined()
  expect(missingQuestion(household, 'adults.ana', ['adults.ana'])).toBeUndefined()
  expect(missingQuestion(household, 'adults.who', ['adults.who.city'])).toBeUndefined()
})
