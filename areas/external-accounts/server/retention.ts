// Every night: deletes codes and links of no more use, and closes accounts that were never proven or long not used.

import { and, eq, isNull, lt, notExists, or, sql, type SQL } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { staffUser } from '#platform/server/session/tables.ts'
import { closeAccount, withoutUse } from './closing.ts'
import { forgetOldCodes } from './one-time-codes.ts'
import { externalAccount, externalLink } from './tables.ts'

export const tidyAccountsJob = 'tidy-external-accounts'

const day = 24 * 60 * 60 * 1000
/** An invitation is good for 14 days, a link to prove an address for one. */
const daysUntilProven = 30
const daysWithoutUse = 730
/** Accounts that are closed in one night, so that the job stays short. */
const mostANight = 500

export async function tidyAccounts(ctx: Context): Promise<void> {
  await forgetOldCodes(ctx)
  const before = (days: number) => new Date(ctx.now.getTime() - days * day)
  await ctx.db
    .delete(externalLink)
    .where(and(eq(externalLink.workspaceId, ctx.workspace.id), lt(externalLink.expiresAt, before(daysUntilProven))))
  const isUnproven = and(
    isNull(externalAccount.emailVerifiedAt),
    lt(externalAccount.createdAt, before(daysUntilProven)),
    notExists(linkOf(ctx)),
  )
  const lastUsed = sql`coalesce(${externalAccount.lastUsedAt}, ${externalAccount.createdAt})`
  const isUnused = sql`${lastUsed} < ${before(daysWithoutUse).toISOString()}::timestamptz`
  const ids = await accountsWhere(ctx, or(isUnproven, isUnused))
  for (const id of await withoutUse(ctx, ids)) await closeAccount(ctx, id)
}

async function accountsWhere(ctx: Context, where: SQL | undefined): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: externalAccount.id })
    .from(externalAccount)
    .innerJoin(
      staffUser,
      and(eq(staffUser.workspaceId, externalAccount.workspaceId), eq(staffUser.id, externalAccount.id)),
    )
    .where(and(eq(externalAccount.workspaceId, ctx.workspace.id), isNull(staffUser.deletedAt), where))
    .orderBy(externalAccount.createdAt)
    .limit(mostANight)
  return rows.map(({ id }) => id)
}

const linkOf = (ctx: Context) =>
  ctx.db
    .select({ one: sql`1` })
    .from(externalLink)
    .where(and(eq(externalLink.workspaceId, ctx.workspace.id), eq(externalLink.accountId, externalAccount.id)))
