// Document request mail: missing or outdated documents by person, and expiry of the link.

import { formText } from '#areas/forms/rules/form-text.ts'
import { applicationValues, swissDate, type ApplicationRow } from '#areas/applications/server/public.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import type { ProcessMail } from '#areas/mail-templates/server/public.ts'
import type { Papers } from '#areas/application-form/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import type { MailDraft } from '#platform/server/mail/outbox.ts'
import { wantedNow, type RequestRow } from './request-row.ts'

interface Asking {
  application: ApplicationRow
  request: Pick<RequestRow, 'id' | 'wanted' | 'note' | 'createdAt' | 'expiresAt'>
  /** Token of the link; a placeholder in a preview. */
  token: string
  papers: Papers
}

export function documentsMail(ctx: Context, { application, request, token, papers }: Asking): ProcessMail<MailDraft> {
  const { language, contactName, contactEmail } = application
  const t = translatorFor(language, ctx.workspace.projectType)
  const lines = wantedNow(request, papers).map(({ person, reason, slot }) => {
    const paper = t(`enquiries_mail_paper_${reason}`, { paper: formText(slot.label, t, language) })
    const name = person === null ? null : papers.nameByPerson.get(person)
    return `– ${name ? t('enquiries_mail_paper_of', { name, paper }) : paper}`
  })
  const path = `/action/${request.id}/${token}/documents-upload-form${language === 'de' ? '' : `?language=${language}`}`
  const until = swissDate(dayOf(request.expiresAt))
  const button = { label: t('enquiries_mail_documents_button'), href: ctx.linkTo(path) }
  const usual: MailDraft = {
    kind: 'documents-request',
    language,
    to: { name: contactName, address: contactEmail },
    record: { kind: 'application', id: application.id },
    subject: t('enquiries_mail_documents_subject'),
    greeting: t('applications_mail_greeting', { name: contactName }),
    paragraphs: [
      t('enquiries_mail_documents_text', { number: application.number }),
      lines.join('\n'),
      ...(request.note ? [request.note] : []),
      t('enquiries_mail_documents_until', { date: until }),
    ],
    button,
    closing: t('applications_mail_closing'),
  }
  const values = async () => ({
    ...(await applicationValues(ctx, application)),
    place_documents_link: button,
    place_documents_valid_until: until,
    place_missing_documents: lines.join('\n'),
    place_note: request.note ?? '',
  })
  return { kind: 'documents_request', usual, values }
}
