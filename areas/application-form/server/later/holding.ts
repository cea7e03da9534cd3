// Holds a form that was submitted faster than a person can type. It stays a draft until its address is confirmed by
// mail; the application then gets the original submission time.

import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { hashOf, newId, newSlug, newToken } from '#platform/server/ids.ts'
import { queueMail } from '#platform/server/mail/outbox.ts'
import { textOf } from '#areas/forms/rules/answers.ts'
import { contactOf } from '#areas/forms/rules/household-figures.ts'
import { isTooFast } from '../../rules/too-fast.ts'
import { nameOf } from '#areas/forms/rules/answers.ts'
import type { Credentials } from '../../contract/form-shapes.ts'
import type { DraftRow } from './credentials.ts'
import { entryOf, type Dossier } from '../documents/dossier.ts'
import { applicationDraft, applicationLink } from '../tables.ts'

/** Staff who type in a paper application are exempt, and so are tests. */
export const mustBeHeld = (ctx: Context, draft: DraftRow): boolean =>
  ctx.services.config.limitsRates && draft.recordedBy === null && isTooFast(draft.createdAt, draft.heldAt, ctx.now)

/**
 * Returns the address to confirm. Sends the email only to an address not written to before, up to `mostMails`
 * addresses.
 */
export async function lockDraft(
  ctx: Context,
  dossier: Dossier,
  { draft, credentials }: { draft: DraftRow; credentials: Credentials },
): Promise<string> {
  const contact = contactOf(entryOf(dossier))
  const email = contact ? textOf(contact.answers, 'email') : ''
  const { language } = dossier
  const t = translatorFor(language, ctx.workspace.projectType)
  const { slug, token } = { slug: newSlug(), token: newToken() }
  const written = await addressesWrittenTo(ctx, draft)
  await ctx.db
    .update(applicationDraft)
    .set({
      heldAt: draft.heldAt ?? ctx.now,
      heldToken: sealedForHolding(ctx, draft, credentials.token),
      language,
    })
    .where(and(eq(applicationDraft.workspaceId, ctx.workspace.id), eq(applicationDraft.id, draft.id)))
  if (written.includes(email) || written.length >= mostMails) return email
  await ctx.db.insert(applicationLink).values({
    workspaceId: ctx.workspace.id,
    id: newId(),
    purpose: 'email_validation',
    draftId: draft.id,
    slug,
    tokenHash: hashOf(token),
    email,
    createdAt: ctx.now,
  })
  await queueMail(ctx, {
    kind: 'application-held',
    language,
    to: { name: contact ? nameOf(contact) : '', address: email },
    subject: t('application_form_mail_held_subject'),
    greeting: t('application_form_greeting', { name: contact ? nameOf(contact) : '' }),
    paragraphs: [t('application_form_mail_held_text')],
    button: {
      label: t('application_form_mail_submitted_button'),
      href: ctx.linkTo(`/form/application/${slug}/${token}/confirm-email`),
    },
    closing: t('application_form_closing'),
  })
  return email
}

/** Allows correcting a mistyped address, but not sending emails to many strangers. */
const mostMails = 3

async function addressesWrittenTo(ctx: Context, { id }: DraftRow): Promise<(string | null)[]> {
  const links = await ctx.db
    .select({ email: applicationLink.email })
    .from(applicationLink)
    .where(
      and(
        eq(applicationLink.workspaceId, ctx.workspace.id),
        eq(applicationLink.draftId, id),
        eq(applicationLink.purpose, 'email_validation'),
      ),
    )
  return links.map(({ email }) => email)
}

/** Restores the household's credentials for the confirmation mail. Null if the draft is not held. */
export function heldCredentials(ctx: Context, draft: DraftRow): Credentials | null {
  const token = draft.heldToken && ctx.services.secrets.open(draft.heldToken, placeOf(draft))
  return token ? { slug: draft.slug, token } : null
}

export const sealedForHolding = (ctx: Context, draft: DraftRow, token: string): string =>
  ctx.services.secrets.seal(token, placeOf(draft))

const placeOf = ({ id }: DraftRow): string => `held draft ${id}`
