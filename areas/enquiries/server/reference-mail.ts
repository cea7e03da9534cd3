// The mail that asks for a reference, and the one that reminds of it: the same words in the preview and in the post.

import type { ApplicationRow } from '#areas/applications/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import type { Letter } from '#platform/server/mail/letter.ts'
import { queueMail } from '#platform/server/mail/outbox.ts'
import type { Language } from '#platform/rules/project-type.ts'
import type { ReferenceKind } from '../rules/references.ts'
import { nameOf, type AdultRow } from './adult-row.ts'

export interface Referee {
  kind: ReferenceKind
  contactName: string
  contactEmail: string
  language: Language
}

interface About {
  person: Pick<AdultRow, 'firstName' | 'lastName'>
  application: ApplicationRow
}

export function referenceLetter(ctx: Context, { person }: About, referee: Referee, isReminder = false): Letter {
  const t = translatorFor(referee.language)
  const values = { name: nameOf(person), workspace: ctx.workspace.name }
  return {
    language: referee.language,
    subject: t(isReminder ? 'enquiries_mail_reminder_subject' : 'enquiries_mail_reference_subject', values),
    greeting: t('applications_mail_greeting', { name: referee.contactName }),
    paragraphs: [
      ...(isReminder ? [t('enquiries_mail_reminder_text', values)] : []),
      t(`enquiries_mail_reference_${referee.kind}`, values),
      t('enquiries_mail_reference_consent', values),
      t('enquiries_mail_reference_how'),
    ],
    closing: t('applications_mail_closing'),
  }
}

interface Sending extends Referee {
  token: string
  isReminder?: boolean
}

export async function mailReference(ctx: Context, about: About, { token, isReminder, ...referee }: Sending) {
  const { kind, contactName, contactEmail, language } = referee
  const query = `?type=${kind}${language === 'de' ? '' : `&language=${language}`}`
  return queueMail(ctx, {
    ...referenceLetter(ctx, about, referee, isReminder),
    kind: isReminder ? 'reference-reminder' : 'reference',
    language,
    to: { name: contactName, address: contactEmail },
    applicationId: about.application.id,
    button: {
      label: translatorFor(language)('enquiries_mail_reference_button'),
      href: ctx.linkTo(`/action/${token}/reference-form${query}`),
    },
  })
}
