// Questions of a waitlist form besides the criteria. Consents are excluded: only the person can give them.

import { fieldType, sectionsOf, type FormDefinition, type FormField } from '#areas/forms/rules/form-definition.ts'
import { knownQuestions } from './criteria-answers.ts'

const unanswered: readonly FormField['type'][] = [fieldType.html, fieldType.hidden]

export const ownQuestions = (form: FormDefinition): ReadonlySet<string> =>
  new Set(
    sectionsOf(form, 'household')
      .flatMap(({ active, fields }) => (active ? fields : []))
      .filter(({ active, asked }) => active && asked === 'everybody')
      .filter(({ key, type, mustAgree }) => !knownQuestions.has(key) && !mustAgree && !unanswered.includes(type))
      .map(({ key }) => key),
  )
