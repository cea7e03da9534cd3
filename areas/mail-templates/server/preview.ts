// Preview of a text, filled with the data of an application; values known only at sending are shown by their title.

import type { ResponseOf, BodyOf } from '#platform/contract/endpoint.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { composeMail } from '#platform/server/mail/letter.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import type { previewMailTemplate } from '../contract/templates.ts'
import type { Values } from '../rules/filling.ts'
import { placeholdersOf } from '../rules/kinds.ts'
import { linkPlaceholders, mayBeEmpty, placeholderSources } from '../rules/placeholders.ts'
import { writtenWithGaps } from './gaps.ts'
import { letterOf } from './process-mails.ts'
import { mailWriter } from './writer.ts'

type Asked = Omit<BodyOf<typeof previewMailTemplate>, 'applicationId'>

/** `values` of the application; null without an application. */
export async function previewWords(
  ctx: StaffContext,
  { kind, language, subject, body }: Asked,
  values: Values | null,
): Promise<ResponseOf<typeof previewMailTemplate>> {
  const writer = await mailWriter(ctx, [kind])
  const given = { subject, bodyHtml: body }
  const all = { ...later(ctx, kind, language), ...values }
  const { mail, empty, unknown } = writtenWithGaps(ctx, writer, { kind, language, values: all, given })
  const { html } = composeMail(letterOf(language, mail), { senderName: ctx.workspace.name })
  return { subject: mail.subject, html: mail.html === '' ? '' : html, empty, unknown }
}

/** Stand-ins, in the language of the mail, for values that exist only with an offer, request or contract. */
function later(ctx: Context, kind: Asked['kind'], language: Asked['language']): Values {
  const t = translatorFor(language, ctx.workspace.projectType)
  const common: readonly string[] = [
    ...placeholderSources.project,
    ...placeholderSources.sender,
    ...placeholderSources.misc,
  ]
  const keys = placeholdersOf(kind).filter((key) => !common.includes(key) && !mayBeEmpty.includes(key))
  return Object.fromEntries(
    keys.map((key) => {
      const name = t(`mail_templates_${key}`)
      if (linkPlaceholders.includes(key)) return [key, { href: '#', label: name }]
      return [key, exampleOf(t, key) ?? `«${name}»`]
    }),
  )
}

/** Example value for data that no record has yet, so that the preview reads like a mail. */
function exampleOf(t: Translate, key: string): string | null {
  const example = key.replace(/^place_/, 'mail_templates_example_')
  const words = t(example)
  return words === example ? null : words
}

type Translate = ReturnType<typeof translatorFor>
