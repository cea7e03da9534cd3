// Texts of a template: subject and body in each language, and their validation.

import { z } from 'zod'
import { languages, type Language } from '#platform/rules/project-type.ts'
import { namedIn, strangersIn } from './filling.ts'
import { kindRules, placeholdersOf, type MailKind } from './kinds.ts'
import { linkPlaceholders } from './placeholders.ts'

const text = (max: number) => z.string().trim().max(max, 'general_text_too_long')

/** Bodies are HTML. A language may be left empty: its recipients get the default text. */
export const templateWords = z.object({
  de_subject: text(200),
  de_body: text(60_000),
  fr_subject: text(200),
  fr_body: text(60_000),
})
export type TemplateWords = z.infer<typeof templateWords>
export type WordsField = keyof TemplateWords
export const wordsFields = templateWords.keyof().options

export interface Fault {
  key: 'general_field_is_required' | 'mail_templates_unknown' | 'mail_templates_not_in_subject' | 'mail_templates_needs'
  /** The placeholders that the fault is about. */
  names: readonly string[]
}

export const isBlank = (html: string): boolean =>
  !/<(img|hr)\b/.test(html) && html.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') === ''

/** Languages with a subject or body. */
export const languagesOf = (words: TemplateWords): Language[] =>
  languages.filter((language) => words[`${language}_subject`].trim() !== '' || !isBlank(words[`${language}_body`]))

/** Returns the first fault of each field; an empty object if the texts can be saved. */
export function faultsIn(kind: MailKind, words: TemplateWords): Partial<Record<WordsField, Fault>> {
  const written = languagesOf(words)
  return Object.fromEntries(
    (written.length === 0 ? languages.slice(0, 1) : written).flatMap((language) => {
      const [subject, body] = [`${language}_subject`, `${language}_body`] as const
      return [
        [subject, subjectFault(kind, words[subject])],
        [body, bodyFault(kind, words[body])],
      ].filter(([, fault]) => fault !== null)
    }),
  )
}

function subjectFault(kind: MailKind, subject: string): Fault | null {
  if (subject.trim() === '') return required
  const unknown = unknownIn(kind, subject)
  if (unknown) return unknown
  const names = namedIn(subject).filter((key) => linkPlaceholders.includes(key) || key === 'place_signature')
  return names.length > 0 ? { key: 'mail_templates_not_in_subject', names } : null
}

function bodyFault(kind: MailKind, body: string): Fault | null {
  if (isBlank(body)) return required
  const unknown = unknownIn(kind, body)
  if (unknown) return unknown
  const { needs } = kindRules[kind]
  return needs && !namedIn(body).includes(needs) ? { key: 'mail_templates_needs', names: [needs] } : null
}

const required: Fault = { key: 'general_field_is_required', names: [] }

function unknownIn(kind: MailKind, words: string): Fault | null {
  const names = strangersIn(words, placeholdersOf(kind))
  return names.length > 0 ? { key: 'mail_templates_unknown', names } : null
}
