// Preview of a process mail, created by the function that sends it: filled for its recipient, with missing values
// listed.

import type { Context } from '#platform/server/context.ts'
import { composeMail } from '#platform/server/mail/letter.ts'
import type { MailDraft } from '#platform/server/mail/outbox.ts'
import type { MailWords, ShownMail } from '../contract/process-mail.ts'
import { backToPlaceholders } from '../rules/back-to-words.ts'
import type { Values } from '../rules/filling.ts'
import { placeholdersOf, sourcesOf } from '../rules/kinds.ts'
import { nameOfSource, problemsIn, sourceFor, type Source } from './chosen-words.ts'
import { writtenWithGaps } from './gaps.ts'
import { choicesOf } from './named.ts'
import type { Words } from './own-words.ts'
import { letterOf, type ProcessMail } from './process-mails.ts'
import { htmlOf } from './standard-words.ts'
import { turnedDownFor } from './suppressed-address.ts'
import { mailWriter, type MailWriter } from './writer.ts'

export async function lookAtMail(
  ctx: Context,
  mail: ProcessMail<MailDraft>,
  words: MailWords | undefined,
): Promise<ShownMail> {
  const { kind, usual } = mail
  const { language, to } = usual
  const writer = await mailWriter(ctx, [kind])
  const values = await mail.values()
  const asked = { ...mail, language, words }
  const source = sourceFor(writer, asked)
  const { letter, problems } = read(ctx, writer, { mail, values, source })
  const { text, html } = composeMail(letter, { senderName: ctx.workspace.name })
  const { subject, bodyHtml } = source
    ? writer.wordsOf({ kind, language, ...source })
    : wordsOfUsual(usual, values, placeholdersOf(kind))
  return {
    // A recipient without a mail address gets a letter.
    to: to.address || ctx.t('mail_templates_by_letter'),
    language,
    subject: letter.subject,
    body: text,
    html: html.replaceAll(/(<a\b[^>]*?) href="[^"]*"/g, '$1'),
    kind,
    from: nameOfSource(writer, asked),
    templates: writer.templatesOf(kind).map(({ id, title, isDefault }) => ({ id, title, isDefault })),
    words: { subject, body: bodyHtml },
    placeholders: choicesOf(ctx, sourcesOf(kind)),
    problems: [...problemsIn(ctx, asked, source), ...problems],
    turnedDown: await turnedDownFor(ctx, to.address, mail.isAddressAsked ? null : usual.record),
  }
}

interface Reading {
  mail: ProcessMail<MailDraft>
  values: Values
  source: Source
}

function read(ctx: Context, writer: MailWriter, { mail: { kind, usual }, values, source }: Reading) {
  const { language, button } = usual
  if (!source) {
    const signature = writer.signature(language)
    return { letter: signature ? { ...usual, signature } : usual, problems: [] }
  }
  const { mail, empty, unknown } = writtenWithGaps(ctx, writer, { kind, language, values, button, ...source })
  const missing = empty.length > 0 ? [ctx.t('mail_templates_would_stop', { names: empty.join(', ') })] : []
  // Unknown placeholders in a text edited for this mail are already reported as faults of that text.
  const strange =
    unknown.length > 0 && !source.given ? [ctx.t('mail_templates_unknown', { names: unknown.join(', ') })] : []
  return { letter: letterOf(language, mail), problems: [...missing, ...strange] }
}

/** Default text for editing: greeting, link, signature and known values become placeholders. */
function wordsOfUsual(usual: MailDraft, values: Values, allowed: readonly string[]): Words {
  const back = (text: string) => backToPlaceholders(text, values, allowed)
  const link = allowed.find((key) => {
    const value = values[key]
    return typeof value === 'object' && 'href' in value && value.href === usual.button?.href
  })
  const greets = values['place_letter_salutation'] === usual.greeting
  return {
    subject: back(usual.subject),
    bodyHtml: htmlOf([
      greets ? '[place_letter_salutation]' : back(usual.greeting),
      ...usual.paragraphs.map(back),
      ...(link ? [`[${link}]`] : []),
      '[place_signature]',
    ]),
  }
}
