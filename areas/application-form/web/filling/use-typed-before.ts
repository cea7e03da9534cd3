// Takes over input typed into the prerendered page before the form loads (`server/plain-field.ts`), and opens the
// section of the focused question: on a phone the prerendered page shows the whole step, the form one section.

import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { questionBefore, succeed, typedBefore } from '#platform/web/shell/prerendered/typed-before.ts'
import type { AnswerValue } from '#areas/forms/rules/answers.ts'
import { fieldType, type FormField, type FormStep } from '#areas/forms/rules/form-definition.ts'
import type { Part } from './part.ts'

interface Given {
  part: Part
  fields: readonly FormField[]
  /** Navigates to the question with this key. */
  lead: (question: string) => Promise<void>
}

export function useTypedBefore({ part, fields, lead }: Given): void {
  const taken = useRef(new Map<string, string>())
  const isLeading = useRef(false)
  const goThere = useEffectEvent(lead)
  useLayoutEffect(
    () =>
      succeed(() => {
        const typed = typedBefore()
        for (const field of fields) {
          const { answer, at } = typed.get(field.key) ?? {}
          if (answer === undefined || answer === taken.current.get(field.key) || part.isOlder(field.key, at)) continue
          taken.current.set(field.key, answer)
          part.answer(field.key, answerIn(field, answer))
        }
        const question = questionBefore()
        if (question === undefined || isLeading.current) return
        isLeading.current = true
        void goThere(question).finally(() => (isLeading.current = false))
      }),
    [part, fields],
  )
}

/** Step and section of the question focused on the prerendered page. */
export function placeBefore(steps: readonly FormStep[]): { step: string; section: string } | undefined {
  const question = questionBefore()
  return question === undefined ? undefined : placeOfQuestion(steps, question)
}

export function placeOfQuestion(
  steps: readonly FormStep[],
  question: string,
): { step: string; section: string } | undefined {
  for (const { key: step, sections } of steps) {
    const section = sections.find(({ of, fields }) => of === 'household' && fields.some(({ key }) => key === question))
    if (section) return { step, section: section.key }
  }
  return undefined
}

export function answerIn({ type }: FormField, text: string): AnswerValue {
  if (text === '') return null
  if (type === fieldType.boolean) return text === 'true'
  if (type !== fieldType.integer) return text
  const number = Number(text.replaceAll(/['’\s]/g, ''))
  return Number.isInteger(number) ? number : null
}
