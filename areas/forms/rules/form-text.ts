// Text of a form: a key of the product's texts, available in every language, or the project's own text in both
// languages.

import { z } from 'zod'
import type { Language } from '#platform/rules/project-type.ts'

/** A text key of areas/application-form/texts. */
export const textKey = z.string().regex(/^[a-z0-9]+(_[a-z0-9]+)*$/)

/** May be empty in a draft; a published form has both languages. */
export const ownText = z.strictObject({ de: z.string().max(4000), fr: z.string().max(4000) })
export type OwnText = z.infer<typeof ownText>

export const formTextShape = z.union([textKey, ownText])
export type FormText = z.infer<typeof formTextShape>

type Values = Record<string, string | number>
export type Say = (key: string, values?: Values) => string

export const isOwnText = (text: FormText): text is OwnText => typeof text !== 'string'

/** The only function that renders form texts: in pages, mails, documents, lists and the audit. */
export function formText(text: FormText, say: Say, language: Language, values?: Values): string {
  if (!isOwnText(text)) return say(text, values)
  const said = text[language].trim() || text.de.trim() || text.fr.trim()
  return said.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => String(values?.[name] ?? whole))
}
