// After the right code: the number is proven, and replaces another one.

import { revokeSessions } from '#areas/sign-in/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { maskedPhone } from '../rules/codes.ts'
import { mailPhoneChanged } from './account-mails.ts'
import { actorOf, isAccount, subjectOf, type AccountRow } from './accounts.ts'
import type { CodeRow } from './one-time-codes.ts'
import { externalAccount } from './tables.ts'

/** A code that was mailed proves no number: it stays unproven until the workspace has an account for text messages. */
export async function proveNumber(
  ctx: Context,
  account: AccountRow,
  { phone, channel, sessionId }: CodeRow,
): Promise<void> {
  const isOther = phone !== account.phone
  const isProven = channel === 'sms'
  if (!isOther && (account.phoneVerifiedAt || !isProven)) return
  await ctx.db
    .update(externalAccount)
    .set({ phone, phoneVerifiedAt: isProven ? ctx.now : null })
    .where(isAccount(ctx, account))
  if (isProven && !account.phoneVerifiedAt)
    ctx.record({ event: 'external_account.phone_verified', subject: subjectOf(account), actor: actorOf(account) })
  if (!isOther) return
  ctx.record({
    event: 'external_account.phone_changed',
    subject: subjectOf(account),
    actor: actorOf(account),
    changes: [{ field: 'phone', old: account.phone && maskedPhone(account.phone), new: maskedPhone(phone) }],
  })
  await revokeSessions(ctx, account.id, { but: sessionId })
  await mailPhoneChanged(ctx, account, phone)
}
