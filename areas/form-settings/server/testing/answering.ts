// Generates answers to a form: arbitrary ones, or valid ones to every question.

import fc from 'fast-check'
import { acrossOf, entryWith } from '#areas/forms/rules/across.ts'
import {
  numberOf,
  textOf,
  type AnswerValue,
  type Answers,
  type FormEntry,
  type FormWorld,
  type Person,
} from '#areas/forms/rules/answers.ts'
import {
  fieldsOf,
  fieldType,
  sectionsOf,
  type FormDefinition,
  type FormField,
  type FormSection,
} from '#areas/forms/rules/form-definition.ts'
import { shownFields } from '#areas/forms/rules/shown-fields.ts'

const anything: fc.Arbitrary<AnswerValue> = fc.oneof(
  fc.boolean(),
  fc.integer({ min: -3, max: 12 }),
  fc.constantFrom(
    '',
    ' ',
    'a',
    'b',
    'CH',
    'PT',
    '8400',
    'Lindenweg 4',
    'main_tenant',
    'ana@example.ch',
    '079 123 45 67',
    '1990-01-01',
    '2031-02-30',
    'CH93 0076 2011 6238 5295 7',
  ),
  fc.string({ maxLength: 12 }),
  fc.constant(null),
)

/** Arbitrary answers of any type to some questions of a part. */
export const anyAnswers = (form: FormDefinition, of: FormSection['of']): fc.Arbitrary<Answers> =>
  fc.dictionary(fc.constantFrom(...fieldsOf(form, of).map(({ key }) => key)), anything, { maxKeys: 8 })

interface Whole {
  form: FormDefinition
  entry: FormEntry
  world: FormWorld
}

/** Answers all questions of a part, repeatedly until no further question appears. */
export function answered({ form, entry, world }: Whole, of: FormSection['of'], person: Person | null): Answers {
  let answers: Answers = person ? person.answers : entry.answers
  for (let round = 0; round < 12; round++) {
    const now = person && of !== 'household' ? entryWith(entry, of, { ...person, answers }) : { ...entry, answers }
    const across = acrossOf({ form, entry: now, world })
    const given = answers
    const shown = shownFields({ sections: sectionsOf(form, of), answers, world, across })
    const missing = shown.filter(({ key }) => given[key] === undefined)
    if (missing.length === 0) return answers
    for (const field of missing) {
      const value = answerTo(field, { answers, of, world, adults: now.adults, form })
      if (value !== undefined) answers = { ...answers, [field.key]: value }
    }
  }
  return answers
}

interface Asking {
  answers: Answers
  of: FormSection['of']
  world: FormWorld
  adults: readonly Person[]
  form: FormDefinition
}

function answerTo(field: FormField, asking: Asking): AnswerValue | undefined {
  const { answers, world, adults } = asking
  switch (field.type) {
    case fieldType.boolean:
      return field.mustAgree || field.checks.includes('moved_lately')
    case fieldType.date:
      return dayFor(field, asking)
    case fieldType.email:
      return field.key.startsWith('company_') ? 'personal@example.ch' : 'ana.keller@example.ch'
    case fieldType.phone:
      return field.key.startsWith('company_') ? '052 266 21 21' : '079 123 45 67'
    case fieldType.integer:
      return numberFor(field, asking)
    case fieldType.radio:
    case fieldType.select:
      return choiceFor(field, asking)
    case fieldType.selectCountry:
      return 'CH'
    case fieldType.selectResidents:
      return adults[0]?.key
    case fieldType.selectApartment:
      return world.objects.map(({ id }) => id)
    case fieldType.text:
    case fieldType.textarea:
      return field.confirms ? textOf(answers, field.confirms) || 'x' : wordsFor(field)
    default:
      return undefined
  }
}

const dayFor = ({ checks }: FormField, { of, world, answers }: Asking): string => {
  if (checks.includes('child')) return `${Number(world.today.slice(0, 4)) - 5}-01-01`
  if (checks.includes('adult')) return '1990-01-01'
  if (checks.includes('birth')) return of === 'child' ? `${Number(world.today.slice(0, 4)) - 5}-01-01` : '1990-01-01'
  return textOf(answers, 'date_of_birth') > world.today ? textOf(answers, 'date_of_birth') : world.today
}

function numberFor(field: FormField, { answers, of, form }: Asking): number {
  if (field.from) {
    const from = numberOf(answers, field.from)
    return field.max ?? Math.max(field.min ?? 0, (from ?? 0) + 1)
  }
  // The lower end of a range leaves space for the upper end.
  const upper = fieldsOf(form, of).find(({ from }) => from === field.key)
  return field.min ?? Math.min(field.max ?? 0, (upper?.max ?? 9) - 1)
}

function choiceFor({ key, options = [] }: FormField, { adults, answers }: Asking): string | undefined {
  const wanted: Record<string, string> = {
    household_type: 'other_household',
    tenant_type: adults.some((one) => one.answers.tenant_type === 'main_tenant' && one.answers !== answers)
      ? 'flatmate'
      : 'main_tenant',
  }
  return options.find(({ value }) => value === wanted[key])?.value ?? options[0]?.value
}

function wordsFor({ checks }: FormField): string {
  if (checks.includes('iban')) return 'CH93 0076 2011 6238 5295 7'
  if (checks.includes('post_code')) return '8400'
  if (checks.includes('street')) return 'Lindenweg'
  if (checks.includes('city')) return 'Bern'
  return checks.includes('person_name') ? 'Ana' : 'x'
}
