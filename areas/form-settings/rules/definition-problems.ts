// Lists all problems of a definition in reading order. A form without blocking problems can be rendered, filled in
// and submitted; publishing requires this.

import { activeSteps } from '#areas/forms/rules/form-definition.ts'
import { isForApplications } from '#areas/forms/rules/form-kinds.ts'
import { conditionProblems } from './condition-problems.ts'
import { placeOf, problem, questionsIn, type DefinitionProblem, type Judged } from './definition-places.ts'
import { fieldProblems } from './field-problems.ts'
import { guardProblems } from './question-guard.ts'
import { structureProblems } from './structure-problems.ts'
import { textProblems } from './text-problems.ts'

export function problemsOfDefinition(judged: Judged): DefinitionProblem[] {
  const found = [
    ...stepProblems(judged),
    ...structureProblems(judged),
    ...neededProblems(judged),
    ...fieldProblems(judged),
    ...conditionProblems(judged.definition),
    ...textProblems(judged),
    ...guardProblems(judged),
  ]
  const order = placesInOrder(judged)
  return found.toSorted((a, b) => order(a) - order(b))
}

export const canBePublished = (problems: readonly DefinitionProblem[]): boolean =>
  !problems.some(({ blocks }) => blocks)

function stepProblems({ kind, definition }: Judged): DefinitionProblem[] {
  const active = activeSteps(definition).map(({ key }) => key)
  const needed = isForApplications(kind) ? ['people', 'summary'] : ['summary']
  const last = active.at(-1)
  return [
    ...needed.filter((key) => !active.includes(key)).map((key) => problem({ key: 'step_needed', step: key })),
    ...(active.includes('summary') && last && last !== 'summary'
      ? [problem({ key: 'summary_not_last', step: last })]
      : []),
    ...activeSteps(definition)
      .filter(({ key, sections }) => key !== 'summary' && sections.every(({ active: isOn }) => !isOn))
      .map(({ key }) => problem({ key: 'empty_step', step: key, blocks: false })),
  ]
}

/** Name and email address are needed to contact an applicant. */
const neededFields = ['firstname', 'name', 'email']

function neededProblems({ kind, definition }: Judged): DefinitionProblem[] {
  const of = isForApplications(kind) ? 'adult' : 'household'
  const questions = questionsIn(definition)
  const isSure = (key: string) =>
    questions.some(
      ({ section, field, isAsked }) =>
        section.of === of && field.key === key && isAsked && field.required && !field.condition && !section.condition,
    )
  const missing = neededFields
    .filter((key) => !isSure(key))
    .map((key) => {
      const there = questions.find(({ section, field }) => section.of === of && field.key === key)
      return problem({ key: 'field_needed', values: { field: key }, ...(there && placeOf(there)) })
    })
  const agrees = questions.some(({ field, isAsked }) => isAsked && field.mustAgree)
  return agrees ? missing : [...missing, problem({ key: 'nothing_agreed', step: 'summary', blocks: false })]
}

function placesInOrder({ definition }: Judged): (found: DefinitionProblem) => number {
  const order = new Map<string, number>()
  const name = (...parts: (string | null)[]) => JSON.stringify(parts)
  for (const step of definition.steps) {
    order.set(name(step.key, null, null), order.size)
    for (const section of step.sections) {
      order.set(name(step.key, section.key, null), order.size)
      for (const field of section.fields) order.set(name(step.key, section.key, field.key), order.size)
    }
  }
  return ({ step, section, field }) => order.get(name(step, section, field)) ?? -1
}
