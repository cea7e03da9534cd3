// What people answer: one value per field key. Files are not answers; they hang on the person and the field's key.

export type AnswerValue = string | number | boolean | string[] | null
export type Answers = Readonly<Record<string, AnswerValue>>

/** Somebody of the household: `key` stays the same from the draft to the application. */
export interface Person {
  key: string
  answers: Answers
}

export type PersonKind = 'adult' | 'child'

/** Stands for the person where a paper is the household's. */
export const householdKey = 'household'

/** That a file was handed in: for which person (null: the household) and which field. */
export interface DocumentMark {
  person: string | null
  category: string
  /** YYYY-MM-DD: the day printed on it, else the day it came; a draft's paper has just come. */
  issuedOn?: string
}

/** What the server says of adults who fill in their part themselves, to whoever does not hold their answers. */
export interface OwnParts {
  people: readonly OwnPart[]
  /** By condition that looks at adults: whether some of these, or every one, fulfil it. */
  says: Readonly<Record<string, boolean>>
}

export interface OwnPart {
  /** The person's key. */
  person: string
  /** Of so many answers and papers that are wanted so many are missing, or wrong. */
  asked: number
  missing: number
  /** Whether they are asked which tenant they will be. */
  isAskedWhichTenant: boolean
}

/** Everything a household has filled in. */
export interface FormEntry {
  answers: Answers
  adults: readonly Person[]
  children: readonly Person[]
  documents: readonly DocumentMark[]
  /** Left out by whoever holds all answers. */
  ownParts?: OwnParts
}

export const ownPartFor = ({ ownParts }: Pick<FormEntry, 'ownParts'>, key: string): OwnPart | undefined =>
  ownParts?.people.find(({ person }) => person === key)

export interface WishedObject {
  id: string
  title: string
  isSubsidised: boolean
  minOccupancy: number | null
  maxOccupancy: number | null
  minAdults: number | null
  maxAdults: number | null
  minChildren: number | null
  maxChildren: number | null
}

/** What the rules know beside the answers; the server says it, so that both sides judge alike. */
export interface FormWorld {
  /** YYYY-MM-DD in Switzerland. */
  today: string
  /** From this age on a person is an adult. */
  adultAge: number
  /** Whether a household for which none of its wishes has room may not apply, or is only told so. */
  occupancy: 'block' | 'warn'
  /** In the order of the wishes. */
  objects: readonly WishedObject[]
}

/** Signs that nobody sees and that steer how a text is shown: names pasted from elsewhere bring them, or turn other names around. */
const unseen = /(?![\n\t])[\p{Cc}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu

/** A text as it is judged and kept, on both sides. */
export const plainText = (text: string): string => text.replace(unseen, '').trim()

export function isEmpty(value: AnswerValue | undefined): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return plainText(value) === ''
  return Array.isArray(value) && value.length === 0
}

export function textOf(answers: Answers, key: string): string {
  const value = answers[key]
  return typeof value === 'string' ? plainText(value) : ''
}

export function numberOf(answers: Answers, key: string): number | null {
  const value = answers[key]
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

/** The answers after a save of some of them; null takes an answer back. */
export function merged(answers: Answers, patch: Answers): Answers {
  const entries = Object.entries({ ...answers, ...patch }).filter(([, value]) => value !== null)
  return Object.fromEntries(entries)
}

export const nameOf = (person: Person): string =>
  `${textOf(person.answers, 'firstname')} ${textOf(person.answers, 'name')}`.trim()

/** The country that is chosen beside a phone number: without prefix it is written as there. Switzerland where none is. */
export const countryBeside = (
  { countryField = 'country' }: { countryField?: string | undefined },
  answers: Answers,
): string => textOf(answers, countryField) || 'CH'
