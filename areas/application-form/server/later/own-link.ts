// Lifecycle of a co-applicant link: the first save or document uses it, and from then on only that person can see and
// edit the part.

import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import type { Door, LinkRow } from './credentials.ts'
import { applicationLink } from '../tables.ts'

/** Milliseconds until a link that nobody has used ends. */
export const invitationLife = 30 * 24 * 60 * 60 * 1000

/** Condition for the co-applicant links of a draft or an application. */
export const coApplicantLinks = (ctx: Context, door: Door) =>
  and(
    eq(applicationLink.workspaceId, ctx.workspace.id),
    eq(applicationLink.purpose, 'co_applicant'),
    door.kind === 'draft'
      ? eq(applicationLink.draftId, door.draft.id)
      : eq(applicationLink.applicationId, door.application.id),
  )

export async function markUsed(ctx: Context, { id, usedAt }: LinkRow): Promise<void> {
  if (usedAt) return
  await ctx.db
    .update(applicationLink)
    .set({ usedAt: ctx.now })
    .where(and(eq(applicationLink.workspaceId, ctx.workspace.id), eq(applicationLink.id, id)))
}

export async function removeLink(ctx: Context, id: string): Promise<void> {
  await ctx.db
    .delete(applicationLink)
    .where(and(eq(applicationLink.workspaceId, ctx.workspace.id), eq(applicationLink.id, id)))
}

/** A person removed from a household must not return through an old link. */
export async function removeLinksOf(ctx: Context, door: Door, person: string): Promise<void> {
  await ctx.db.delete(applicationLink).where(and(coApplicantLinks(ctx, door), eq(applicationLink.personKey, person)))
}
