// Number of answers that would be lost with these sections.

import type { FormSection } from '#areas/forms/rules/form-definition.ts'
import { useBench } from './bench-context.ts'

export function useAnswersIn(sections: readonly FormSection[]): number {
  const { answersTo } = useBench()
  return sections
    .flatMap(({ of, fields }) => fields.map(({ key }) => answersTo(of, key)))
    .reduce((sum, count) => sum + count, 0)
}
