import { expect, it } from 'vitest'
import type { AnswerValue, Answers } from '#areas/forms/rules/answers.ts'
import { fillTown } from './fill-town.ts'

function filled(postcode: string, answers: Answers = {}): Answers {
  const given = new Map<string, AnswerValue>(Object.entries(answers))
  const now = () => ({ answers: Object.fromEntries(given) })
  fillTown({ now, answer: (key, value) => void given.set(key, value) }, postcode, 'city')
  return Object.fromEntries(given)
}

it('takes the town of a postcode, but never the place of one that was typed', () => {
  expect(filled('8820')).toEqual({ city: 'Wädenswil' })
  expect(filled('8820', { city: 'Au ZH' })).toEqual({ city: 'Au ZH' })
  expect(filled('0000')).toEqual({})
})
