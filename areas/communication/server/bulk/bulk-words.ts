// Subject and text of a bulk mail for one recipient: in the recipient's language, with placeholders filled.

import type { MailKind } from '#areas/mail-templates/rules/kinds.ts'
import type { MailWriter, Values } from '#areas/mail-templates/server/public.ts'
import { languages, type Language } from '#platform/rules/project-type.ts'
import type { taskGroup } from '#areas/tasks/server/public.ts'

export type Words = (typeof taskGroup.$inferSelect)['words']

/** The recipient's language if the mail has a text in it, else the first language that has one. */
export function spokenTo({ language }: { language: Language }, words: Words): Language {
  return words[language] ? language : (languages.find((one) => words[one]) ?? language)
}

interface Filling {
  kind: MailKind
  words: Words
  /** Placeholder values by record id. */
  values: ReadonlyMap<string, Values>
}

export function writingFor(
  id: string,
  language: Language,
  { kind, words, values }: Filling,
): Parameters<MailWriter['write']>[0] {
  const given = words[language]
  return {
    kind,
    language,
    values: values.get(id) ?? {},
    ...(given && { given: { subject: given.subject, bodyHtml: given.body } }),
  }
}
