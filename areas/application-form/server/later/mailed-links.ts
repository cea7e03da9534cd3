// Links and codes that are mailed on request, to one record or to one person of it.

import { and, count, eq, gt, lt, sql, type SQL } from 'drizzle-orm'
import { laterByHours } from '#platform/rules/local-time.ts'
import type { Context } from '#platform/server/context.ts'
import { hashOf, newId, newSlug, newToken } from '#platform/server/ids.ts'
import type { Credentials } from '../../contract/form-shapes.ts'
import type { LinkRow } from './credentials.ts'
import { applicationLink } from '../tables.ts'

export const newLinkHours = 24
/** Strangers can cause these mails. */
const mostInAnHour = 3

export type Target = Pick<LinkRow, 'draftId' | 'applicationId' | 'personKey'>
/** Record or person that an address may ask for. */
export type Replaced = Target & { email: string }

export const linksTo = (ctx: Context, purpose: LinkRow['purpose'], target: Target): SQL | undefined =>
  and(
    eq(applicationLink.workspaceId, ctx.workspace.id),
    eq(applicationLink.purpose, purpose),
    sql`${applicationLink.draftId} is not distinct from ${target.draftId}::uuid`,
    sql`${applicationLink.applicationId} is not distinct from ${target.applicationId}::uuid`,
    sql`${applicationLink.personKey} is not distinct from ${target.personKey}::uuid`,
  )

/** Deletes expired links of the target, and returns false if it has had enough of them within the last hour. */
export async function mayBeMailed(ctx: Context, purpose: LinkRow['purpose'], target: Target): Promise<boolean> {
  const those = linksTo(ctx, purpose, target)
  await ctx.db.delete(applicationLink).where(and(those, lt(applicationLink.expiresAt, ctx.now)))
  const [sent] = await ctx.db
    .select({ mails: count() })
    .from(applicationLink)
    .where(and(those, gt(applicationLink.createdAt, laterByHours(ctx.now, -1))))
  return (sent?.mails ?? 0) < mostInAnHour
}

interface NewLink {
  purpose: LinkRow['purpose']
  target: Target
  email: string | null
  validHours: number
  /** Default: of a new token. */
  tokenHash?: Buffer
}

export async function insertLink(
  ctx: Context,
  { purpose, target: { draftId, applicationId, personKey }, email, validHours, tokenHash }: NewLink,
): Promise<Credentials & { row: LinkRow }> {
  const credentials = { slug: newSlug(), token: newToken() }
  const [row] = await ctx.db
    .insert(applicationLink)
    .values({
      workspaceId: ctx.workspace.id,
      id: newId(),
      purpose,
      draftId,
      applicationId,
      personKey,
      slug: credentials.slug,
      tokenHash: tokenHash ?? hashOf(credentials.token),
      email,
      createdAt: ctx.now,
      expiresAt: laterByHours(ctx.now, validHours),
    })
    .returning()
  if (!row) throw new Error('the link was not made')
  return { ...credentials, row }
}
