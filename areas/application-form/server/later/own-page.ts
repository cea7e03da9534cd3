// Further keys to a sent application, for later mails about it: the first key is stored only as a hash. They open the
// same pages, end on a day, and end together with the first key when that is replaced.

import { and, eq, lt } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { applicationLink } from '../tables.ts'
import { insertLink, linksTo } from './mailed-links.ts'

const hourMs = 60 * 60 * 1000

/** Path of the status page with a new key that is valid until this instant. */
export async function newOwnPagePath(ctx: Context, applicationId: string, until: Date): Promise<string> {
  const target = { applicationId, draftId: null, personKey: null }
  await ctx.db
    .delete(applicationLink)
    .where(and(linksTo(ctx, 'own_page', target), lt(applicationLink.expiresAt, ctx.now)))
  const validHours = Math.max(1, Math.ceil((until.getTime() - ctx.now.getTime()) / hourMs))
  const { slug, token } = await insertLink(ctx, { purpose: 'own_page', target, email: null, validHours })
  return `/form/application/${slug}/${token}/status`
}

export async function removeOwnPageLinks(ctx: Context, applicationId: string): Promise<void> {
  await ctx.db
    .delete(applicationLink)
    .where(
      and(
        eq(applicationLink.workspaceId, ctx.workspace.id),
        eq(applicationLink.purpose, 'own_page'),
        eq(applicationLink.applicationId, applicationId),
      ),
    )
}
