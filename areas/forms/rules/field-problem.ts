// Validates an answer: presence, type, bounds, then the field's named checks. Returns the first finding.

import codes from 'i18n-iso-countries/codes.json' with { type: 'json' }
import {
  countryBeside,
  isEmpty,
  numberOf,
  plainText,
  textOf,
  type Answers,
  type AnswerValue,
  type DocumentMark,
  type FormWorld,
} from './answers.ts'
import { dayFinding } from './day-bounds.ts'
import { isDay } from './days.ts'
import { checks } from './field-checks.ts'
import type { Finding } from './finding.ts'
import { fieldType, type FormField } from './form-definition.ts'
import { phoneNumberOf } from '#platform/rules/phone.ts'
import { readTypedDay } from '#platform/rules/typed-input/typed-day.ts'
import { writtenBound } from '#platform/rules/written-bound.ts'

/** Answers of one person or the household, with the other inputs of the rules. */
export interface Questioned {
  answers: Answers
  world: FormWorld
  /** Documents of this person or of the household only. */
  documents: readonly DocumentMark[]
  /** Answers to visible questions, used by checks. Defaults to all answers. */
  told?: Answers
  /** Keys of the saved adults, for questions that select one of them. */
  adults: readonly string[]
}

const wrongType: Finding = { key: 'general_value_not_valid' }
const countries = new Set(codes.map(([alpha2]) => alpha2))

export function findingOf(field: FormField, questioned: Questioned): Finding | null {
  const { type } = field
  if (type === fieldType.html) return null
  if (type === fieldType.file) return fileFinding(field, questioned)
  const value = questioned.answers[field.key]
  if (value === undefined || isEmpty(value))
    return field.required || isEndMissing(field, questioned) ? missing(field) : null
  return shapeFinding(field, value) ?? contentFinding(field, value, questioned)
}

/** Checks only whether the value fits the field's type: a draft may contain incomplete answers. */
export function shapeFinding(field: FormField, value: AnswerValue): Finding | null {
  if (value === null) return null
  switch (field.type) {
    case fieldType.boolean:
      return typeof value === 'boolean' ? null : wrongType
    case fieldType.integer:
      return typeof value === 'number' && Number.isSafeInteger(value * partsOf(field)) ? null : wrongType
    case fieldType.selectApartment:
      return Array.isArray(value) && value.length <= 3 && value.every((one) => one.length <= 60 && isText(one))
        ? null
        : wrongType
    case fieldType.file:
    case fieldType.html:
      return wrongType
    default:
      if (typeof value !== 'string' || !isText(value)) return wrongType
      return value.length > longest(field) ? { key: 'general_text_too_long' } : null
  }
}

/** Rooms can be halves; all other numbers are integers. */
const partsOf = ({ key }: FormField): number => (key === 'rooms_from' || key === 'rooms_to' ? 2 : 1)

/** False for text that the database cannot store: NUL characters and unpaired surrogates. */
const isText = (value: string): boolean => value.isWellFormed() && !value.includes('\0')

const longest = (field: FormField): number => field.maxLength ?? (field.type === fieldType.textarea ? 2000 : 200)

const missing = (field: FormField): Finding => ({
  key: field.mustAgree
    ? 'application_form_please_agree'
    : chosen.includes(field.type)
      ? 'general_please_choose'
      : 'general_field_is_required',
})

/** Types answered by choosing, not by typing. */
const chosen: readonly FormField['type'][] = [
  fieldType.boolean,
  fieldType.radio,
  fieldType.select,
  fieldType.selectApartment,
  fieldType.selectResidents,
  fieldType.selectCountry,
]

/** A range needs both ends or neither (spec 1 §5). */
const isEndMissing = (field: FormField, { answers }: Questioned): boolean =>
  field.from !== undefined && !isEmpty(answers[field.from])

function fileFinding(field: FormField, { documents }: Questioned): Finding | null {
  return field.required && !documents.some(({ category }) => category === field.key) ? missing(field) : null
}

