// Links of an account for one use. A new link of the same purpose replaces the earlier ones.

import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { hashOf, newId, newToken } from '#platform/server/ids.ts'
import { linkLasts, linkPath, type LinkPurpose } from '../rules/links.ts'
import type { AccountRow } from './accounts.ts'
import { externalLink } from './tables.ts'

interface NewLink {
  purpose: LinkPurpose
  entranceSlug: string
}

/** Returns the URL; it is stored nowhere. */
export async function newLinkOf(
  ctx: Context,
  account: AccountRow,
  { purpose, entranceSlug }: NewLink,
): Promise<string> {
  const token = newToken()
  await ctx.db.delete(externalLink).where(linksOf(ctx, account.id, purpose))
  await ctx.db.insert(externalLink).values({
    workspaceId: ctx.workspace.id,
    id: newId(),
    accountId: account.id,
    purpose,
    tokenHash: hashOf(token),
    createdAt: ctx.now,
    expiresAt: new Date(ctx.now.getTime() + linkLasts[purpose]),
  })
  return ctx.linkTo(linkPath(purpose, { userType: account.userType, entranceSlug, userSlug: account.userSlug }, token))
}

const linksOf = (ctx: Context, accountId: string, purpose: LinkPurpose) =>
  and(
    eq(externalLink.workspaceId, ctx.workspace.id),
    eq(externalLink.accountId, accountId),
    eq(externalLink.purpose, purpose),
  )

const usableLink = (ctx: Context, account: AccountRow, { purpose, token }: { purpose: LinkPurpose; token: string }) =>
  and(
    linksOf(ctx, account.id, purpose),
    eq(externalLink.tokenHash, hashOf(token)),
    isNull(externalLink.usedAt),
    gt(externalLink.expiresAt, ctx.now),
  )

export async function isLinkRecent(ctx: Context, account: AccountRow, purpose: LinkPurpose): Promise<boolean> {
  const aMinuteAgo = new Date(ctx.now.getTime() - 60_000)
  const isRecent = and(linksOf(ctx, account.id, purpose), gt(externalLink.createdAt, aMinuteAgo))
  return (await ctx.db.$count(externalLink, isRecent)) > 0
}

/** True if the link may still be used; changes nothing. */
export async function isLinkGood(ctx: Context, account: AccountRow, link: { purpose: LinkPurpose; token: string }) {
  const found = await ctx.db
    .select({ id: externalLink.id })
    .from(externalLink)
    .where(usableLink(ctx, account, link))
  return found.length > 0
}

/** Returns false if the link was used before or has expired. */
export async function consumeLink(ctx: Context, account: AccountRow, link: { purpose: LinkPurpose; token: string }) {
  const used = await ctx.db
    .update(externalLink)
    .set({ usedAt: ctx.now })
    .where(usableLink(ctx, account, link))
    .returning({ id: externalLink.id })
  return used.length > 0
}
