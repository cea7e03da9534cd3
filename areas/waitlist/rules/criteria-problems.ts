// Validation of the criteria form: the rules of its questions and two rules across questions. Shared by browser and
// server.

import { acrossOf } from '#areas/forms/rules/across.ts'
import { numberOf, type Answers, type FormEntry, type FormWorld } from '#areas/forms/rules/answers.ts'
import { sectionsOf, type FormDefinition } from '#areas/forms/rules/form-definition.ts'
import { shownAnswers, shownFields, type Scope } from '#areas/forms/rules/shown-fields.ts'
import { problemsOfForm, type Problem } from '#areas/forms/rules/validity.ts'
import { kindQuestions } from './criteria-answers.ts'

export interface FilledForm {
  form: FormDefinition
  /** Includes `placesAnswer` as the answer to the question about places. */
  answers: Answers
  world: FormWorld
}

export function problemsOfCriteria(filled: FilledForm): Problem[] {
  const { form, world } = filled
  const found = problemsOfForm({ form, entry: entryOf(filled), world })
  const isFine = ({ path }: Problem) => !found.some((one) => one.path === path)
  return [...found, ...kindProblems(filled).filter(isFine), ...roomProblems(filled).filter(isFine)]
}

/** Answers to questions that are shown for these answers. */
export const countingAnswers = (filled: FilledForm): Answers => shownAnswers(scopeOf(filled))

function kindProblems(filled: FilledForm): Problem[] {
  const keys = new Set(Object.values(kindQuestions))
  const asked = shownFields(scopeOf(filled)).filter(({ key }) => keys.has(key))
  const [first] = asked
  const choosesNone = asked.every(({ key }) => filled.answers[key] !== true)
  return first && choosesNone ? [{ path: first.key, key: 'waitlist_choose_kind' }] : []
}

function roomProblems(filled: FilledForm): Problem[] {
  const answers = countingAnswers(filled)
  const [from, to] = [numberOf(answers, 'rooms_from'), numberOf(answers, 'rooms_to')]
  return from !== null && to !== null && from > to ? [{ path: 'rooms_to', key: 'waitlist_form_rooms_order' }] : []
}

const entryOf = ({ answers }: FilledForm): FormEntry => ({ answers, adults: [], children: [], documents: [] })

const scopeOf = (filled: FilledForm): Scope => ({
  sections: sectionsOf(filled.form, 'household'),
  answers: filled.answers,
  world: filled.world,
  across: acrossOf({ form: filled.form, entry: entryOf(filled), world: filled.world }),
})
