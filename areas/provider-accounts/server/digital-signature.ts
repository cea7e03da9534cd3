// Settings page of the account at the signing provider.

import { pandaDoc } from '#connectors/signing/pandadoc.ts'
import { SigningFailed } from '#connectors/signing/signing-provider.ts'
import { AppError } from '#platform/server/app-error.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/digital-signature.ts'
import { signatureFields } from '../rules/account-fields.ts'
import { readAccountPage, saveAccountPage, type AccountPage } from './account-page.ts'
import { lookAccount, lookOrigin, signingService } from './accounts.ts'
import { countOpen } from './extension-points.ts'
import { accountChecked, findAccess } from './checking.ts'

const page: AccountPage<contract.SignatureData> = {
  key: signingService.key,
  data: contract.signatureData,
  accounts: [signatureFields],
  service: 'signing',
}

export const getSignatureSettings = handler(contract.getSignatureSettings, { permission: 'admin' }, async (ctx) => ({
  ...(await readAccountPage(ctx, page)),
  origin: await lookOrigin(ctx, signingService),
  open: await countOpen(ctx, 'signing'),
}))

export const saveSignatureSettings = handler(
  contract.saveSignatureSettings,
  { permission: 'admin' },
  (ctx, { body: { version, ...typed } }) => saveAccountPage(ctx, page, { version, typed }),
)

export const checkSignatureAccount = handler(
  contract.checkSignatureAccount,
  { permission: 'admin', perMinute: 10 },
  async (ctx) => {
    const provider = pandaDoc(findAccess(await lookAccount(ctx, signingService)))
    await provider.listTemplates().catch((error: unknown) => {
      if (!(error instanceof SigningFailed)) throw error
      throw new AppError(`provider_accounts_problem_${error.problem === 'refused' ? 'refused' : 'unreachable'}`)
    })
    return accountChecked(ctx, provider.name)
  },
)
