// Initial answers of a new person: presets of the form, and guesses for the questions it asks.

import { merged, textOf, type Answers, type Person, type PersonKind } from '#areas/forms/rules/answers.ts'
import { fieldsOf, type FormDefinition } from '#areas/forms/rules/form-definition.ts'

/** The first adult is preset as main applicant; a child is preset with the first adult's last name. */
export function firstAnswers(
  form: FormDefinition,
  kind: PersonKind,
  [first]: readonly Pick<Person, 'answers'>[],
): Answers {
  const asked = fieldsOf(form, kind)
  const preset = asked.flatMap(({ key, initial }) => (initial === undefined ? [] : [[key, initial] as const]))
  const guessed = Object.entries(kind === 'adult' ? guessedOfAdult(first) : guessedOfChild(first)).filter(([key]) =>
    asked.some((field) => field.key === key),
  )
  return merged(Object.fromEntries(preset), Object.fromEntries(guessed))
}

type First = Pick<Person, 'answers'> | undefined

const guessedOfAdult = (first: First): Answers => (first ? {} : { tenant_type: 'main_tenant' })
const guessedOfChild = (first: First): Answers => ({ name: textOf(first?.answers ?? {}, 'name') || null })
