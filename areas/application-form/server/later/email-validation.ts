// Confirms the email address: the link shows a page and its button confirms. A held draft is then submitted.

import { and, eq, isNull } from 'drizzle-orm'
import { application } from '#areas/applications/server/public.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/app-error.ts'
import { findDoorOf, findLink, type ApplicationRow, type Door, type LinkRow, type Purpose } from './credentials.ts'
import { sendHeldDraft } from '../sending/submit.ts'
import { applicationLink } from '../tables.ts'
import { publicHandler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/submit.ts'

export const getEmailValidation = publicHandler(contract.getEmailValidation, {}, async (ctx, { params }) => {
  const { door, link } = await findAddressed(ctx, params, 'read')
  if (door.kind === 'draft') return { email: link.email ?? '', number: null, isValidated: false }
  const { contactEmail, number, emailValidatedAt } = door.application
  return { email: contactEmail, number, isValidated: emailValidatedAt !== null }
})

export const validateEmail = publicHandler(contract.validateEmail, {}, async (ctx, { params }) => {
  const { door, link } = await findAddressed(ctx, params, 'change')
  if (door.kind === 'application') return validated(ctx, door.application, link)
  if (!(await sendHeldDraft(ctx, door.draft))) throw notFound('application_form_link_not_valid')
  // The link was moved to the application that the draft became.
  const { door: now, link: own } = await findAddressed(ctx, params, 'change')
  if (now.kind === 'draft') throw new Error('what was held is a draft still')
  return validated(ctx, now.application, own)
})

async function validated(
  ctx: Context,
  row: ApplicationRow,
  link: LinkRow,
): Promise<ResponseOf<typeof contract.validateEmail>> {
  const { id, number, contactEmail, contactName } = row
  const [changed] = await ctx.db
    .update(application)
    .set({ emailValidatedAt: ctx.now, lastActivityAt: ctx.now })
    .where(
      and(eq(application.workspaceId, ctx.workspace.id), eq(application.id, id), isNull(application.emailValidatedAt)),
    )
    .returning({ id: application.id })
  if (changed) {
    await ctx.db
      .update(applicationLink)
      .set({ usedAt: ctx.now })
      .where(and(eq(applicationLink.workspaceId, ctx.workspace.id), eq(applicationLink.id, link.id)))
    ctx.record({
      event: 'application.email_validated',
      subject: { kind: 'application', id, title: `${number} ${contactName}` },
    })
  }
  return { email: contactEmail, number, isValidated: true }
}

/** Refuses a link for an address that the application no longer has, and a link to a draft that is not held. */
async function findAddressed(
  ctx: Context,
  credentials: Parameters<typeof findLink>[1],
  purpose: Purpose,
): Promise<{ door: Door; link: LinkRow }> {
  const link = await findLink(ctx, credentials, 'email_validation')
  const door = await findDoorOf(ctx, link, purpose)
  const isMeant =
    door.kind === 'application' ? door.application.contactEmail === link.email : door.draft.heldAt !== null
  if (!isMeant) throw notFound('application_form_link_not_valid')
  return { door, link }
}
