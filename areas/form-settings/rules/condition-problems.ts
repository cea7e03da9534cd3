// Checks that conditions refer to existing questions, expect possible answers, and contain no cycles.

import { isCross, leavesOf, type Condition, type Expectation, type Leaf } from '#areas/forms/rules/conditions.ts'
import { fieldType, type FormDefinition, type FormField } from '#areas/forms/rules/form-definition.ts'
import { placeOf, problem, questionsIn, type Asked, type DefinitionProblem, type Place } from './definition-places.ts'

export function conditionProblems(definition: FormDefinition): DefinitionProblem[] {
  const questions = questionsIn(definition)
  const byName = new Map(questions.map((one) => [nameOf(one), one]))
  const look = { byName, questions }
  const sections = definition.steps.flatMap((step) => step.sections.map((section) => ({ step, section })))
  return [
    ...sections.flatMap(({ step, section }) => leafProblems(look, section, { step: step.key, section: section.key })),
    ...questions.flatMap((one) => leafProblems(look, { of: one.section.of, ...conditionOf(one.field) }, placeOf(one))),
    ...circleProblems(look),
    ...hiddenProblems(look),
  ]
}

interface Look {
  byName: ReadonlyMap<string, Asked>
  questions: readonly Asked[]
}

type Of = Asked['section']['of']

const nameOf = ({ section, field }: Asked): string => `${section.of}.${field.key}`
const conditionOf = ({ condition }: FormField): { condition?: Condition } => (condition ? { condition } : {})

/** Name of the question that a condition refers to; null for facts. */
function lookedAt(of: Of, leaf: Leaf): string | null {
  if ('fact' in leaf) return null
  return `${isCross(leaf) ? leaf.of : of}.${leaf.field}`
}

function leafProblems(
  { byName }: Look,
  { of, condition }: { of: Of; condition?: Condition | undefined },
  place: Partial<Place>,
): DefinitionProblem[] {
  return leavesOf(condition).flatMap((leaf) => {
    const name = lookedAt(of, leaf)
    if (name === null || 'fact' in leaf) return []
    const other = byName.get(name)
    const values = { field: leaf.field }
    if (!other) return [problem({ key: 'condition_unknown_field', ...place, values })]
    return canBeMet(leaf, other.field) ? [] : [problem({ key: 'condition_never_met', ...place, values })]
  })
}

/** True if a field of this type can have the expected answer. */
function canBeMet(expected: Expectation, field: FormField): boolean {
  const wanted = 'equals' in expected ? [expected.equals] : 'differs' in expected ? [expected.differs] : expected.one_of
  const { type, options = [] } = field
  return wanted.every((value) => {
    switch (type) {
      case fieldType.boolean:
        return typeof value === 'boolean'
      case fieldType.integer:
        return typeof value === 'number'
      case fieldType.select:
      case fieldType.radio:
        // Deposit providers are defined in other settings.
        return typeof value === 'string' && (field.key === 'provider' || options.some((one) => one.value === value))
      case fieldType.file:
      case fieldType.html:
      case fieldType.selectApartment:
        return false
      default:
        return typeof value === 'string'
    }
  })
}

/** Direct dependencies of a question: by its own condition and that of its section. */
function waitsFor({ section, field }: Asked): string[] {
  return [...leavesOf(section.condition), ...leavesOf(field.condition)].flatMap((leaf) => {
    const name = lookedAt(section.of, leaf)
    return name === null ? [] : [name]
  })
}

function circleProblems({ byName, questions }: Look): DefinitionProblem[] {
  const reachable = new Map<string, ReadonlySet<string>>()
  const reach = (name: string): ReadonlySet<string> => {
    const before = reachable.get(name)
    if (before) return before
    const found = new Set<string>()
    reachable.set(name, found)
    const open = [name]
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const asked = byName.get(next)
      for (const other of asked ? waitsFor(asked) : []) {
        if (found.has(other)) continue
        found.add(other)
        open.push(other)
      }
    }
    return found
  }
  return questions
    .filter((one) => reach(nameOf(one)).has(nameOf(one)))
    .map((one) => problem({ key: 'circle', ...placeOf(one), values: { field: one.field.key } }))
}

/**
 * Finds questions that are switched on but never shown, because their condition refers to a question that is not
 * asked.
 */
function hiddenProblems({ byName, questions }: Look): DefinitionProblem[] {
  const isAlive = (of: Of, condition: Condition | undefined): boolean => {
    if (!condition) return true
    if ('all' in condition) return condition.all.every((one) => isAlive(of, one))
    if ('any' in condition) return condition.any.some((one) => isAlive(of, one))
    const name = lookedAt(of, condition)
    return name === null || (byName.get(name)?.isAsked ?? true)
  }
  return questions
    .filter(({ isAsked }) => isAsked)
    .filter(({ section, field }) => !isAlive(section.of, section.condition) || !isAlive(section.of, field.condition))
    .map((one) =>
      problem({ key: one.field.required ? 'required_never_shown' : 'never_shown', ...placeOf(one), blocks: false }),
    )
}
