// Answers: one value per field key. Files are not answers; they belong to a person and a field key.

export type AnswerValue = string | number | boolean | string[] | null
export type Answers = Readonly<Record<string, AnswerValue>>

/** A person of the household. `key` stays the same from draft to application. */
export interface Person {
  key: string
  answers: Answers
}

export type PersonKind = 'adult' | 'child'

/** Replaces the person's key for documents of the household. */
export const householdKey = 'household'

/** Marks an uploaded document: its person (null: the household) and its field. */
export interface DocumentMark {
  person: string | null
  category: string
  /** YYYY-MM-DD: the date of issue, otherwise the date of upload; for a draft's document, today. */
  issuedOn?: string
}

/** Sent by the server instead of the answers of adults who fill in their own part. */
export interface OwnParts {
  people: readonly OwnPart[]
  /** Result of each condition that depends on adults: for any, or for all, of these people. */
  says: Readonly<Record<string, boolean>>
}

export interface OwnPart {
  /** The person's key. */
  person: string
  /** Number of required answers and documents, and how many of them are missing or invalid. */
  asked: number
  missing: number
  /** True if the form asks which kind of tenant they will be. */
  isAskedWhichTenant: boolean
}

/** All answers and documents of a household. */
export interface FormEntry {
  answers: Answers
  adults: readonly Person[]
  children: readonly Person[]
  documents: readonly DocumentMark[]
  /** Absent if all answers are known. */
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

/** Inputs of the rules besides the answers. They come from the server, so that browser and server validate alike. */
export interface FormWorld {
  /** Today in Switzerland, YYYY-MM-DD. */
  today: string
  /** Age in years from which a person is an adult. */
  adultAge: number
  /** `block` refuses a household that fits none of its wished objects; `warn` only shows a notice. */
  occupancy: 'block' | 'warn'
  /** In order of preference. */
  objects: readonly WishedObject[]
}

/**
 * Invisible control characters that change how text is displayed. Pasted names contain them, and they could reverse
 * other names.
 */
const unseen = /(?![\n\t])[\p{Cc}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu

/** Normalises a text before validation and storage, in the browser and on the server. */
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

/** Answers after a partial save; null removes an answer. */
export function merged(answers: Answers, patch: Answers): Answers {
  const entries = Object.entries({ ...answers, ...patch }).filter(([, value]) => value !== null)
  return Object.fromEntries(entries)
}

export const nameOf = (person: Person): string =>
  `${textOf(person.answers, 'firstname')} ${textOf(person.answers, 'name')}`.trim()

/** The country chosen for a phone number, used for numbers without a country prefix. Default: Switzerland. */
export const countryBeside = (
  { countryField = 'country' }: { countryField?: string | undefined },
  answers: Answers,
): string => textOf(answers, countryField) || 'CH'
