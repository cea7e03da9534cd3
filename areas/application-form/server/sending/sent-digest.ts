// Digest of all answers: equal for equal answers, different after any change.

import { createHash } from 'node:crypto'
import type { AnswerValue, FormEntry, Person } from '#areas/forms/rules/answers.ts'

/** Keys sorted, people in their order, without their keys; papers by category. 64 hexadecimal digits. */
export function digestOf({ answers, adults, children, documents }: FormEntry): string {
  const places = new Map(adults.map(({ key }, index) => [key, index]))
  const papers = documents.map(({ person, category }) => `${person ? (places.get(person) ?? '') : ''} ${category}`)
  const words = [sorted(answers), adults.map(answersOf), children.map(answersOf), papers.toSorted()]
  return createHash('sha256').update(JSON.stringify(words)).digest('hex')
}

const answersOf = ({ answers }: Person) => sorted(answers)

const sorted = (answers: Person['answers']): [string, AnswerValue][] =>
  Object.entries(answers).toSorted(([a], [b]) => (a < b ? -1 : 1))
