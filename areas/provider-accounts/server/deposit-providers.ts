// Settings page of the account at the deposit provider.

import { DepositFailed } from '#connectors/deposit/deposit-provider.ts'
import { zinsli } from '#connectors/deposit/zinsli.ts'
import { AppError } from '#platform/server/app-error.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/deposit-providers.ts'
import { depositFields } from '../rules/account-fields.ts'
import { readAccountPage, saveAccountPage, type AccountPage } from './account-page.ts'
import { depositService, lookAccount, lookOrigin } from './accounts.ts'
import { accountChecked, findAccess } from './checking.ts'
import { countOpen } from './extension-points.ts'

const page: AccountPage<contract.DepositData> = {
  key: depositService.key,
  data: contract.depositData,
  accounts: [depositFields],
  service: 'deposits',
}

export const getDepositSettings = handler(contract.getDepositSettings, { permission: 'admin' }, async (ctx) => ({
  ...(await readAccountPage(ctx, page)),
  origin: await lookOrigin(ctx, depositService),
  open: await countOpen(ctx, 'deposits'),
}))

export const saveDepositSettings = handler(
  contract.saveDepositSettings,
  { permission: 'admin' },
  (ctx, { body: { version, ...typed } }) => saveAccountPage(ctx, page, { version, typed }),
)

export const checkDepositAccount = handler(
  contract.checkDepositAccount,
  { permission: 'admin', perMinute: 10 },
  async (ctx) => {
    const provider = zinsli(findAccess(await lookAccount(ctx, depositService)))
    await provider.checkAccess().catch((error: unknown) => {
      if (error instanceof DepositFailed) throw new AppError(`provider_accounts_problem_${error.problem}`)
      throw error
    })
    return accountChecked(ctx, provider.name)
  },
)
