// Draft of a bulk mail before it is prepared.

import type { UploadedFile } from '#platform/contract/file.ts'
import type { TemplateWords } from '#areas/mail-templates/rules/template-words.ts'
import type { Language } from '#platform/rules/project-type.ts'
import { isBlank } from '../writing/use-draft.ts'

export interface BulkWording {
  subject: string
  body: string
}

export interface BulkDraft {
  words: Partial<Record<Language, BulkWording>>
  attachments: readonly UploadedFile[]
  isNews: boolean
  withLetters: boolean
  templateId: string | null
}

export const noWords: BulkDraft = { words: {}, attachments: [], isNews: false, withLetters: true, templateId: null }

export const isEmptyWording = (wording: BulkWording | undefined): boolean =>
  !wording || (!wording.subject.trim() && isBlank(wording.body))

export const isBlankBulk = ({ words, attachments }: BulkDraft): boolean =>
  attachments.length === 0 && Object.values(words).every(isEmptyWording)

/** Returns the missing fields. Each language begun must be complete, and at least one language is required. */
export function gapsOf(
  { words }: BulkDraft,
  languages: readonly Language[],
): { language: Language; field: 'subject' | 'body' }[] {
  const begun = languages.filter((language) => !isEmptyWording(words[language]))
  const asked = begun.length > 0 ? begun : languages.slice(0, 1)
  return asked.flatMap((language) => {
    const wording = words[language]
    return [
      ...(wording?.subject.trim() ? [] : [{ language, field: 'subject' as const }]),
      ...(wording && !isBlank(wording.body) ? [] : [{ language, field: 'body' as const }]),
    ]
  })
}

/** Texts of the languages that are not empty; only these are sent. */
export const writtenWords = (
  { words }: BulkDraft,
  languages: readonly Language[],
): Partial<Record<Language, BulkWording>> =>
  Object.fromEntries(
    languages.flatMap((language) => (isEmptyWording(words[language]) ? [] : [[language, words[language]]])),
  )

/** Text in the shape of a project's mail template. */
export const templateWordsOf = (draft: BulkDraft, languages: readonly Language[]): Partial<TemplateWords> =>
  Object.fromEntries(
    Object.entries(writtenWords(draft, languages)).flatMap(([language, { subject, body }]) => [
      [`${language}_subject`, subject],
      [`${language}_body`, body],
    ]),
  )
