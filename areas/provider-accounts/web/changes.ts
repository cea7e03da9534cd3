// Mutations that try a saved account.

import { useChange } from '#platform/web/api/query.ts'
import { checkCertificateAccount } from '../contract/credit-check.ts'
import { checkDepositAccount } from '../contract/deposit-providers.ts'
import { checkSignatureAccount } from '../contract/digital-signature.ts'
import { checkTextAccount } from '../contract/text-messages.ts'

export const useCheckSignatureAccount = () => useChange(checkSignatureAccount, { stale: [] })
export const useCheckCertificateAccount = () => useChange(checkCertificateAccount, { stale: [] })
export const useCheckDepositAccount = () => useChange(checkDepositAccount, { stale: [] })
export const useCheckTextAccount = () => useChange(checkTextAccount, { stale: [] })
