// Sessions of people of outside: half after the password or a link, complete after the code.

import {
  completeHalfSession,
  deviceMarkFor,
  insertSession,
  lockHalfSession,
  signedInUser,
  type HalfSession,
} from '#areas/sign-in/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { AppError } from '#platform/server/app-error.ts'
import type { ExternalType } from '../rules/links.ts'
import { isAccount, lookAccountById, type AccountRow } from './accounts.ts'
import { externalAccount } from './tables.ts'

/** Long enough for several codes, because a text message may take minutes. */
const timeForCode = 30 * 60 * 1000

export const startHalfSession = (ctx: Context, { id: userId }: AccountRow, device = '') =>
  insertSession(ctx, { userId, userAgent: device || null, isHalf: true, lasts: timeForCode })

/** Locked until the end of the transaction. Of this user type alone: a guest of a room comes in by no other door. */
export async function findHalfSession(
  ctx: Context,
  userType: ExternalType,
  token: string,
): Promise<{ half: HalfSession; account: AccountRow }> {
  const half = await lockHalfSession(ctx, token)
  const account = half && (await lookAccountById(ctx, half.userId))
  if (!half || !account?.isActive || account.userType !== userType)
    throw new AppError('sign_in_begin_again', { status: 401 })
  return { half, account }
}

/** The session gets a new token. */
export async function completeSession(
  ctx: Context,
  account: AccountRow,
  { half, deviceMarks }: { half: HalfSession; deviceMarks: readonly string[] },
) {
  const token = await completeHalfSession(ctx, half)
  await ctx.db.update(externalAccount).set({ lastUsedAt: ctx.now }).where(isAccount(ctx, account))
  return { token, user: await signedInUser(ctx, token), device_mark: deviceMarkFor(ctx, account, deviceMarks) }
}