function contentFinding(field: FormField, value: AnswerValue, questioned: Questioned): Finding | null {
  if (typeof value === 'boolean')
    return field.mustAgree && !value ? missing(field) : checksFinding(field, String(value), questioned)
  if (typeof value === 'number') return boundsFinding(field, value) ?? rangeFinding(field, value, questioned)
  if (Array.isArray(value)) return wishesFinding(value, questioned)
  if (value === null) return null
  const text = plainText(value)
  return typeFinding(field, text, questioned) ?? checksFinding(field, text, questioned)
}

function boundsFinding({ min, max }: FormField, value: number): Finding | null {
  if (min !== undefined && value < min)
    return { key: 'admin_field_greater_or_equal_then_minimum', values: { min: writtenBound(min) } }
  if (max !== undefined && value > max)
    return { key: 'admin_field_smaller_or_equal_then_maximum', values: { max: writtenBound(max) } }
  return null
}

function rangeFinding(field: FormField, value: number, { answers }: Questioned): Finding | null {
  if (!field.from) return null
  const from = numberOf(answers, field.from)
  if (from === null) return { key: 'application_form_range_from_missing' }
  return value > from ? null : { key: 'admin_max_must_be_greater_than_min' }
}

/** Requires at least one wish, no duplicates, and only objects that are available. */
function wishesFinding(value: readonly string[], { world }: Questioned): Finding | null {
  const areKnown = value.every((id) => world.objects.some((object) => object.id === id))
  if (!areKnown) return { key: 'application_form_wish_gone' }
  return new Set(value).size === value.length ? null : wrongType
}

function typeFinding(field: FormField, value: string, { answers, adults, world }: Questioned): Finding | null {
  switch (field.type) {
    case fieldType.date:
      return isDay(value) ? dayFinding(field, value, world.today) : noDay(value, world.today)
    case fieldType.email:
      return isEmail(value) ? null : { key: 'admin_enter_valid_email' }
    case fieldType.phone:
      return phoneNumberOf(value, countryBeside(field, answers)) ? null : { key: 'general_phone_number_error' }
    case fieldType.radio:
    case fieldType.select:
      return field.options?.some((option) => option.value === value) ? null : wrongType
    case fieldType.selectResidents:
      return adults.includes(value) ? null : wrongType
    case fieldType.selectCountry:
      return countries.has(value) ? null : wrongType
    default:
      return null
  }
}

/** States whether the text is a day that does not exist, or no day at all. */
function noDay(value: string, today: string): Finding {
  const read = readTypedDay(value, { today, years: 'near' })
  return { key: 'problem' in read ? read.problem : 'general_date_not_valid' }
}

/** A referee must be somebody else: a request would go to the applicant. */
function isOwnContact({ key }: FormField, value: string, answers: Answers): boolean {
  if (key === 'company_contact_email') return value.toLowerCase() === textOf(answers, 'email').toLowerCase()
  if (key !== 'company_contact_phone') return false
  const own = phoneNumberOf(textOf(answers, 'phone'), countryBeside({}, answers))
  return own !== undefined && own.international === phoneNumberOf(value, countryBeside({}, answers))?.international
}

/** Requires a local part, one @ and a domain with a dot; only the confirmation mail can verify more. */
const isEmail = (text: string): boolean =>
  text.length <= 254 &&
  /^(?!\.)[^\s@<>"(),:;[\]\\]+(?<!\.)@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.\p{L}{2,}$/u.test(text) &&
  !text.includes('..')

function checksFinding(field: FormField, value: string, { answers: all, world, told }: Questioned): Finding | null {
  const answers = told ?? all
  if (field.confirms && textOf(answers, field.confirms).toLowerCase() !== value.toLowerCase()) {
    return { key: 'general_email_mismatch_error_msg' }
  }
  if (isOwnContact(field, value, answers)) return { key: 'application_form_referee_is_applicant' }
  for (const name of field.checks) {
    const key = checks[name]({ field, value, answers, world })
    if (key) return { key, values: { age: world.adultAge } }
  }
  return null
}
