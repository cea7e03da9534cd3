// The wording that is in force: the one the project saved last, or the built-in one.

import { and, desc, eq } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import type { DenialTemplate } from '../rules/denial.ts'
import { denialWords, type DenialWords } from '../rules/denial-wording.ts'
import { denialWording } from './denial-tables.ts'

interface InForce {
  /** 0 as long as nobody has saved one. */
  version: number
  words: DenialWords
}

export async function readDenialWords(ctx: Context, template: DenialTemplate): Promise<InForce> {
  const [saved] = await ctx.db
    .select()
    .from(denialWording)
    .where(and(eq(denialWording.workspaceId, ctx.workspace.id), eq(denialWording.template, template)))
    .orderBy(desc(denialWording.versionNumber))
    .limit(1)
  return {
    version: saved?.versionNumber ?? 0,
    words: saved?.words ? denialWords.parse(saved.words) : builtInWords(template),
  }
}

export function builtInWords(template: DenialTemplate): DenialWords {
  const [de, fr] = [translatorFor('de'), translatorFor('fr')]
  const [subject, text] = [`applications_denial_${template}_subject`, `applications_denial_${template}_text`]
  return { de_subject: de(subject), de_wording: de(text), fr_subject: fr(subject), fr_wording: fr(text) }
}
