// Closes accounts: nobody can sign in with them, and their personal data are erased.

import { eq } from 'drizzle-orm'
import { revokeSessions } from '#areas/sign-in/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { extensionPoint } from '#platform/server/extension-point.ts'
import { staffUser } from '#platform/server/session/tables.ts'
import { isAccount, isLoginOf, lookAccountById, subjectOf } from './accounts.ts'
import { externalAccount, externalCode, externalLink } from './tables.ts'

/** Areas above return those of the accounts that they still need; there is at least one. */
export const accountsInUse =
  extensionPoint<(ctx: Context, ids: readonly string[]) => Promise<readonly string[]>>('external accounts in use')

export async function withoutUse(ctx: Context, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const kept = new Set<string>()
  for (const find of accountsInUse.all()) for (const id of await find(ctx, ids)) kept.add(id)
  return ids.filter((id) => !kept.has(id))
}

/** Ends the sessions and erases name, address, number and company; the row stays for what refers to it. */
export async function closeAccount(ctx: Context, accountId: string): Promise<void> {
  const account = await lookAccountById(ctx, accountId)
  if (!account) return
  await revokeSessions(ctx, accountId, { but: null })
  const nobody = { firstName: '', lastName: '', passwordHash: null, isActive: false, deletedAt: ctx.now }
  await ctx.db
    .update(staffUser)
    .set({ ...nobody, email: `${account.userSlug}@erased.invalid` })
    .where(isLoginOf(ctx, account))
  await ctx.db
    .update(externalAccount)
    .set({ company: '', phone: null, phoneVerifiedAt: null })
    .where(isAccount(ctx, account))
  await ctx.db.delete(externalLink).where(eq(externalLink.accountId, accountId))
  await ctx.db.delete(externalCode).where(eq(externalCode.accountId, accountId))
  ctx.record({ event: 'external_account.closed', subject: { ...subjectOf(account), title: '–' } })
}
