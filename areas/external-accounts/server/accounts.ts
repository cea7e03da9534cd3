// Reads and creates accounts of people of outside: the login in `staff_user` together with `external_account`.

import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Language } from '#platform/rules/project-type.ts'
import type { Context } from '#platform/server/context.ts'
import { newId, newSlug } from '#platform/server/ids.ts'
import { staffUser } from '#platform/server/session/tables.ts'
import { usernameOf, type ExternalType } from '../rules/links.ts'
import { externalAccount } from './tables.ts'

const columns = {
  id: externalAccount.id,
  userType: sql<ExternalType>`${staffUser.userType}`,
  userSlug: externalAccount.userSlug,
  email: staffUser.email,
  firstName: staffUser.firstName,
  lastName: staffUser.lastName,
  language: staffUser.language,
  passwordHash: staffUser.passwordHash,
  isActive: staffUser.isActive,
  company: externalAccount.company,
  phone: externalAccount.phone,
  emailVerifiedAt: externalAccount.emailVerifiedAt,
  phoneVerifiedAt: externalAccount.phoneVerifiedAt,
  registeredAt: externalAccount.registeredAt,
}

/** An account with its login. */
export type AccountRow = Awaited<ReturnType<typeof readAccounts>>[number]

const readAccounts = (ctx: Context, where: SQL | undefined) =>
  ctx.db
    .select(columns)
    .from(externalAccount)
    .innerJoin(
      staffUser,
      and(eq(staffUser.workspaceId, externalAccount.workspaceId), eq(staffUser.id, externalAccount.id)),
    )
    .where(and(eq(externalAccount.workspaceId, ctx.workspace.id), isNull(staffUser.deletedAt), where))

export async function lookAccountByEmail(ctx: Context, userType: ExternalType, email: string) {
  const isTheirs = sql`lower(${staffUser.email}) = ${email.trim().toLowerCase()}`
  const [account] = await readAccounts(ctx, and(eq(staffUser.userType, userType), isTheirs))
  return account ?? null
}

export async function lookAccountBySlug(ctx: Context, userType: ExternalType, userSlug: string) {
  const [account] = await readAccounts(
    ctx,
    and(eq(staffUser.userType, userType), eq(externalAccount.userSlug, userSlug)),
  )
  return account ?? null
}

export async function lookAccountById(ctx: Context, id: string) {
  const [account] = await readAccounts(ctx, eq(externalAccount.id, id))
  return account ?? null
}

interface NewAccount {
  userType: ExternalType
  email: string
  firstName?: string | undefined
  lastName?: string | undefined
  language: Language
}

/** Creates an account without password, or returns the one that has this address. */
export async function makeAccount(ctx: Context, wanted: NewAccount): Promise<AccountRow> {
  const known = await lookAccountByEmail(ctx, wanted.userType, wanted.email)
  if (known) return known
  const { userType, language, firstName = '', lastName = '' } = wanted
  const email = wanted.email.trim()
  const [id, userSlug] = [newId(), newSlug()]
  const [made] = await ctx.db
    .insert(staffUser)
    .values({
      workspaceId: ctx.workspace.id,
      id,
      userType,
      role: 'external',
      email,
      username: usernameOf({ userType, userSlug }),
      firstName,
      lastName,
      language,
    })
    // Two people may register the same address at once.
    .onConflictDoNothing()
    .returning({ id: staffUser.id })
  if (made)
    await ctx.db.insert(externalAccount).values({ workspaceId: ctx.workspace.id, id, userSlug, createdAt: ctx.now })
  const account = await lookAccountByEmail(ctx, userType, email)
  if (!account) throw new Error('the address belongs to an account that was deleted')
  return account
}

/** Marks of the account's login; for updates. */
export const isLoginOf = (ctx: Context, { id }: Pick<AccountRow, 'id'>) =>
  and(eq(staffUser.workspaceId, ctx.workspace.id), eq(staffUser.id, id))

export const isAccount = (ctx: Context, { id }: Pick<AccountRow, 'id'>) =>
  and(eq(externalAccount.workspaceId, ctx.workspace.id), eq(externalAccount.id, id))

const nameOf = ({ firstName, lastName, email }: AccountRow) => `${firstName} ${lastName}`.trim() || email

/** Kind of the audit entries about accounts. */
export const subjectOf = (account: AccountRow) => ({ kind: 'external_account', id: account.id, title: nameOf(account) })

/** The person as actor, for actions before they are signed in. */
export const actorOf = (account: AccountRow) => ({ kind: 'user' as const, id: account.id, name: nameOf(account) })
