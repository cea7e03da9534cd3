// What a form for the waitlist asks beside the criteria. Consents are the person's alone: nobody else gives them.

import {
  fieldsOf,
  fieldType,
  type FormDefinition,
  type FormField,
} from '#areas/application-form/rules/form-definition.ts'
import { knownQuestions } from './criteria-answers.ts'

const unanswered: readonly FormField['type'][] = [fieldType.html, fieldType.hidden]

export const ownQuestions = (form: FormDefinition): ReadonlySet<string> =>
  new Set(
    fieldsOf(form, 'household')
      .filter(({ key, type, mustAgree }) => !knownQuestions.has(key) && !mustAgree && !unanswered.includes(type))
      .map(({ key }) => key),
  )
