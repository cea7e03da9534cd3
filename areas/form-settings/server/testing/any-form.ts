// Generates form definitions as users might build them, and worse: questions of every type anywhere, conditions
// across the whole form, steps in any order. Parts that the checker rejects are removed until it accepts the rest.

import fc from 'fast-check'
import { defaultForms } from '#areas/forms/rules/defaults/default-forms.ts'
import { deepestCondition, formFacts, type Condition, type OwnCondition } from '#areas/forms/rules/conditions.ts'
import {
  fieldChecks,
  type FieldCheck,
  fieldType,
  formDefinition,
  type FormDefinition,
  type FormField,
  type FormSection,
} from '#areas/forms/rules/form-definition.ts'
import type { FormKind } from '#areas/forms/rules/form-kinds.ts'
import { questionsIn, type DefinitionProblem } from '../../rules/definition-places.ts'
import { canBePublished, problemsOfDefinition } from '../../rules/definition-problems.ts'
import { spokenKeys } from '../../rules/testing/spoken-keys.ts'
import { withField } from '../../rules/testing/changing.ts'

const said = (words: string) => ({ de: words, fr: words })

const initials = fc.oneof(fc.boolean(), fc.integer({ min: 0, max: 5 }), fc.constantFrom('a', 'b', 'CH', '1990-01-01'))

const scopes = ['household', 'adult', 'child'] as const

/** The key of a generated question encodes its type of answer, so that conditions can refer to it. */
const { boolean, integer, radio, select, selectCountry } = fieldType
const letterOf: Partial<Record<FormField['type'], string>> = {
  [boolean]: 'b',
  [integer]: 'i',
  [radio]: 's',
  [select]: 's',
  [selectCountry]: 'c',
}
const keyOf = (type: FormField['type'], place: number): string => `own_${letterOf[type] ?? 'x'}${place}`

type Answerable = [of: FormSection['of'], field: string, value: string | number | boolean]
const own = scopes.flatMap((of): Answerable[] => [
  [of, 'own_b0', true],
  [of, 'own_b1', false],
  [of, 'own_s0', 'a'],
  [of, 'own_i0', 2],
])
const known: Answerable[] = [
  ['household', 'source', 'platform'],
  ['household', 'source', 'other'],
  ['adult', 'title', 'ms'],
  ['adult', 'firstname', 'Ana'],
  ['adult', 'email', 'ana.keller@example.ch'],
]
const nothing: Answerable[] = [
  ['household', 'gone', true],
  ['household', 'source', 7],
]

/** Mostly references to existing questions with possible answers. */
const answerable = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...known) },
  { weight: 5, arbitrary: fc.constantFrom(...own) },
  { weight: 1, arbitrary: fc.constantFrom(...nothing) },
)

const leaf: fc.Arbitrary<Condition> = fc.oneof(
  {
    weight: 12,
    arbitrary: answerable.chain(([of, field, value]) => {
      const place =
        of === 'household'
          ? fc.constantFrom({}, { of })
          : fc.constantFrom({}, { of, person: 'some' as const }, { of, person: 'every' as const })
      const looked = fc.constantFrom<OwnCondition[]>(
        { field, equals: value },
        { field, differs: value },
        { field, one_of: [value] },
      )
      return fc.tuple(place, looked).map(([where, is]): Condition => ({ ...where, ...is }))
    }),
  },
  fc.constantFrom(...formFacts).map((fact) => ({ fact })),
)
const { tree } = fc.letrec<{ tree: Condition }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: deepestCondition - 2, withCrossShrink: true },
    leaf,
    fc.array(tie('tree'), { minLength: 1, maxLength: 2 }).map((all) => ({ all })),
    fc.array(tie('tree'), { minLength: 1, maxLength: 2 }).map((any) => ({ any })),
  ),
}))

const codes = Object.values(fieldType).filter((code) => code !== fieldType.selectApartment)

const optional = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined, freq: 2 })

