// Finds the person and question for a line of the summary: the first question with an error, in form order.

import type { FilledPerson } from '../../contract/form-shapes.ts'
import type { PersonKind } from '#areas/forms/rules/answers.ts'
import { sectionsOf, type FormDefinition } from '#areas/forms/rules/form-definition.ts'

export interface MissingQuestion {
  kind: PersonKind
  person: FilledPerson
  section: string
  question: string
}

interface Household {
  form: FormDefinition
  adults: readonly FilledPerson[]
  children: readonly FilledPerson[]
}

/** Undefined for a field of the household, and for a problem of a person as a whole. */
export function missingQuestion(
  { form, adults, children }: Household,
  line: string,
  paths: readonly string[],
): MissingQuestion | undefined {
  for (const [list, kind, people] of [['adults', 'adult', adults] as const, ['children', 'child', children] as const]) {
    const person = people.find(({ key }) => `${list}.${key}` === line)
    const isWrong = ({ key }: { key: string }) => paths.includes(`${line}.${key}`)
    const section = sectionsOf(form, kind).find(({ fields }) => fields.some(isWrong))
    const question = section?.fields.find(isWrong)
    if (person && section && question) return { kind, person, section: section.key, question: question.key }
  }
  return undefined
}
