// Steps of the sign-in that both user types share: address and password, then the code.

import {
  countersOf,
  countFailure,
  forgetFailures,
  requirePatience,
  type HalfSession,
} from '#areas/sign-in/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { AppError } from '#platform/server/app-error.ts'
import type { CodeSent, SignedIn } from '../contract/account-fields.ts'
import { landingPath, type ExternalType } from '../rules/links.ts'
import { actorOf, lookAccountByEmail, lookAccountById, subjectOf, type AccountRow } from './accounts.ts'
import { mailLink } from './account-mails.ts'
import { admitThrough, type Entry } from './entrances.ts'
import { completeSession, findHalfSession, startHalfSession } from './half-sessions.ts'
import { acceptCode, lockCode, sendCode } from './one-time-codes.ts'
import { assertPassword } from './passwords.ts'
import { proveNumber } from './proven-number.ts'

interface Credentials {
  email: string
  password: string
  device?: string | undefined
  device_marks: readonly string[]
}

export async function enterPassword(ctx: Context, entry: Entry, given: Credentials): Promise<CodeSent> {
  const { userType } = entry
  const known = await lookAccountByEmail(ctx, userType, given.email)
  const account = await assertPassword(ctx, known, { ...given, userType })
  if (!account.emailVerifiedAt) {
    await mailLink(ctx, account, { entrance: entry, purpose: 'email' })
    throw new AppError('external_accounts_email_not_verified', { keepsWrites: true })
  }
  return sendFirstCode(ctx, account, { phone: account.phone ?? '', device: given.device })
}

/** Begins a half session and sends a code to the number. */
export async function sendFirstCode(
  ctx: Context,
  account: AccountRow,
  { phone, device }: { phone: string; device: string | undefined },
): Promise<CodeSent> {
  const half = await startHalfSession(ctx, account, device)
  const sent = await sendCode(ctx, account, { sessionId: half.id, phone })
  return { token: half.token, user_slug: account.userSlug, ...sent }
}

/** Sends to the same number as the last code of this half session. */
export async function sendAnotherCode(ctx: Context, userType: ExternalType, token: string): Promise<CodeSent> {
  const { half, account } = await findHalfSession(ctx, userType, token)
  const last = await lockCode(ctx, half.id)
  const phone = last?.phone ?? account.phone ?? ''
  return { token, user_slug: account.userSlug, ...(await sendCode(ctx, account, { sessionId: half.id, phone })) }
}

interface GivenCode {
  token: string
  code: string
  device_marks: readonly string[]
}

export async function enterCode(ctx: Context, entry: Entry, given: GivenCode): Promise<SignedIn> {
  const { half, account } = await findHalfSession(ctx, entry.userType, given.token)
  const counters = countersOf(ctx, 'code', { person: account, name: account.email, deviceMarks: given.device_marks })
  await requirePatience(ctx, counters)
  const row = await lockCode(ctx, half.id)
  if (!row) throw wrongCode('external_accounts_code_over')
  if (!(await acceptCode(ctx, row, given.code))) {
    await countFailure(ctx, counters)
    ctx.record({ event: 'external_account.code_failed', subject: subjectOf(account) })
    throw wrongCode('sign_in_wrong_code', true)
  }
  await forgetFailures(ctx, counters)
  await proveNumber(ctx, account, row)
  return finish(ctx, entry, { half, accountId: account.id, deviceMarks: given.device_marks })
}

const wrongCode = (key: string, keepsWrites?: true) =>
  new AppError('general_please_check_fields', {
    status: 422,
    fields: { code: key },
    ...(keepsWrites && { keepsWrites }),
  })

interface Finishing {
  half: HalfSession
  accountId: string
  deviceMarks: readonly string[]
}

async function finish(ctx: Context, entry: Entry, { half, accountId, deviceMarks }: Finishing): Promise<SignedIn> {
  const account = await lookAccountById(ctx, accountId)
  if (!account) throw new Error('the account was deleted while its row was locked')
  await admitThrough(ctx, account, entry)
  ctx.record({
    event: 'external_account.signed_in',
    subject: subjectOf(account),
    actor: actorOf(account),
    changes: [{ field: 'entrance', old: null, new: entry.title }],
  })
  return { ...(await completeSession(ctx, account, { half, deviceMarks })), landing: landingPath(entry) }
}