/** Mostly valid, sometimes arbitrary. */
const ownField: fc.Arbitrary<FormField> = fc
  .record({
    place: fc.nat({ max: 2 }),
    type: fc.constantFrom(...codes),
    required: fc.boolean(),
    active: fc.oneof({ weight: 5, arbitrary: fc.constant(true) }, fc.constant(false)),
    asked: fc.oneof({ weight: 9, arbitrary: fc.constant('everybody' as const) }, fc.constant('chosen' as const)),
    mustAgree: fc.boolean(),
    checks: fc.oneof(
      { weight: 3, arbitrary: fc.constant<FieldCheck[]>([]) },
      fc.subarray([...fieldChecks], { maxLength: 2 }),
    ),
    condition: optional(tree),
    min: optional(fc.integer({ min: -2, max: 4 })),
    max: optional(fc.integer({ min: 0, max: 9 })),
    maxLength: optional(fc.integer({ min: 0, max: 60 })),
    daysBack: optional(fc.integer({ min: 0, max: 4000 })),
    daysAhead: optional(fc.integer({ min: 0, max: 4000 })),
    initial: optional(initials),
    from: optional(fc.constantFrom('own_i0', 'own_i1')),
    confirms: optional(fc.constantFrom('own_x0', 'own_x1', 'email')),
    countryField: optional(fc.constantFrom('country', 'own_c0')),
  })
  .map((given): FormField => {
    const { place, mustAgree, min, max, maxLength, initial, from, confirms, countryField, condition, ...more } = given
    const { daysBack, daysAhead, ...rest } = more
    const isNumber = rest.type === fieldType.integer
    const isChoice = rest.type === fieldType.select || rest.type === fieldType.radio
    const isText = rest.type === fieldType.text
    const isDate = rest.type === fieldType.date
    return {
      ...rest,
      key: keyOf(rest.type, place),
      label: said('Frage'),
      admissible: 'application',
      isNeeded: false,
      isExported: true,
      mustAgree: mustAgree && rest.type === fieldType.boolean,
      ...(condition !== undefined && { condition }),
      ...(isNumber && min !== undefined && { min }),
      ...(isNumber && max !== undefined && { max }),
      ...(isDate && daysBack !== undefined && { daysBack }),
      ...(isDate && daysAhead !== undefined && { daysAhead }),
      ...(isNumber && from !== undefined && { from }),
      ...(isText && confirms !== undefined && { confirms }),
      ...(isText && countryField !== undefined && { countryField }),
      ...((isText || rest.type === fieldType.file) && maxLength !== undefined && { maxLength }),
      ...(initial !== undefined && { initial }),
      ...(isChoice && { options: ['a', 'b'].map((value) => ({ value, label: said(value) })) }),
    }
  })

const ownSection = (key: string, of: FormSection['of']): fc.Arbitrary<FormSection> =>
  fc
    .record({ fields: fc.array(ownField, { maxLength: 5 }), condition: optional(tree), active: fc.boolean() })
    .map(({ fields, condition, active }): FormSection => ({
      key: `own_${key}`,
      of,
      title: said('Abschnitt'),
      active: active || fields.length > 2,
      fields,
      ...(condition !== undefined && { condition }),
    }))

const applied = ['apartment', 'parking', 'business', 'sale'] as const satisfies FormKind[]

export interface AnyForm {
  kind: (typeof applied)[number]
  definition: FormDefinition
}

export const anyForm: fc.Arbitrary<AnyForm> = fc
  .record({
    kind: fc.constantFrom(...applied),
    sections: fc.tuple(...scopes.map((of) => ownSection(of, of))),
    step: optional(ownSection('step', 'household')),
    place: fc.nat({ max: 3 }),
    switched: fc.array(
      fc.tuple(
        fc.nat(),
        fc.constantFrom<Partial<FormField>>({ active: false }, { required: true }, { required: false }),
      ),
      { maxLength: 6 },
    ),
  })
  .map(({ kind, sections, step, place, switched }) => {
    const steps = defaultForms[kind].steps.map((one) =>
      one.key === 'people' ? { ...one, sections: [...one.sections, ...sections] } : one,
    )
    const own = step && { key: 'own_step', title: said('Schritt'), active: true, sections: [step] }
    const definition = { ...defaultForms[kind], steps: own ? steps.toSpliced(place, 0, own) : steps }
    const all = questionsIn(definition)
    const changed = switched.reduce<FormDefinition>((form, [at, change]) => {
      const one = all[at % all.length]
      return one ? withField(form, [one.section.of, one.field.key], change) : form
    }, definition)
    return { kind, definition: acceptable(kind, changed) }
  })

/** Removes rejected parts until no problem is left. */
function acceptable(kind: AnyForm['kind'], definition: FormDefinition): FormDefinition {
  const judge = (form: FormDefinition) =>
    problemsOfDefinition({ kind, definition: form, preset: 'swiss', says: spokenKeys })
  let form = definition
  for (let round = 0; round < 30; round++) {
    const problems = judge(form)
    if (canBePublished(problems)) return formDefinition.parse(form)
    form = problems.filter(({ blocks }) => blocks).reduce(without, form)
  }
  return defaultForms[kind]
}

type Named = Pick<DefinitionProblem, 'key' | 'step' | 'section' | 'field'>

function without(form: FormDefinition, { key, step, section, field }: Named): FormDefinition {
  // A required question that was switched off is restored; all other rejected parts are removed, conditions before
  // the questions that depend on them.
  if (field && !field.startsWith('own_')) {
    const home = Object.values(defaultForms)
      .flatMap(questionsIn)
      .find((one) => one.field.key === field && one.section.key === section)
    return home ? withField(form, [home.section.of, field], home.field) : form
  }
  const isOfCondition = /_(condition_\w+|circle)$/.test(key)
  const inSection = (part: FormSection): FormSection[] => {
    if (part.key !== section) return [part]
    if (isOfCondition && !field) return [unconditional(part)]
    if (isOfCondition)
      return [
        { ...unconditional(part), fields: part.fields.map((one) => (one.key === field ? unconditional(one) : one)) },
      ]
    return field ? [{ ...part, fields: part.fields.filter((one) => one.key !== field) }] : []
  }
  return {
    ...form,
    steps: form.steps.map((one) => (one.key === step ? { ...one, sections: one.sections.flatMap(inSection) } : one)),
  }
}

function unconditional<Thing extends { condition?: Condition | undefined }>(thing: Thing): Thing {
  const plain = { ...thing }
  delete plain.condition
  return plain
}
