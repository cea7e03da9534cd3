// The mail after sending: the number, the link to where it stands and what can be done about it, and the button that confirms the address.

import type { Context } from '#platform/server/context.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { hashOf, newId, newSlug, newToken } from '#platform/server/ids.ts'
import { queueMail } from '#platform/server/mail/outbox.ts'
import type { Credentials } from '../contract/form-shapes.ts'
import type { FiledApplication } from './file-applications.ts'
import { applicationLink } from './tables.ts'

interface Confirmed {
  filed: FiledApplication
  credentials: Credentials
  language: 'de' | 'fr'
  /** Titles of the wished objects. */
  objects: readonly string[]
  /** The address has been confirmed already: nothing is asked for any more. */
  isProven?: boolean
}

export async function sendConfirmation(
  ctx: Context,
  { filed, credentials, language, objects, isProven = false }: Confirmed,
): Promise<void> {
  const t = translatorFor(language)
  const { id, number, contactName, contactEmail } = filed
  const { slug, token } = credentials
  await queueMail(ctx, {
    kind: 'application-confirmation',
    language,
    applicationId: id,
    to: { name: contactName, address: contactEmail },
    subject: t('application_form_mail_submitted_subject', { number }),
    greeting: t('application_form_greeting', { name: contactName }),
    paragraphs: [
      t('application_form_mail_submitted_text', { number, objects: objects.join(', ') }),
      t('application_form_mail_submitted_update', { link: ctx.linkTo(`/form/application/${slug}/${token}/status`) }),
      ...(isProven ? [] : [t('application_form_mail_submitted_confirm')]),
    ],
    button: isProven
      ? { label: t('application_form_status_open'), href: ctx.linkTo(`/form/application/${slug}/${token}/status`) }
      : { label: t('application_form_mail_submitted_button'), href: await validationLink(ctx, filed) },
    closing: t('application_form_closing'),
  })
}

/** A key that only the mail holds: whoever has it can read that mailbox. */
async function validationLink(ctx: Context, { id, contactEmail }: FiledApplication): Promise<string> {
  const slug = newSlug()
  const token = newToken()
  await ctx.db.insert(applicationLink).values({
    workspaceId: ctx.workspace.id,
    id: newId(),
    purpose: 'email_validation',
    applicationId: id,
    slug,
    tokenHash: hashOf(token),
    email: contactEmail,
    createdAt: ctx.now,
  })
  return ctx.linkTo(`/form/application/${slug}/${token}/confirm-email`)
}
