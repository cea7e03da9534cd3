// Words as they would read: with what is known of an application, and the names of what is only known when they are sent.

import type { AnswerOf, BodyOf } from '#platform/contract/endpoint.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { composeMail } from '#platform/server/mail/letter.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import type { previewMailTemplate } from '../contract/templates.ts'
import type { Values } from '../rules/filling.ts'
import { placeholdersOf } from '../rules/kinds.ts'
import { linkPlaceholders, mayBeEmpty, placeholderSources } from '../rules/placeholders.ts'
import { titleOf } from './named.ts'
import { letterOf } from './process-mails.ts'
import { mailWriter } from './writer.ts'

type Asked = Omit<BodyOf<typeof previewMailTemplate>, 'applicationId'>

/** `values` are those of the application; null without one. */
export async function previewWords(
  ctx: StaffContext,
  { kind, language, subject, body }: Asked,
  values: Values | null,
): Promise<AnswerOf<typeof previewMailTemplate>> {
  const writer = await mailWriter(ctx, [kind])
  const given = { subject, bodyHtml: body }
  const all = { ...later(kind, language), ...values }
  const outcome = writer.write({ kind, language, values: all, given })
  if ('mail' in outcome) return { ...page(ctx, language, outcome.mail), empty: [], unknown: [] }
  // Shown all the same, with the gaps by their names.
  const gaps = Object.fromEntries(outcome.empty.map((key) => [key, `[${titleOf(ctx, key)}]`]))
  const shown = writer.write({ kind, language, values: { ...all, ...gaps }, given: without(given, outcome.unknown) })
  return {
    ...('mail' in shown ? page(ctx, language, shown.mail) : { subject, html: '' }),
    empty: outcome.empty.map((key) => titleOf(ctx, key)),
    unknown: outcome.unknown.map((key) => `[${key}]`),
  }
}

function page(ctx: StaffContext, language: Asked['language'], mail: { subject: string; html: string; text: string }) {
  const { html } = composeMail(letterOf(language, mail), { senderName: ctx.workspace.name })
  return { subject: mail.subject, html }
}

/** In the language of the mail: what no application knows before there is an offer, a request, a contract. */
function later(kind: Asked['kind'], language: Asked['language']): Values {
  const t = translatorFor(language)
  const common: readonly string[] = [
    ...placeholderSources.project,
    ...placeholderSources.sender,
    ...placeholderSources.misc,
  ]
  const keys = placeholdersOf(kind).filter((key) => !common.includes(key) && !mayBeEmpty.includes(key))
  return Object.fromEntries(
    keys.map((key) => {
      const name = t(`mail_templates_${key}`)
      return [key, linkPlaceholders.includes(key) ? { href: '#', label: name } : `«${name}»`]
    }),
  )
}

/** A placeholder that nobody knows stands as it was written. */
function without(given: { subject: string; bodyHtml: string }, unknown: readonly string[]) {
  const clean = (text: string) =>
    unknown.reduce((rest, key) => rest.replaceAll(new RegExp(String.raw`\[(?=${key}(?!\w))`, 'g'), '⟦'), text)
  return { subject: clean(given.subject), bodyHtml: clean(given.bodyHtml) }
}
