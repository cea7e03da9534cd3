// The mails of the process: in the project's own words where it has written some, else as they always read; signed its own way.

import type { Context } from '#platform/server/context.ts'
import type { Letter } from '#platform/server/mail/letter.ts'
import { Refusal } from '#platform/server/refusal.ts'
import type { Values } from '../rules/filling.ts'
import type { MailKind } from '../rules/kinds.ts'
import { senderOf } from './common-values.ts'
import { titleOf } from './named.ts'
import { hasOwnWords } from './own-words.ts'
import { mailWriter, type Outcome, type WrittenMail, type Writing } from './writer.ts'

interface Process<Draft> {
  kind: MailKind
  /** How it reads without words of the project. */
  usual: Draft
  /** Asked for only when the project has words of its own. */
  values: () => Values | Promise<Values>
  given?: Writing['given']
}

/**
 * Many mails of a process: answers how to word each. Refuses, naming whom, when something is missing that the project's words
 * name; where nobody is there to be told, the usual words go instead.
 */
export async function processWords(ctx: Context, kinds: readonly MailKind[]) {
  const hasOwn = await hasOwnWords(ctx, kinds)
  const writer = hasOwn ? await mailWriter(ctx, kinds) : null
  return async <Draft extends Letter & { to: { name: string } }>(mail: Process<Draft>): Promise<Draft> => {
    const { kind, usual, given } = mail
    const { language, button } = usual
    const own = writer ?? (given ? await mailWriter(ctx, [kind]) : null)
    if (!own) return usual
    const signature = own.signature(language)
    const signed = signature ? { ...usual, signature } : usual
    if (!given && !own.hasOwn(kind, language)) return signed
    const outcome = own.write({ kind, language, values: await mail.values(), given, button })
    if ('mail' in outcome) return ready(usual, outcome.mail)
    if (senderOf(ctx)) throw missing(ctx, outcome, usual.to.name)
    return signed
  }
}

export const inProjectWords = async <Draft extends Letter & { to: { name: string } }>(
  ctx: Context,
  mail: Process<Draft>,
): Promise<Draft> => (await processWords(ctx, [mail.kind]))(mail)

const ready = <Draft extends Letter>(draft: Draft, { subject, html, text }: WrittenMail): Draft => ({
  ...draft,
  subject,
  written: { html, text },
})

/** What a mail needs that is written from start to end: to be queued, or looked at. */
export const letterOf = (language: Letter['language'], { subject, html, text }: WrittenMail): Letter => ({
  language,
  subject,
  greeting: '',
  paragraphs: [],
  closing: '',
  written: { html, text },
})

/** One mail by hand; refused with the names of what is missing, and for whom. */
export async function writtenMail(ctx: Context, writing: Writing & { to: string }): Promise<WrittenMail> {
  const outcome = (await mailWriter(ctx)).write(writing)
  if ('mail' in outcome) return outcome.mail
  throw missing(ctx, outcome, writing.to)
}

function missing(ctx: Context, { empty, unknown }: Exclude<Outcome, { mail: WrittenMail }>, who: string): Refusal {
  if (unknown.length > 0)
    return new Refusal('mail_templates_unknown', { values: { names: unknown.map((key) => `[${key}]`).join(', ') } })
  return new Refusal('mail_templates_empty', { values: { who, names: namesOf(ctx, empty) } })
}

/** Placeholders by the names that people know them by. */
export const namesOf = (ctx: Context, keys: readonly string[]): string =>
  keys.map((key) => titleOf(ctx, key)).join(', ')
