// Validation errors: computed when a step is left, shown at the fields, removed on edit.

import { useText } from '#platform/web/i18n/texts.ts'
import { ownPartFor } from '#areas/forms/rules/answers.ts'
import type { StepKey } from '#areas/forms/rules/form-definition.ts'
import type { Problem } from '#areas/forms/rules/validity.ts'
import type { Filling } from '../filling/use-filling.ts'
import { useFormErrors } from './use-form-errors.ts'
import { useRules } from './use-rules.ts'

export interface Problems {
  /** Messages by path. */
  found: Record<string, string>
  errorOf: (key: string) => string | undefined
  clear: (key?: string) => void
  show: (problems: readonly Problem[]) => void
  /** Shows the server's messages of a refused save at the same fields. */
  take: (failure: unknown) => void
  isDone: (step: StepKey) => boolean
  /** True if the person has problems; false until the rules are loaded. */
  isUnfinished: (kind: 'adult' | 'child', key: string) => boolean
}

export function useProblems(filling: Filling): Problems {
  const t = useText()
  const rules = useRules()
  const { found, errorOf, take, show, clear } = useFormErrors()
  const { entry, world } = filling
  const { form } = filling.state
  const judged = { form, entry, world }
  const isUnfinished: Problems['isUnfinished'] = (kind, key) => {
    const person = (kind === 'adult' ? entry.adults : entry.children).find((one) => one.key === key)
    const own = kind === 'adult' ? ownPartFor(entry, key) : undefined
    if (own) return own.missing > 0
    return rules !== null && person !== undefined && rules.problemsOfPerson(judged, kind, person).length > 0
  }
  return {
    found,
    errorOf,
    take,
    clear,
    show: (problems) => show(Object.fromEntries(problems.map(({ path, key, values }) => [path, t(key, values)]))),
    isDone: (step) => rules !== null && rules.problemsOfStep(judged, step).length === 0,
    isUnfinished,
  }
}
