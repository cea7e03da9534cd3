// Reads an unsent reference that this device holds.

import { grades, type Grade } from '#areas/applications/rules/application-state.ts'
import { isText, maybe, oneOf, readJson, shapeOf, type Is } from '#platform/rules/reading.ts'
import { referenceQuestions, type ReferenceAnswers } from '../rules/references.ts'

export interface TypedReference {
  answers: ReferenceAnswers
  /** Reason for giving no reference. */
  reason: string
}

const nothing: TypedReference = { answers: {}, reason: '' }

const isGrade: Is<Grade | null> = (value) => value === null || oneOf(grades)(value)
const isAnswer = maybe(shapeOf<{ grade: Grade | null; text: string }>({ grade: isGrade, text: isText }))
const isTyped = shapeOf<TypedReference>({
  answers: (value): value is ReferenceAnswers =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(([key, answer]) => oneOf(referenceQuestions)(key) && isAnswer(answer)),
  reason: isText,
})

export const typedIn = (text: string | null): TypedReference => readJson(text, isTyped) ?? nothing
