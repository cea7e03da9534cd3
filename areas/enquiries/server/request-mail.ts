// The mail that asks for papers: person by person what is missing or too old, and until when the link lives.

import { formText } from '#areas/application-form/rules/form-text.ts'
import { swissDate, type ApplicationRow } from '#areas/applications/server/public.ts'
import { dayOf } from '#areas/applications/rules/offer-validity.ts'
import type { Papers } from '#areas/application-form/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { queueMail } from '#platform/server/mail/outbox.ts'
import { wantedNow, type RequestRow } from './request-row.ts'

interface Asking {
  application: ApplicationRow
  request: RequestRow
  token: string
  papers: Papers
}

export async function mailDocumentRequest(ctx: Context, { application, request, token, papers }: Asking) {
  const { language, contactName, contactEmail } = application
  const t = translatorFor(language)
  const lines = wantedNow(request, papers).map(({ person, reason, slot }) => {
    const paper = t(`enquiries_mail_paper_${reason}`, { paper: formText(slot.label, t, language) })
    const name = person === null ? null : papers.nameByPerson.get(person)
    return `– ${name ? `${name}: ` : ''}${paper}`
  })
  const path = `/action/${request.id}/${token}/documents-upload-form${language === 'de' ? '' : `?language=${language}`}`
  return queueMail(ctx, {
    kind: 'documents-request',
    language,
    to: { name: contactName, address: contactEmail },
    applicationId: application.id,
    subject: t('enquiries_mail_documents_subject'),
    greeting: t('applications_mail_greeting', { name: contactName }),
    paragraphs: [
      t('enquiries_mail_documents_text', { number: application.number }),
      lines.join('\n'),
      ...(request.note ? [request.note] : []),
      t('enquiries_mail_documents_until', { date: swissDate(dayOf(request.expiresAt)) }),
    ],
    button: { label: t('enquiries_mail_documents_button'), href: ctx.linkTo(path) },
    closing: t('applications_mail_closing'),
  })
}
