// The text that a new template of each kind starts with, in the words of the project's type.

import type { Language, ProjectType } from '#platform/rules/project-type.ts'
import { escapedHtml } from '#platform/rules/mail-look.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { kindRules, type MailKind } from '../rules/kinds.ts'
import { mailProof } from './mail-proof.ts'
import type { Words } from './own-words.ts'

/** The standard texts never change while the product runs. */
const known = new Map<string, Words>()

/** A free mail has only a greeting and a signature; the writer adds the text between. */
export function standardWords(kind: MailKind, language: Language, projectType: ProjectType): Words {
  const key = `${kind} ${language} ${projectType}`
  const words = known.get(key) ?? readStandardWords(kind, language, projectType)
  known.set(key, words)
  return words
}

function readStandardWords(kind: MailKind, language: Language, projectType: ProjectType): Words {
  const t = translatorFor(language, projectType)
  const isFree = kindRules[kind].group === 'free'
  const paragraphs = isFree ? [''] : t(`mail_templates_standard_${kind}_text`).split('\n\n')
  return {
    subject: isFree ? '' : t(`mail_templates_standard_${kind}_subject`),
    bodyHtml: htmlOf(['[place_letter_salutation]', ...paragraphs, '[place_signature]']),
  }
}

/** Converts plain text to the body of a mail: an empty line starts a paragraph. */
export const htmlOf = (paragraphs: readonly string[]): string =>
  mailProof(paragraphs.map((one) => `<p>${escapedHtml(one).replaceAll('\n', '<br>')}</p>`).join(''))
