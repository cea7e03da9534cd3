// Keeps an unsent reference on this device until it is sent: a referee may look something up before going on.

import { useState } from 'react'
import { shelf } from '#areas/application-form/web/public.tsx'
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

/** Requires an open shelf. The beginning of the token identifies the form, and is no key to it. */
export function useTypedReference(token: string) {
  const key = `reference:${token.slice(0, 12)}`
  const [typed, setTyped] = useState(() => typedIn(shelf().getItem(key)))
  return {
    typed,
    change: (changes: Partial<TypedReference>) => {
      const next = { ...typed, ...changes }
      shelf().setItem(key, JSON.stringify(next))
      setTyped(next)
    },
    forget: () => shelf().removeItem(key),
  }
}
