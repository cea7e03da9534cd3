// Mailed links of an account: proof of the address, new password, new phone number.

import { z } from 'zod'
import { forgetFailures, countersOf, revokeSessions } from '#areas/sign-in/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { hashOf } from '#platform/server/ids.ts'
import { hashPassword } from '#platform/server/session/password.ts'
import { sessionQuery, signedInFrom, type SessionRow } from '#platform/server/session/session.ts'
import { staffUser } from '#platform/server/session/tables.ts'
import type { CodeSent } from '../contract/account-fields.ts'
import { askedPurposes, externalTypes, type AskedPurpose } from '../rules/links.ts'
import { mailLink, mailPasswordChanged } from './account-mails.ts'
import {
  actorOf,
  isAccount,
  isLoginOf,
  lookAccountByEmail,
  lookAccountBySlug,
  lookAccountById,
  subjectOf,
} from './accounts.ts'
import { findEntry, type Entry } from './entrances.ts'
import { consumeLink, isLinkGood } from './mailed-links.ts'
import { mobileNumberIn } from './mobile-number.ts'
import { assertPassword } from './passwords.ts'
import { linkIsOver } from './registration.ts'
import { sendFirstCode } from './sign-in-steps.ts'
import { externalAccount } from './tables.ts'

export const accountLinkJob = 'external-account-link'

const jobData = z.object({
  accountId: z.uuid().nullable(),
  purpose: z.enum(askedPurposes),
  userType: z.enum(externalTypes),
  slug: z.string(),
})

/** An unknown address enqueues a job as well, so that the time reveals nothing. The job contains no address. */
export async function askForLink(
  ctx: Context,
  { userType, slug }: Entry,
  { email, purpose }: { email: string; purpose: AskedPurpose },
): Promise<void> {
  const account = await lookAccountByEmail(ctx, userType, email)
  await ctx.enqueue(accountLinkJob, { accountId: account?.id ?? null, purpose, userType, slug })
}

export async function mailAccountLink(ctx: Context, data: unknown): Promise<void> {
  const { accountId, purpose, userType, slug } = jobData.parse(data)
  const account = accountId && (await lookAccountById(ctx, accountId))
  if (!account || !account.isActive || !account.registeredAt) return
  // A link for a new password or number would prove an address without the password of the registration.
  if ((account.emailVerifiedAt === null) !== (purpose === 'email')) return
  const entrance = await findEntry(ctx, userType, slug)
  const isMailed = await mailLink(ctx, account, { entrance, purpose })
  if (isMailed && purpose !== 'email')
    ctx.record({ event: `external_account.${purpose}_link_requested`, subject: subjectOf(account) })
}

interface Linked {
  userSlug: string
  token: string
}

/** Changes nothing: programs that check mails open links, too. */
export async function readEmailLink(ctx: Context, { userType }: Entry, { userSlug, token }: Linked) {
  const account = await lookAccountBySlug(ctx, userType, userSlug)
  if (!account || !(await isLinkGood(ctx, account, { purpose: 'email', token }))) throw linkIsOver()
  return account
}

interface Proof extends Linked {
  password: string
  device?: string | undefined
  device_marks: readonly string[]
}

/**
 * The password shows that the owner of the address is the person who registered: otherwise a stranger could register
 * the address of somebody else, who would confirm it.
 */
export async function proveEmail(ctx: Context, entry: Entry, proof: Proof): Promise<CodeSent> {
  const found = await readEmailLink(ctx, entry, proof)
  const account = await assertPassword(ctx, found, { ...proof, userType: entry.userType, email: found.email })
  if (!(await consumeLink(ctx, account, { purpose: 'email', token: proof.token }))) throw linkIsOver()
  await ctx.db.update(externalAccount).set({ emailVerifiedAt: ctx.now }).where(isAccount(ctx, account))
  ctx.record({ event: 'external_account.email_verified', subject: subjectOf(account), actor: actorOf(account) })
  return sendFirstCode(ctx, account, { phone: account.phone ?? '', device: proof.device })
}

export async function setNewPassword(
  ctx: Context,
  { userType }: Entry,
  { userSlug, token, password }: Linked & { password: string },
): Promise<void> {
  const account = await lookAccountBySlug(ctx, userType, userSlug)
  if (!account?.isActive || !(await consumeLink(ctx, account, { purpose: 'password', token }))) throw linkIsOver()
  await ctx.db
    .update(staffUser)
    .set({ passwordHash: await hashPassword(password) })
    .where(isLoginOf(ctx, account))
  const revoked = await revokeSessions(ctx, account.id, { but: null })
  await forgetFailures(ctx, countersOf(ctx, 'account', { person: account, name: account.email, deviceMarks: [] }))
  ctx.record({
    event: 'external_account.password_changed',
    subject: subjectOf(account),
    actor: actorOf(account),
    changes: [{ field: 'revoked_sessions', old: null, new: revoked }],
  })
  await mailPasswordChanged(ctx, account)
}

interface NewPhone {
  user_slug: string
  code?: string | undefined
  token?: string | undefined
  password: string
  phone: string
  device?: string | undefined
  device_marks: readonly string[]
}

/** Sends a code to the new number; the number changes when the code is entered. */
export async function askForNewPhone(ctx: Context, { userType }: Entry, wanted: NewPhone): Promise<CodeSent> {
  const phone = mobileNumberIn(wanted.phone)
  const found = await lookAccountBySlug(ctx, userType, wanted.user_slug)
  if (!found) throw linkIsOver()
  const isLinked = wanted.code !== undefined && (await isLinkGood(ctx, found, { purpose: 'phone', token: wanted.code }))
  if (!isLinked && !(await isOwnSession(ctx, found.id, wanted.token))) throw linkIsOver()
  const account = await assertPassword(ctx, found, { ...wanted, userType, email: found.email })
  const sent = await sendFirstCode(ctx, account, { phone, device: wanted.device })
  if (wanted.code && isLinked) await consumeLink(ctx, account, { purpose: 'phone', token: wanted.code })
  return sent
}

async function isOwnSession(ctx: Context, accountId: string, token: string | undefined): Promise<boolean> {
  if (!token) return false
  const { rows } = await ctx.client.query<SessionRow>(sessionQuery(hashOf(token)))
  const [row] = rows
  return row?.user_id === accountId && signedInFrom(row, ctx.workspace).id === accountId
}
