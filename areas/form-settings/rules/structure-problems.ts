// Checks the structure of a definition: unique keys, questions for people in the people step, and catalogue fields
// with their own type.

import { catalogueField } from '#areas/forms/rules/field-catalogue.ts'
import { fieldType, fixedSteps, ownPrefix, type FormDefinition } from '#areas/forms/rules/form-definition.ts'
import { isAskedWhileWaiting } from '#areas/forms/rules/asked-form.ts'
import { placeOf, problem, questionsIn, type Asked, type DefinitionProblem, type Judged } from './definition-places.ts'

export function structureProblems(judged: Judged): DefinitionProblem[] {
  const { definition } = judged
  const { steps } = definition
  const sections = steps.flatMap((step) => step.sections.map((section) => ({ step, section })))
  const questions = questionsIn(definition)
  return [
    ...repeated(steps, ({ key }) => key).map(({ key }) => problem({ key: 'step_twice', step: key })),
    ...steps
      .filter(({ key }) => !fixedSteps.some((fixed) => fixed === key) && !key.startsWith(ownPrefix))
      .map(({ key }) => problem({ key: 'key_not_own', step: key, values: { key } })),
    ...repeated(sections, ({ section }) => section.key).map(({ step, section }) =>
      problem({ key: 'section_twice', step: step.key, section: section.key }),
    ),
    ...sections
      .filter(({ step, section }) => section.of !== 'household' && step.key !== 'people')
      .map(({ step, section }) => problem({ key: 'people_elsewhere', step: step.key, section: section.key })),
    ...repeated(questions, ({ section, field }) => `${section.of}.${field.key}`).map((one) =>
      problem({ key: 'field_twice', ...placeOf(one), values: { field: one.field.key } }),
    ),
    ...questions.flatMap(ownKeyProblems),
    ...questions.flatMap((asked) => placeProblems(asked, judged)),
  ]
}

/** Items whose name occurred before. */
function repeated<Thing>(all: readonly Thing[], nameOf: (thing: Thing) => string): Thing[] {
  return all.filter((one, index) => all.findIndex((other) => nameOf(other) === nameOf(one)) < index)
}

const { text, textarea, select, radio } = fieldType
/** Types whose answers are interchangeable; only the control differs. */
const alike = [
  [text, textarea],
  [select, radio],
]

function ownKeyProblems(asked: Asked): DefinitionProblem[] {
  const { section, field } = asked
  const known = catalogueField(section.of, field.key)
  if (!known) {
    const isOwn = field.key.startsWith(ownPrefix)
    return isOwn ? [] : [problem({ key: 'key_not_own', ...placeOf(asked), values: { key: field.key } })]
  }
  const isSame = [field.type, known.field.type].every(
    (type, _place, both) =>
      type === both[0] || alike.some((pair) => both.every((one) => pair.some((of) => of === one))),
  )
  return isSame ? [] : [problem({ key: 'type_changed', ...placeOf(asked) })]
}

function placeProblems(asked: Asked, judged: Judged): DefinitionProblem[] {
  const { section, field, isOn } = asked
  const says = (key: string) => [problem({ key, ...placeOf(asked) })]
  if (judged.kind === 'waitlist_criteria' && !isAskedWhileWaiting(section, field)) {
    return isOn ? says('not_of_waitlist') : []
  }
  switch (field.type) {
    case fieldType.file:
      return section.of === 'child' ? says('no_papers_of_children') : []
    case fieldType.selectApartment:
      return section.of === 'household' && field.key === 'priorities' ? [] : says('wishes_once')
    case fieldType.selectResidents:
      if (section.of !== 'household') return says('residents_elsewhere')
      return isOn && isBeforePeople(asked, judged.definition) ? says('residents_elsewhere') : []
    default:
      return field.asked === 'chosen' ? says('later_only_papers') : []
  }
}

/** Before the people step there is no person to choose, whether the question is required or not. */
function isBeforePeople({ step }: Asked, { steps }: FormDefinition): boolean {
  const keys = steps.map(({ key }) => key)
  return keys.indexOf(step.key) < keys.indexOf('people')
}
