// Mails that request a reference and remind of it; the preview equals the mail sent.

import { recipientValues, type ApplicationRow } from '#areas/applications/server/public.ts'
import type { MailWords } from '#areas/mail-templates/contract/process-mail.ts'
import { sendProcessMail, type ProcessMail } from '#areas/mail-templates/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import type { MailDraft } from '#platform/server/mail/outbox.ts'
import type { Language } from '#platform/rules/project-type.ts'
import type { ReferenceKind } from '#areas/applications/rules/referees.ts'
import { nameOf, type AdultRow } from './adult-row.ts'

export interface Referee {
  kind: ReferenceKind
  contactName: string
  contactEmail: string
  language: Language
}

/** Placeholder in a preview for the link that is created on sending. */
export const tokenToCome = '…'

interface About {
  person: Pick<AdultRow, 'firstName' | 'lastName'>
  application: ApplicationRow
}

interface Asking extends Referee {
  token: string
  isReminder?: boolean
}

export function referenceLetter(ctx: Context, { person, application }: About, asking: Asking): ProcessMail<MailDraft> {
  const { kind, contactName, contactEmail, language, token, isReminder = false } = asking
  const t = translatorFor(language, ctx.workspace.projectType)
  const words = { name: nameOf(person), workspace: ctx.workspace.name }
  const query = `?type=${kind}${language === 'de' ? '' : `&language=${language}`}`
  const button = {
    label: t('enquiries_mail_reference_button'),
    href: ctx.linkTo(`/action/${token}/reference-form${query}`),
  }
  const usual: MailDraft = {
    kind: isReminder ? 'reference-reminder' : 'reference',
    language,
    to: { name: contactName, address: contactEmail },
    record: { kind: 'application', id: application.id },
    subject: t(isReminder ? 'enquiries_mail_reminder_subject' : 'enquiries_mail_reference_subject', words),
    greeting: t('applications_mail_greeting', { name: contactName }),
    paragraphs: [
      ...(isReminder ? [t('enquiries_mail_reminder_text', words)] : []),
      t(`enquiries_mail_reference_${kind}`, words),
      t('enquiries_mail_reference_consent', words),
      t('enquiries_mail_reference_how'),
    ],
    button,
    closing: t('applications_mail_closing'),
  }
  const values = () => ({
    ...recipientValues({ contactName, contactEmail, language }),
    place_reference_link: button,
    place_reference_contact: contactName,
    place_reference_person: words.name,
  })
  return { kind: isReminder ? 'reference_reminder' : `reference_${kind}`, usual, values, isAddressAsked: true }
}

export const mailReference = (ctx: Context, about: About, asking: Asking, words?: MailWords): Promise<string> =>
  sendProcessMail(ctx, referenceLetter(ctx, about, asking), words)
