// Confirms the changed address of a sent application. The first confirmation went to another mailbox, so this mail also
// leads to the status page; the earlier link ends once the household takes the new one.

import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { hashOf, newId, newSlug, newToken } from '#platform/server/ids.ts'
import { queueMail } from '#platform/server/mail/outbox.ts'
import type { ApplicationRow } from './credentials.ts'
import { insertLink, newLinkHours } from './mailed-links.ts'
import { applicationLink } from '../tables.ts'

/** Allows correcting a mistyped address, but not sending mails to many strangers. */
const mostAddresses = 5

/** `row` contains the new address. An address that got a confirmation before keeps that mail. */
export async function confirmNewAddress(ctx: Context, row: ApplicationRow): Promise<void> {
  const { id, number, contactName, contactEmail: email, language } = row
  if (!email) return
  const asked = await ctx.db
    .select({ email: applicationLink.email })
    .from(applicationLink)
    .where(
      and(
        eq(applicationLink.workspaceId, ctx.workspace.id),
        eq(applicationLink.applicationId, id),
        eq(applicationLink.purpose, 'email_validation'),
      ),
    )
  if (asked.length >= mostAddresses || asked.some((one) => one.email === email)) return
  const { slug, token } = { slug: newSlug(), token: newToken() }
  await ctx.db.insert(applicationLink).values({
    workspaceId: ctx.workspace.id,
    id: newId(),
    purpose: 'email_validation',
    applicationId: id,
    slug,
    tokenHash: hashOf(token),
    email,
    createdAt: ctx.now,
  })
  const target = { applicationId: id, draftId: null, personKey: null }
  const opening = await insertLink(ctx, { purpose: 'new_link', target, email, validHours: newLinkHours })
  const t = translatorFor(language, ctx.workspace.projectType)
  await queueMail(ctx, {
    kind: 'application-new-address',
    language,
    record: { kind: 'application', id },
    to: { name: contactName, address: email },
    subject: t('application_form_mail_new_address_subject', { number }),
    greeting: t('application_form_greeting', { name: contactName }),
    paragraphs: [
      t('application_form_mail_new_address_text', { number }),
      t('application_form_mail_new_address_open', {
        link: ctx.linkTo(`/form/application/${opening.slug}/${opening.token}/new-link`),
      }),
    ],
    button: {
      label: t('application_form_mail_submitted_button'),
      href: ctx.linkTo(`/form/application/${slug}/${token}/confirm-email`),
    },
    closing: t('application_form_closing'),
  })
}
