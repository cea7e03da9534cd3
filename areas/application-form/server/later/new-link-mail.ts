// Mail with the link for a new link, in the language of the form.

import { translatorFor } from '#platform/server/i18n/texts.ts'
import type { Context } from '#platform/server/context.ts'
import { queueMail } from '#platform/server/mail/outbox.ts'
import type { Credentials } from '../../contract/form-shapes.ts'
import type { Door } from './credentials.ts'

interface Mailed {
  credentials: Credentials
  email: string
  isOfPerson: boolean
}

export async function mailNewLink(ctx: Context, door: Door, { credentials, email, isOfPerson }: Mailed): Promise<void> {
  const { language } = door.kind === 'draft' ? door.draft : door.application
  const t = translatorFor(language, ctx.workspace.projectType)
  const { slug, token } = credentials
  const sent = door.kind === 'application' ? door.application : null
  await queueMail(ctx, {
    kind: 'application-new-link',
    language,
    ...(sent && !isOfPerson && { record: { kind: 'application', id: sent.id } }),
    to: { name: sent && !isOfPerson ? sent.contactName : '', address: email },
    subject: t('application_form_mail_new_link_subject'),
    greeting:
      sent && !isOfPerson
        ? t('application_form_greeting', { name: sent.contactName })
        : t('application_form_greeting_plain'),
    paragraphs: [
      sent && !isOfPerson
        ? t('application_form_mail_new_link_sent', { number: sent.number })
        : t('application_form_mail_new_link_draft'),
      t('application_form_mail_new_link_valid'),
    ],
    button: {
      label: t('application_form_mail_new_link_button'),
      href: ctx.linkTo(
        `/form/application/${slug}/${token}/new-link${language === 'de' ? '' : `?language=${language}`}`,
      ),
    },
    closing: t('application_form_closing'),
  })
}
