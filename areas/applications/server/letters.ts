// What applicants hear by mail: an offer, an assignment, its end. In their own language, whoever sends it.

import { contactSettings } from '#areas/project-settings/rules/settings.ts'
import type { Context } from '#platform/server/context.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { queueMail, type MailDraft } from '#platform/server/mail/outbox.ts'
import { readSetting } from '#platform/server/session/settings.ts'
import { swissDate } from './answers.ts'
import type { ApplicationRow } from './application-row.ts'
import { addressOf, type HousedObject } from './object-row.ts'

interface Told {
  application: ApplicationRow
  housed: HousedObject
}

interface Offered extends Told {
  token: string
  /** YYYY-MM-DD. */
  day: string
  comment: string | undefined
}

export async function mailOffer(ctx: Context, { application, housed, token, day, comment }: Offered): Promise<string> {
  const t = translatorFor(application.language)
  const values = { ...wordsOf(housed), date: swissDate(day) }
  const remark = comment ? [t('applications_mail_comment', { comment })] : []
  return queueMail(ctx, {
    ...addressedTo(application),
    kind: 'offer',
    subject: t('applications_mail_offer_subject', values),
    paragraphs: [t('applications_mail_offer_text', values), ...remark, t('applications_mail_offer_until', values)],
    button: { label: t('applications_mail_offer_button'), href: ctx.linkTo(offerPath(application, token)) },
  })
}

/** The page opens in the applicant's language. */
const offerPath = ({ language }: ApplicationRow, token: string): string =>
  `/action/${token}/offer-form${language === 'de' ? '' : `?language=${language}`}`

export async function mailAssignment(ctx: Context, { application, housed }: Told): Promise<string> {
  const t = translatorFor(application.language)
  const values = wordsOf(housed)
  return queueMail(ctx, {
    ...addressedTo(application),
    kind: 'assignment',
    subject: t('applications_mail_assignment_subject', values),
    paragraphs: [t('applications_mail_assignment_text', values), t('applications_mail_assignment_next')],
  })
}

export async function mailCancellation(ctx: Context, { application, housed }: Told): Promise<string> {
  const t = translatorFor(application.language)
  const values = wordsOf(housed)
  return queueMail(ctx, {
    ...addressedTo(application),
    kind: 'assignment-cancelled',
    subject: t('applications_mail_cancelled_subject', values),
    paragraphs: [t('applications_mail_cancelled_text', values), await whereToAsk(ctx, application)],
  })
}

function addressedTo(
  application: ApplicationRow,
): Pick<MailDraft, 'language' | 'to' | 'applicationId' | 'greeting' | 'closing'> {
  const t = translatorFor(application.language)
  return {
    language: application.language,
    to: { name: application.contactName, address: application.contactEmail },
    applicationId: application.id,
    greeting: t('applications_mail_greeting', { name: application.contactName }),
    closing: t('applications_mail_closing'),
  }
}

async function whereToAsk(ctx: Context, { language }: ApplicationRow): Promise<string> {
  const { phone, email } = await readSetting(ctx, 'contact', contactSettings)
  const contact = [phone, email].filter(Boolean).join(', ')
  const t = translatorFor(language)
  return contact ? t('applications_mail_questions_at', { contact }) : t('applications_mail_questions')
}

const wordsOf = ({ object, building }: HousedObject) => ({ object: object.title, address: addressOf(building) })
