// Parts of the three calls that try an account.

import { AppError } from '#platform/server/app-error.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { Account } from './accounts.ts'

/** The stand-in of a demo needs no check. */
export function findAccess<Access>(account: Account<Access> | null): Access {
  if (account?.origin === 'demo') throw new AppError('provider_accounts_reason_demo')
  if (!account) throw new AppError('provider_accounts_reason_no_account')
  return account.access
}

export const accountChecked = (ctx: StaffContext, provider: string) => ({
  notify: [{ type: 'success' as const, title: ctx.t('provider_accounts_checked', { provider }) }],
})
