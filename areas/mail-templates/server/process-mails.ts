// Process mails: in the project's own text if it has one, otherwise in the default text; with the project's
// signature.

import type { Context } from '#platform/server/context.ts'
import { queueByHand } from '#platform/server/mail/by-hand.ts'
import type { Letter } from '#platform/server/mail/letter.ts'
import type { MailDraft } from '#platform/server/mail/outbox.ts'
import { AppError } from '#platform/server/app-error.ts'
import type { MailWords } from '../contract/process-mail.ts'
import { inBrackets, type Values } from '../rules/filling.ts'
import type { MailKind } from '../rules/kinds.ts'
import { assertSendable, sourceFor } from './chosen-words.ts'
import { senderOf } from './common-values.ts'
import { titleOf } from './named.ts'
import { hasOwnWords } from './own-words.ts'
import { mailWriter, type Outcome, type WrittenMail, type Writing } from './writer.ts'

/** Declared once by an area; used for both the preview and the sending. */
export interface ProcessMail<Draft> {
  kind: MailKind
  /** Default text, used if the project has no text of its own. */
  usual: Draft
  /** The code has no default text: without a template the standard text is used. */
  isStandard?: boolean
  /** The recipient's address is entered in the dialog, not stored in a record. */
  isAddressAsked?: boolean
  /** Called only when the project has its own text. */
  values: () => Values | Promise<Values>
}

type Sendable = Letter & { to: { name: string }; templateId?: string }

/**
 * Many mails of a process: answers how to word each. Refuses, naming whom, when something is missing that the project's words
 * name; where nobody is there to be told, the usual words go instead.
 */
export async function processWords(ctx: Context, kinds: readonly MailKind[]) {
  const hasOwn = await hasOwnWords(ctx, kinds)
  const writer = hasOwn ? await mailWriter(ctx, kinds) : null
  return async <Draft extends Sendable>(mail: ProcessMail<Draft>, words?: MailWords): Promise<Draft> => {
    const { kind, usual, isStandard } = mail
    const { language, button, to } = usual
    const own = writer ?? (words || isStandard ? await mailWriter(ctx, [kind]) : null)
    if (!own) return usual
    const signature = own.signature(language)
    const signed = signature ? { ...usual, signature } : usual
    const source = sourceFor(own, { ...mail, language, words })
    if (!source) return signed
    assertSendable(ctx, { kind, language }, source)
    const outcome = own.write({ kind, language, values: await mail.values(), button, ...source })
    const { templateId } = source
    if ('mail' in outcome) return { ...ready(usual, outcome.mail), ...(templateId && { templateId }) }
    if (senderOf(ctx)) throw missing(ctx, outcome, to.name)
    return signed
  }
}

export const inProjectWords = async <Draft extends Sendable>(
  ctx: Context,
  mail: ProcessMail<Draft>,
  words?: MailWords,
): Promise<Draft> => (await processWords(ctx, [mail.kind]))(mail, words)

/** Enqueues the mail as previewed and returns its id. A mail sent by staff can be recalled for a while. */
export const sendProcessMail = async (ctx: Context, mail: ProcessMail<MailDraft>, words?: MailWords): Promise<string> =>
  queueByHand(ctx, await inProjectWords(ctx, mail, words))

const ready = <Draft extends Letter>(draft: Draft, { subject, html, text }: WrittenMail): Draft => ({
  ...draft,
  subject,
  written: { html, text },
})

/** Letter for a mail whose text is complete, for queueing or for a preview. */
export const letterOf = (language: Letter['language'], { subject, html, text }: WrittenMail): Letter => ({
  language,
  subject,
  greeting: '',
  paragraphs: [],
  closing: '',
  written: { html, text },
})

/** Creates a single mail. If values are missing, the error names them and the recipient. */
export async function writtenMail(ctx: Context, writing: Writing & { to: string }): Promise<WrittenMail> {
  const outcome = (await mailWriter(ctx)).write(writing)
  if ('mail' in outcome) return outcome.mail
  throw missing(ctx, outcome, writing.to)
}

function missing(ctx: Context, { empty, unknown }: Exclude<Outcome, { mail: WrittenMail }>, who: string): AppError {
  if (unknown.length > 0)
    return new AppError('mail_templates_unknown', { values: { names: unknown.map(inBrackets).join(', ') } })
  return new AppError('mail_templates_empty', { values: { who, names: namesOf(ctx, empty) } })
}

/** Titles of the placeholders, joined. */
export const namesOf = (ctx: Context, keys: readonly string[]): string =>
  keys.map((key) => titleOf(ctx, key)).join(', ')
