// Checks the password of an account. Neither words nor time tell whether the account exists; each failure is counted.

import {
  countersOf,
  countFailure,
  forgetFailures,
  requirePatience,
  type Counters,
} from '#areas/sign-in/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { AppError } from '#platform/server/app-error.ts'
import { isPassword } from '#platform/server/session/password.ts'
import type { ExternalType } from '../rules/links.ts'
import { subjectOf, type AccountRow } from './accounts.ts'

interface Given {
  userType: ExternalType
  email: string
  password: string
  device_marks: readonly string[]
}

/** Returns the account whose password was given; throws 401 otherwise, for an unknown account as well. */
export async function assertPassword(ctx: Context, account: AccountRow | null, given: Given): Promise<AccountRow> {
  const person = account?.registeredAt ? account : null
  const name = `${given.userType} ${given.email}`
  const counters = countersOf(ctx, 'account', { person, name, deviceMarks: given.device_marks })
  await requirePatience(ctx, counters)
  const matches = await isPassword(given.password, person?.passwordHash ?? null)
  if (!person?.isActive || !matches) return refuse(ctx, person, counters)
  await forgetFailures(ctx, counters)
  return person
}

async function refuse(ctx: Context, account: AccountRow | null, counters: Counters): Promise<never> {
  const failures = await countFailure(ctx, counters)
  if (account)
    ctx.record({
      event: 'external_account.sign_in_failed',
      subject: subjectOf(account),
      changes: [{ field: 'failures', old: failures - 1, new: failures }],
    })
  throw new AppError('external_accounts_wrong_credentials', { status: 401, keepsWrites: true })
}
