// A mail about a visit: the project's text, or the standard text of its kind filled with the same values.

import type { ProcessMail, Values } from '#areas/mail-templates/server/public.ts'
import type { MailKind } from '#areas/mail-templates/rules/kinds.ts'
import type { Language } from '#platform/rules/project-type.ts'
import type { Context } from '#platform/server/context.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import type { MailDraft } from '#platform/server/mail/outbox.ts'

interface VisitMail {
  kind: MailKind
  language: Language
  to: { name: string; address: string }
  values: Values
  /** Placeholder whose link becomes the button. */
  button?: string
  rest: Partial<MailDraft>
}

export function visitMail(
  ctx: Context,
  { kind, language, to, values, button, rest }: VisitMail,
): ProcessMail<MailDraft> {
  const t = translatorFor(language, ctx.workspace.projectType)
  const filled = (text: string) =>
    text
      .replaceAll(/\[(place_\w+)\]/g, (_, key: string) => spelled(values[key]))
      .replaceAll(/^[^\n]*: *$\n?/gm, '')
      .trim()
  const main = button ? values[button] : undefined
  const isMain = (paragraph: string) => paragraph === `[${button}]`
  const usual: MailDraft = {
    ...rest,
    kind: kind.replaceAll('_', '-'),
    language,
    to,
    subject: filled(t(`mail_templates_standard_${kind}_subject`)),
    greeting: t('applications_mail_greeting', { name: to.name }),
    paragraphs: t(`mail_templates_standard_${kind}_text`)
      .split('\n\n')
      .filter((paragraph) => !isMain(paragraph))
      .map(filled)
      .filter((paragraph) => paragraph !== ''),
    closing: t('applications_mail_closing'),
    ...(main && typeof main === 'object' && 'href' in main && { button: main }),
  }
  return { kind, usual, values: () => values }
}

function spelled(value: Values[string]): string {
  if (value === undefined) return ''
  if (typeof value === 'string') return value
  return 'href' in value ? `${value.label}: ${value.href}` : value.text
}
