// Mutations that try a saved account.

import { useChange } from '#platform/web/api/query.ts'
import { checkCertificateAccount } from '../contract/credit-check.ts'
import { checkDepositAccount } from '../contract/deposit-providers.ts'
import { checkSignatureAccount } from '../contract/digital-signature.ts'

export const useCheckSignatureAccount = () => useChange(checkSignatureAccount, { stale: [] })
export const useCheckCertificateAccount = () => useChange(checkCertificateAccount, { stale: [] })
export const useCheckDepositAccount = () => useChange(checkDepositAccount, { stale: [] })
