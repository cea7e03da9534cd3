// Confirming the mail address: the link shows a page, the button on it does the deed.

import { and, eq, isNull } from 'drizzle-orm'
import { application } from '#areas/applications/server/tables.ts'
import type { AnswerOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import type { Received } from '#platform/server/http/received.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { getEmailValidation, validateEmail } from '../contract/submit.ts'
import { findDoorOf, findLink, type ApplicationRow, type LinkRow, type Purpose } from './credentials.ts'
import { applicationLink } from './tables.ts'

export async function readEmailValidation(
  ctx: Context,
  { params }: Received<typeof getEmailValidation>,
): Promise<AnswerOf<typeof getEmailValidation>> {
  const { row } = await findAddressed(ctx, params, 'read')
  return { email: row.contactEmail, number: row.number, isValidated: row.emailValidatedAt !== null }
}

export async function confirmEmail(
  ctx: Context,
  { params }: Received<typeof validateEmail>,
): Promise<AnswerOf<typeof validateEmail>> {
  const { row, link } = await findAddressed(ctx, params, 'change')
  const { id, number, contactEmail, contactName } = row
  const [validated] = await ctx.db
    .update(application)
    .set({ emailValidatedAt: ctx.now, lastActivityAt: ctx.now })
    .where(
      and(eq(application.workspaceId, ctx.workspace.id), eq(application.id, id), isNull(application.emailValidatedAt)),
    )
    .returning({ id: application.id })
  if (validated) {
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

/** A link to an address that the application no longer has confirms nothing. */
async function findAddressed(
  ctx: Context,
  credentials: Parameters<typeof findLink>[1],
  purpose: Purpose,
): Promise<{ row: ApplicationRow; link: LinkRow }> {
  const link = await findLink(ctx, credentials, 'email_validation')
  const door = await findDoorOf(ctx, link, purpose)
  if (door.kind !== 'application' || door.application.contactEmail !== link.email) {
    throw notFound('application_form_link_not_valid')
  }
  return { row: door.application, link }
}
