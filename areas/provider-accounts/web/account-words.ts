// Display texts of field values in the conflict notice; a typed secret stays hidden.

import { formatDate } from '#platform/web/i18n/format.ts'
import type { Translate } from '#platform/web/i18n/texts.ts'
import { setAtOf, type AccountFields } from '../rules/account-fields.ts'

export const accountWords =
  (t: Translate, accounts: readonly AccountFields[]) =>
  (field: string, value: unknown): string | undefined => {
    if (typeof value !== 'string' || value === '') return undefined
    if (accounts.some(({ secret }) => secret === field)) return '••••••••'
    if (accounts.some(({ source }) => source === field)) return t(`provider_accounts_source_${value}`)
    return accounts.some((account) => setAtOf(account) === field) ? formatDate(value) : undefined
  }
