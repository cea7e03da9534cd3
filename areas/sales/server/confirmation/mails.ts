// Mails of the buying confirmation, in the language of the application.

import { applicationValues, swissDate, type ApplicationRow } from '#areas/applications/server/public.ts'
import { inProjectWords, type ProcessMail } from '#areas/mail-templates/server/public.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import type { Context } from '#platform/server/context.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { queueMail, type MailDraft } from '#platform/server/mail/outbox.ts'
import type { LinkKey } from '../../contract/confirmation-form.ts'
import type { NewLink } from './link.ts'

const pathOf = ({ uuid, token }: LinkKey, language: string) =>
  `/action/${uuid}/${token}/buying-confirmation-form${language === 'de' ? '' : `?language=${language}`}`

type Worded = 'form' | 'received' | 'new_link'

/** Subject and text are in the texts `sales_mail_<name>_…`. */
function draft(ctx: Context, application: ApplicationRow, name: Worded, { key, until }: { key: LinkKey; until: Date }) {
  const { id, number, contactName, contactEmail, language } = application
  const t = translatorFor(language)
  const date = swissDate(dayOf(until))
  const button = { label: t(`sales_mail_${name}_button`), href: ctx.linkTo(pathOf(key, language)) }
  const usual: MailDraft = {
    kind: `buying-confirmation-${name.replace('_', '-')}`,
    record: { kind: 'application', id },
    language,
    to: { name: contactName, address: contactEmail },
    subject: t(`sales_mail_${name}_subject`, { number }),
    greeting: t('applications_mail_greeting', { name: contactName }),
    paragraphs: [t(`sales_mail_${name}_text`), t('sales_mail_until', { date })],
    button,
    closing: t('applications_mail_closing'),
  }
  const values = async () => ({
    ...(await applicationValues(ctx, application)),
    place_buying_confirmation_link: button,
    place_buying_confirmation_valid_until: date,
  })
  return { usual, values }
}

export function confirmationFormMail(
  ctx: Context,
  application: ApplicationRow,
  { token, columns }: NewLink,
): ProcessMail<MailDraft> {
  const key = { uuid: application.id, token }
  return { kind: 'buying_confirmation_form', ...draft(ctx, application, 'form', { key, until: columns.linkUntil }) }
}

/** Sent after each confirmation by the buyer; the link shows it and can change it while it is valid. */
export async function mailReceived(
  ctx: Context,
  application: ApplicationRow,
  key: LinkKey,
  until: Date,
): Promise<void> {
  const mail = draft(ctx, application, 'received', { key, until })
  await queueMail(ctx, await inProjectWords(ctx, { kind: 'buying_confirmation_received', ...mail }))
}

export const newLinkMail = (ctx: Context, application: ApplicationRow, { token, columns }: NewLink): MailDraft =>
  draft(ctx, application, 'new_link', { key: { uuid: application.id, token }, until: columns.linkUntil }).usual
