// The wording of a denial as a project edits it: subject and text, in both languages, with placeholders where an application
// fills in.

import { z } from 'zod'
import {
  denialReasons,
  namedIn,
  isDenialPlaceholder,
  templateFor,
  type DenialReason,
  type DenialTemplate,
} from './denial.ts'

const words = (max: number) =>
  z
    .string({ error: 'general_field_is_required' })
    .trim()
    .min(1, 'general_field_is_required')
    .max(max, 'general_text_too_long')

export const denialWords = z.object({
  de_subject: words(200),
  de_wording: words(5000),
  fr_subject: words(200),
  fr_wording: words(5000),
})
export type DenialWords = z.infer<typeof denialWords>
export type WordsField = keyof DenialWords

export const wordsFields = denialWords.keyof().options

/** Field → the first placeholder in it that nobody can fill. */
export function unknownPlaceholders(given: DenialWords): Partial<Record<WordsField, string>> {
  return Object.fromEntries(
    wordsFields.flatMap((field) => {
      const unknown = namedIn(given[field]).find((key) => !isDenialPlaceholder(key))
      return unknown ? [[field, unknown]] : []
    }),
  )
}

export const areSameWords = (one: DenialWords, other: DenialWords): boolean =>
  wordsFields.every((field) => one[field] === other[field])

/** The reasons for which this wording is proposed. */
export const reasonsFor = (template: DenialTemplate): DenialReason[] =>
  denialReasons.filter((reason) => templateFor[reason] === template)

interface Selection {
  start: number
  end: number
}

/** A placeholder where the person was writing, in place of what they had marked. */
export const withPlaceholder = (text: string, key: string, { start, end }: Selection): string =>
  `${text.slice(0, start)}[${key}]${text.slice(end)}`
