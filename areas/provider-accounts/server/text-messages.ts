// Settings page of the account for text messages.

import { SmsFailed } from '#connectors/sms/sms-provider.ts'
import { smsProvider } from '#connectors/sms/sms-providers.ts'
import { AppError } from '#platform/server/app-error.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/text-messages.ts'
import { textFields } from '../rules/account-fields.ts'
import { readAccountPage, saveAccountPage, type AccountPage } from './account-page.ts'
import { lookAccount, lookOrigin, textService } from './accounts.ts'
import { accountChecked, findAccess } from './checking.ts'

const page: AccountPage<contract.TextData> = {
  key: textService.key,
  data: contract.textData,
  accounts: [textFields],
}

export const getTextSettings = handler(contract.getTextSettings, { permission: 'admin' }, async (ctx) => ({
  ...(await readAccountPage(ctx, page)),
  origin: await lookOrigin(ctx, textService),
}))

export const saveTextSettings = handler(
  contract.saveTextSettings,
  { permission: 'admin' },
  (ctx, { body: { version, ...typed } }) => saveAccountPage(ctx, page, { version, typed }),
)

export const checkTextAccount = handler(
  contract.checkTextAccount,
  { permission: 'admin', perMinute: 10 },
  async (ctx) => {
    const provider = smsProvider(findAccess(await lookAccount(ctx, textService)))
    await provider.checkAccess().catch((error: unknown) => {
      if (!(error instanceof SmsFailed)) throw error
      throw new AppError(`provider_accounts_problem_${error.problem === 'unreachable' ? 'unreachable' : 'refused'}`)
    })
    return accountChecked(ctx, provider.name)
  },
)
