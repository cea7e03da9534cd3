// Source of a process mail's text: the default text of the code, a template, or text for this mail alone.

import type { Context } from '#platform/server/context.ts'
import { notFound, AppError } from '#platform/server/app-error.ts'
import type { MailWords, ShownMail } from '../contract/process-mail.ts'
import { inBrackets } from '../rules/filling.ts'
import { kindRules, type MailKind } from '../rules/kinds.ts'
import { faultsIn, type Fault } from '../rules/template-words.ts'
import { titleOf } from './named.ts'
import type { Words } from './own-words.ts'
import { htmlOf } from './standard-words.ts'
import type { MailWriter, Writing } from './writer.ts'

interface Asked extends Pick<Writing, 'kind' | 'language'> {
  /** The code has no default text for this kind: its standard text is the default. */
  isStandard?: boolean | undefined
  words: MailWords | undefined
}

/** Null for the default text of the code. */
export type Source = Pick<Writing, 'given' | 'templateId'> | null

export function sourceFor(writer: MailWriter, { kind, language, isStandard, words }: Asked): Source {
  const given = words?.texts?.[language]
  if (given) return { given: { subject: given.subject, bodyHtml: given.body } }
  const from = words?.from
  if (from === 'new') return { given: emptyMail(kind) }
  if (from !== undefined && from !== 'usual') return templateIn(writer, kind, from)
  if (from === undefined && writer.hasOwn(kind, language)) return {}
  return isStandard ? { given: writer.standardOf({ kind, language }) } : null
}

function templateIn(writer: MailWriter, kind: MailKind, templateId: string): Source {
  // The template may have been deleted or deactivated since it was chosen.
  if (!writer.templatesOf(kind).some(({ id }) => id === templateId)) throw notFound('mail_templates_not_found')
  return { templateId }
}

/** Identifier of the source in the picker. */
export function nameOfSource(writer: MailWriter, { kind, language, words }: Asked): ShownMail['from'] {
  if (words?.from) return words.from
  const own = writer.templatesOf(kind).find(({ isDefault }) => isDefault)
  return own && writer.hasOwn(kind, language) ? own.id : 'usual'
}

/** Greeting, an empty paragraph, the required placeholder and the signature. */
const emptyMail = (kind: MailKind): Words => {
  const { needs } = kindRules[kind]
  return {
    subject: '',
    bodyHtml: htmlOf(['[place_letter_salutation]', '', ...(needs ? [`[${needs}]`] : []), '[place_signature]']),
  }
}

/** Errors in the text of a mail, as sentences. */
export const problemsIn = (ctx: Context, asked: Pick<Asked, 'kind' | 'language'>, source: Source): string[] =>
  faultsOf(asked, source).map((fault) => ctx.t(keyOf(fault), { names: namesIn(ctx, fault) }))

export function assertSendable(ctx: Context, asked: Pick<Asked, 'kind' | 'language'>, source: Source): void {
  const [fault] = faultsOf(asked, source)
  if (fault) throw new AppError(keyOf(fault), { values: { names: namesIn(ctx, fault) } })
}

function faultsOf({ kind, language }: Pick<Asked, 'kind' | 'language'>, source: Source): Fault[] {
  const given = source?.given
  if (!given) return []
  const nothing = { de_subject: '', de_body: '', fr_subject: '', fr_body: '' }
  const words = { ...nothing, [`${language}_subject`]: given.subject, [`${language}_body`]: given.bodyHtml }
  // If all languages are empty, the fault is reported for the first language.
  return Object.values(faultsIn(kind, words)).flatMap((fault) => (fault ? [fault] : []))
}

const keyOf = ({ key }: Fault): string => (key === 'general_field_is_required' ? 'mail_templates_words_missing' : key)

const namesIn = (ctx: Context, { key, names }: Fault): string =>
  names.map((name) => (key === 'mail_templates_unknown' ? inBrackets(name) : titleOf(ctx, name))).join(', ')
