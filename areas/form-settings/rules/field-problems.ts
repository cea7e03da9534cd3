// Checks that a question can be answered: consistent bounds, compatible checks and distinguishable options.

import type { FormWorld } from '#areas/forms/rules/answers.ts'
import { findingOf } from '#areas/forms/rules/field-problem.ts'
import { fieldType, type FieldCheck, type FormField } from '#areas/forms/rules/form-definition.ts'
import { placeOf, problem, questionsIn, type Asked, type DefinitionProblem, type Judged } from './definition-places.ts'
import { optionProblems } from './option-problems.ts'

export function fieldProblems(judged: Judged): DefinitionProblem[] {
  const questions = questionsIn(judged.definition)
  return questions.flatMap((asked) => {
    const { field } = asked
    const keys = [
      ...boundsProblems(field),
      ...checkProblems(field),
      ...initialProblems(field),
      ...referenceProblems(asked, questions),
      ...(field.mustAgree && field.type !== fieldType.boolean ? ['agree_needs_yes_no'] : []),
      ...(field.type === fieldType.hidden && field.required ? ['hidden_required'] : []),
    ]
    return [...keys.map((key) => problem({ key, ...placeOf(asked) })), ...optionProblems(asked, judged)]
  })
}

/** Types with an adjustable answer length or number of files. */
const measured: readonly number[] = [fieldType.text, fieldType.textarea, fieldType.file]

/** The smallest length limit that each check can meet; the longest IBAN has 34 characters and eight spaces. */
const roomFor: Partial<Record<FieldCheck, number>> = { iban: 42, post_code: 10, street: 10, city: 10, person_name: 10 }

function boundsProblems(field: FormField): string[] {
  const { type, min, max, maxLength, checks } = field
  const isNumber = type === fieldType.integer
  return [
    ...(min !== undefined && max !== undefined && min > max ? ['bounds_crossed'] : []),
    ...(!isNumber && (min !== undefined || max !== undefined) ? ['bounds_not_here'] : []),
    ...(countsDays(field) && type !== fieldType.date ? ['days_not_here'] : []),
    ...(maxLength !== undefined && !measured.includes(type) ? ['length_not_here'] : []),
    ...(maxLength !== undefined && (maxLength < 1 || maxLength > (type === fieldType.file ? 20 : 4000))
      ? ['length_out_of_reach']
      : []),
    ...(checks.some((check) => (maxLength ?? Infinity) < (roomFor[check] ?? 0)) ? ['length_too_short'] : []),
  ]
}

const countsDays = ({ daysBack, daysAhead }: FormField): boolean => daysBack !== undefined || daysAhead !== undefined

const ofDays: readonly FieldCheck[] = [
  'birth',
  'adult',
  'child',
  'not_future',
  'not_past',
  'since_birth',
  'since_arrival',
  'before_present_home',
]
const ofYesNo: readonly FieldCheck[] = ['moved_lately']
const ofBirths: readonly FieldCheck[] = ['birth', 'adult', 'child']

function checkProblems({ type, checks, daysBack }: FormField): string[] {
  const days = checks.filter((check) => ofDays.includes(check))
  const answers = checks.filter((check) => ofYesNo.includes(check))
  const words = checks.filter((check) => !ofDays.includes(check) && !ofYesNo.includes(check))
  const isOfDay = type === fieldType.date
  const isOfWords = type === fieldType.text
  const clashes =
    words.length > 1 ||
    (days.includes('adult') && days.includes('child')) ||
    (days.includes('since_arrival') && days.some((check) => ofBirths.includes(check))) ||
    // A birth, or a move before the current home, may be any number of days ago.
    (daysBack !== undefined && days.some((check) => ofBirths.includes(check) || check === 'before_present_home')) ||
    (days.includes('not_past') && days.some((check) => ofBirths.includes(check) || check === 'since_birth'))
  return [
    ...((days.length > 0 && !isOfDay) ||
    (words.length > 0 && !isOfWords) ||
    (answers.length > 0 && type !== fieldType.boolean)
      ? ['check_not_here']
      : []),
    ...(clashes ? ['checks_clash'] : []),
  ]
}

/** A preset value must be valid on its own: no person and no other answer is known when it is set. */
function initialProblems(field: FormField): string[] {
  const { initial, type, checks, confirms, from, mustAgree } = field
  if (initial === undefined) return []
  const leans = checks.length > 0 || countsDays(field) || confirms !== undefined || from !== undefined
  const isAsked = type !== fieldType.file && type !== fieldType.html && !mustAgree
  const questioned = { answers: { [field.key]: initial }, world: nowhere, documents: [], adults: [] }
  return isAsked && !leans && findingOf(field, questioned) === null ? [] : ['initial_not_valid']
}

const nowhere: FormWorld = { today: '2026-01-01', adultAge: 18, occupancy: 'block', objects: [] }

/** A field that refers to another one requires it in the same part, with the same conditions. */
function referenceProblems({ section, field, isAsked }: Asked, questions: readonly Asked[]): string[] {
  const find = (key: string) => questions.find((one) => one.section.of === section.of && one.field.key === key)
  const isShownAlike = (other: Asked) =>
    JSON.stringify([other.section.condition, other.field.condition]) ===
    JSON.stringify([section.condition, field.condition])
  const wrong = (key: string | undefined, fits: (other: Asked) => boolean) => {
    if (key === undefined || !isAsked) return []
    const other = find(key)
    return other?.isAsked && key !== field.key && fits(other) ? [] : ['leans_on_nothing']
  }
  return [
    ...wrong(field.confirms, (other) => other.field.type === field.type && isShownAlike(other)),
    ...wrong(
      field.from,
      (other) =>
        [field.type, other.field.type].every((type) => type === fieldType.integer) &&
        other.field.from === undefined &&
        isShownAlike(other) &&
        (other.field.min ?? -Infinity) < (field.max ?? Infinity),
    ),
    ...wrong(field.countryField, (other) => other.field.type === fieldType.selectCountry),
  ]
}
