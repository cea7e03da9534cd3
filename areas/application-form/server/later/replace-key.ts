// Gives a draft, an application or one co-applicant a new key. The earlier key opens nothing any more.

import { and, eq } from 'drizzle-orm'
import { application } from '#areas/applications/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/app-error.ts'
import { hashOf, newToken } from '#platform/server/ids.ts'
import type { ApplicationRow, Door, DraftRow } from './credentials.ts'
import { sealedForHolding } from './holding.ts'
import { coApplicantLinks, invitationLife } from './own-link.ts'
import { removeOwnPageLinks } from './own-page.ts'
import { applicationDeviceCode, applicationDraft, applicationLink } from '../tables.ts'

/** Requires a row lock on the record. Returns the path of its page with the new key. */
export async function replaceKey(ctx: Context, door: Door, personKey: string | null): Promise<string> {
  if (personKey) return replaceInvitation(ctx, door, personKey)
  return door.kind === 'draft' ? replaceOfDraft(ctx, door.draft) : replaceOfApplication(ctx, door.application)
}

async function replaceOfApplication(ctx: Context, { id, slug }: ApplicationRow): Promise<string> {
  const token = newToken()
  await ctx.db
    .update(application)
    .set({ tokenHash: hashOf(token) })
    .where(and(eq(application.workspaceId, ctx.workspace.id), eq(application.id, id)))
  await removeOwnPageLinks(ctx, id)
  return `/form/application/${slug}/${token}/status`
}

/** A code for another device contains the earlier key, so it ends as well. */
async function replaceOfDraft(ctx: Context, draft: DraftRow): Promise<string> {
  const { id, slug, formId, heldToken } = draft
  const token = newToken()
  await ctx.db
    .update(applicationDraft)
    .set({ tokenHash: hashOf(token), ...(heldToken && { heldToken: sealedForHolding(ctx, draft, token) }) })
    .where(and(eq(applicationDraft.workspaceId, ctx.workspace.id), eq(applicationDraft.id, id)))
  await ctx.db
    .delete(applicationDeviceCode)
    .where(and(eq(applicationDeviceCode.workspaceId, ctx.workspace.id), eq(applicationDeviceCode.draftId, id)))
  return `/form/application/new/${slug}/${token}/${formId}`
}

async function replaceInvitation(ctx: Context, door: Door, personKey: string): Promise<string> {
  const token = newToken()
  const [link] = await ctx.db
    .update(applicationLink)
    .set({ tokenHash: hashOf(token), expiresAt: new Date(ctx.now.getTime() + invitationLife) })
    .where(and(coApplicantLinks(ctx, door), eq(applicationLink.personKey, personKey)))
    .returning({ slug: applicationLink.slug })
  // The household has withdrawn the invitation meanwhile.
  if (!link) throw notFound('application_form_link_not_valid')
  return `/form/application/${link.slug}/${token}/create-adult`
}
