// Confirmation email after submission: application number, status link, and the button that confirms the address.

import { householdValues } from '#areas/applications/server/public.ts'
import { processWords, type Values } from '#areas/mail-templates/server/public.ts'
import type { Finding } from '#areas/forms/rules/finding.ts'
import type { Context } from '#platform/server/context.ts'
import { insertRows } from '#platform/server/db/insert-rows.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { hashOf, newId, newSlug, newToken } from '#platform/server/ids.ts'
import { queueMails, type MailDraft } from '#platform/server/mail/outbox.ts'
import type { Credentials } from '../../contract/form-shapes.ts'
import type { FiledApplication } from '../sending/file-applications.ts'
import { applicationLink } from '../tables.ts'

export interface Confirmed {
  filed: FiledApplication
  credentials: Credentials
  language: 'de' | 'fr'
  /** Titles of the wished objects. */
  objects: readonly string[]
  /** About objects that are meant for another number of people. */
  notes?: readonly Finding[]
  /** True if the address is already confirmed: the mail then asks for no confirmation. */
  isProven?: boolean
}

/** Batches the statements for many applications. */
export async function sendConfirmations(ctx: Context, confirmed: readonly Confirmed[]): Promise<void> {
  const keyed = confirmed.map((one) => ({ one, key: isAsked(one) ? { slug: newSlug(), token: newToken() } : null }))
  const links = keyed.flatMap(({ one, key }) => (key ? [linkRow(ctx, one.filed, key)] : []))
  await insertRows(ctx.client, applicationLink, links)
  const word = await processWords(ctx, ['application_received'])
  const valuesOf = valuesOnce(ctx, confirmed)
  const mails: MailDraft[] = []
  for (const { one, key } of keyed) {
    const values = async () => ({ ...(await valuesOf(one)), place_update_link: statusLink(ctx, one) })
    mails.push(await word({ kind: 'application_received', usual: mailOf(ctx, one, key), values }))
  }
  await queueMails(ctx, mails)
}

/**
 * An applicant on paper may have no email address. Then there is nothing to confirm and the confirmation goes by
 * letter.
 */
const isAsked = ({ isProven, filed }: Confirmed): boolean => !isProven && filed.contactEmail !== ''

/** Loads the values for all mails at once, and only if a project text uses a placeholder. */
function valuesOnce(ctx: Context, confirmed: readonly Confirmed[]) {
  let all: Promise<ReadonlyMap<string, Values>> | undefined
  const read = () =>
    householdValues(
      ctx,
      confirmed.map(({ filed }) => filed.id),
    )
  return async ({ filed }: Confirmed): Promise<Values> => (await (all ??= read())).get(filed.id) ?? {}
}

const statusLink = (ctx: Context, { credentials, language }: Confirmed) => ({
  label: translatorFor(language, ctx.workspace.projectType)('application_form_status_open'),
  href: ctx.linkTo(`/form/application/${credentials.slug}/${credentials.token}/status`),
})

/** `key` is only ever sent in this email, so it proves access to that mailbox. */
function mailOf(ctx: Context, one: Confirmed, key: Credentials | null): MailDraft {
  const { filed, language, objects, notes = [] } = one
  const t = translatorFor(language, ctx.workspace.projectType)
  const { id, number, contactName, contactEmail } = filed
  const status = statusLink(ctx, one)
  return {
    kind: 'application-confirmation',
    language,
    record: { kind: 'application', id },
    to: { name: contactName, address: contactEmail },
    subject: t('application_form_mail_submitted_subject', { number }),
    greeting: t('application_form_greeting', { name: contactName }),
    paragraphs: [
      t('application_form_mail_submitted_text', { number, objects: objects.join(' · ') }),
      ...notes.map(({ key, values }) => t(key, values)),
      t('application_form_mail_submitted_update', { link: status.href }),
      ...(key ? [t('application_form_mail_submitted_confirm')] : []),
    ],
    button: key
      ? {
          label: t('application_form_mail_submitted_button'),
          href: ctx.linkTo(`/form/application/${key.slug}/${key.token}/confirm-email`),
        }
      : status,
    closing: t('application_form_closing'),
  }
}

const linkRow = (ctx: Context, { id, contactEmail }: FiledApplication, { slug, token }: Credentials) => ({
  workspaceId: ctx.workspace.id,
  id: newId(),
  purpose: 'email_validation' as const,
  applicationId: id,
  slug,
  tokenHash: hashOf(token),
  email: contactEmail,
  createdAt: ctx.now,
})
