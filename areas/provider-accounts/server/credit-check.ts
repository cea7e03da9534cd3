// Settings page of the accounts at the credit bureau and at the issuer of credit certificates.

import { CreditCheckFailed } from '#connectors/credit-check/credit-check.ts'
import { creditTrust } from '#connectors/credit-check/credittrust.ts'
import { AppError, fieldRefusal } from '#platform/server/app-error.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/credit-check.ts'
import { bureauFields, certificateFields } from '../rules/account-fields.ts'
import { readAccountPage, saveAccountPage, type AccountPage } from './account-page.ts'
import { certificateIssuer, creditBureau, lookAccount, lookOrigin } from './accounts.ts'
import { accountChecked, findAccess } from './checking.ts'

const page: AccountPage<contract.CreditData> = {
  key: creditBureau.key,
  data: contract.creditData,
  accounts: [bureauFields, certificateFields],
}

export const getCreditSettings = handler(contract.getCreditSettings, { permission: 'admin' }, async (ctx) => ({
  ...(await readAccountPage(ctx, page)),
  bureauOrigin: await lookOrigin(ctx, creditBureau),
  certificateOrigin: await lookOrigin(ctx, certificateIssuer),
  hasIssuer: ctx.services.config.serviceAddresses.certificates !== undefined,
}))

export const saveCreditSettings = handler(
  contract.saveCreditSettings,
  { permission: 'admin' },
  (ctx, { body: { version, ...typed } }) => {
    const hasIssuer = ctx.services.config.serviceAddresses.certificates !== undefined
    if (typed.certificateAccount === 'own' && !hasIssuer)
      throw fieldRefusal('certificateAccount', 'provider_accounts_reason_no_issuer')
    return saveAccountPage(ctx, page, { version, typed })
  },
)

/** No certificate has this number, so the answer reveals nothing about a person. */
const noCertificate = { number: 'quartier-access-check', firstName: '', lastName: '' }

export const checkCertificateAccount = handler(
  contract.checkCertificateAccount,
  { permission: 'admin', perMinute: 10 },
  async (ctx) => {
    const issuer = creditTrust(findAccess(await lookAccount(ctx, certificateIssuer)))
    await issuer.verify(noCertificate).catch((error: unknown) => {
      if (error instanceof CreditCheckFailed) throw new AppError(`provider_accounts_problem_${error.problem}`)
      throw error
    })
    return accountChecked(ctx, issuer.name)
  },
)
