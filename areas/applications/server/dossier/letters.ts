// Letters to applicants about an assignment and its end. They are in the applicant's language, and use the project's
// template if there is one.

import { and, desc, eq } from 'drizzle-orm'
import type { MailWords } from '#areas/mail-templates/contract/process-mail.ts'
import { sendProcessMail, type ProcessMail, type Values } from '#areas/mail-templates/server/public.ts'
import { contactSettings } from '#areas/project-settings/rules/settings.ts'
import type { Context } from '#platform/server/context.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import type { MailDraft } from '#platform/server/mail/outbox.ts'
import { mailMessage } from '#platform/server/mail/tables.ts'
import { readSetting } from '#platform/server/session/settings.ts'
import { spelledPhone } from '#platform/rules/phone.ts'
import type { ApplicationRow } from '../details/application-row.ts'
import { applicationValues, besideValues, objectValues } from '../details/mail-values.ts'
import { addressOf, type HousedObject } from '../details/object-row.ts'

interface Assigned {
  application: ApplicationRow
  housed: HousedObject
  /** Objects let together with it. */
  companions: readonly HousedObject[]
}

interface Assignment extends Assigned {
  kind: 'offer' | 'direct'
}

export function assignmentLetter(ctx: Context, { kind, ...assigned }: Assignment): ProcessMail<MailDraft> {
  const { application, housed, companions } = assigned
  const t = translatorFor(application.language, ctx.workspace.projectType)
  const values = wordsOf(housed, application)
  const usual: MailDraft = {
    ...addressedTo(application),
    kind: 'assignment',
    subject: t('applications_mail_assignment_subject', values),
    paragraphs: [
      t('applications_mail_assignment_text', values),
      ...companionWords(application, companions),
      t('applications_mail_assignment_next'),
    ],
  }
  const words = kind === 'direct' ? 'direct_assignment' : 'assignment'
  return { kind: words, usual, values: () => assignedValues(ctx, assigned) }
}

async function assignedValues(ctx: Context, { application, housed, companions }: Assigned): Promise<Values> {
  return {
    ...(await applicationValues(ctx, application)),
    ...objectValues(ctx, housed, application.language),
    ...besideValues(companions),
  }
}

export const mailAssignment = (ctx: Context, assigned: Assignment, words?: MailWords): Promise<string> =>
  sendProcessMail(ctx, assignmentLetter(ctx, assigned), words)

export async function lastAssignmentMail(ctx: Context, applicationId: string): Promise<Date | null> {
  const [mail] = await ctx.db
    .select({ at: mailMessage.createdAt })
    .from(mailMessage)
    .where(
      and(
        eq(mailMessage.workspaceId, ctx.workspace.id),
        eq(mailMessage.recordId, applicationId),
        eq(mailMessage.kind, 'assignment'),
      ),
    )
    .orderBy(desc(mailMessage.createdAt))
    .limit(1)
  return mail?.at ?? null
}

/** Text for the objects offered with the main one, such as a parking space. */
export function companionWords({ language }: ApplicationRow, companions: readonly HousedObject[]): string[] {
  if (companions.length === 0) return []
  const objects = companions.map(({ object }) => object.title).join(', ')
  return [translatorFor(language)('applications_mail_offer_together', { objects })]
}

export async function mailCancellation(ctx: Context, assigned: Assigned): Promise<string> {
  const { application, housed, companions } = assigned
  const t = translatorFor(application.language, ctx.workspace.projectType)
  const words = wordsOf(housed, application)
  const usual: MailDraft = {
    ...addressedTo(application),
    kind: 'assignment-cancelled',
    subject: t('applications_mail_cancelled_subject', words),
    paragraphs: [
      t('applications_mail_cancelled_text', words),
      ...companionWords(application, companions),
      await whereToAsk(ctx, application),
    ],
  }
  const values = () => assignedValues(ctx, assigned)
  return sendProcessMail(ctx, { kind: 'assignment_cancelled', usual, values })
}

/** Recipient, language, greeting and closing, shared by every letter. */
export function addressedTo(
  application: ApplicationRow,
): Pick<MailDraft, 'language' | 'to' | 'record' | 'greeting' | 'closing'> {
  const t = translatorFor(application.language)
  return {
    language: application.language,
    to: { name: application.contactName, address: application.contactEmail },
    record: { kind: 'application', id: application.id },
    greeting: t('applications_mail_greeting', { name: application.contactName }),
    closing: t('applications_mail_closing'),
  }
}

async function whereToAsk(ctx: Context, { language }: ApplicationRow): Promise<string> {
  const { phone, email } = await readSetting(ctx, 'contact', contactSettings)
  const contact = [spelledPhone(phone), email].filter(Boolean).join(', ')
  const t = translatorFor(language, ctx.workspace.projectType)
  return contact ? t('applications_mail_questions_at', { contact }) : t('applications_mail_questions')
}

/** Words for an object in a letter (flat, parking space, business unit), with the article of the language. */
export function wordsOf({ object, building }: HousedObject, { language }: Pick<ApplicationRow, 'language'>) {
  const t = translatorFor(language)
  return {
    the: t(`applications_the_${object.kind}`),
    of_the: t(`applications_of_the_${object.kind}`),
    object: object.title,
    address: addressOf(building),
  }
}
