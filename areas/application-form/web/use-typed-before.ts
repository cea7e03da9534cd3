// Takes over what was answered on the page before its scripts ran (`server/plain-field.ts`).

import { useLayoutEffect } from 'react'
import { forgetTypedBefore, typedBefore } from '#platform/web/shell/typed-before.ts'
import type { AnswerValue } from '../rules/answers.ts'
import { fieldType, type FormField } from '../rules/form-definition.ts'
import type { Part } from './part.ts'

export function useTypedBefore(part: Part, fields: readonly FormField[]): void {
  useLayoutEffect(() => {
    const typed = typedBefore()
    for (const field of fields) {
      const text = typed.get(field.key)
      if (text !== undefined) part.answer(field.key, answerIn(field, text))
    }
    forgetTypedBefore()
    // Once, before the page it was typed on gives way.
  }, [part, fields])
}

export function answerIn({ type }: FormField, text: string): AnswerValue {
  if (text === '') return null
  if (type === fieldType.boolean) return text === 'true'
  if (type !== fieldType.integer) return text
  const number = Number(text.replaceAll(/['’\s]/g, ''))
  return Number.isInteger(number) ? number : null
}
