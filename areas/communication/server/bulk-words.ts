// The words of a bulk mail for one of its recipients: in their language, filled with what is known of their household.

import { householdValues } from '#areas/applications/server/public.ts'
import type { MailWriter } from '#areas/mail-templates/server/public.ts'
import { languages, type Language } from '#platform/rules/project-type.ts'
import type { taskGroup } from '#areas/tasks/server/tables.ts'
import type { Context } from '#platform/server/context.ts'

export const bulkKind = 'free_applications'
export type Words = (typeof taskGroup.$inferSelect)['words']

/** Their own language where the mail has words in it, else the one it has. */
export function spokenTo({ language }: { language: Language }, words: Words): Language {
  return words[language] ? language : (languages.find((one) => words[one]) ?? language)
}

/** By household, in the language of the words around them: nobody is greeted in one language and written to in another. */
export const bulkValues = (ctx: Context, ids: readonly string[], words: Words) =>
  householdValues(ctx, ids, { language: (language) => spokenTo({ language }, words) })

interface Filling {
  words: Words
  values: ReadonlyMap<string, Record<string, string>>
}

export function writingFor(
  id: string,
  language: Language,
  { words, values }: Filling,
): Parameters<MailWriter['write']>[0] {
  const given = words[language]
  return {
    kind: bulkKind,
    language,
    values: values.get(id) ?? {},
    ...(given && { given: { subject: given.subject, bodyHtml: given.body } }),
  }
}
