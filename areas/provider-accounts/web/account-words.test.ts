// Display texts of an account in the conflict notice.

import { expect, it } from 'vitest'
import { signatureFields } from '../rules/account-fields.ts'
import { accountWords } from './account-words.ts'

it('names the choice and hides a typed secret', () => {
  const words = accountWords((key) => key, [signatureFields])
  expect(words('signatureAccount', 'own')).toBe('provider_accounts_source_own')
  expect(words('signatureKey', 'typed')).toBe('••••••••')
  expect(words('signatureKey', '')).toBeUndefined()
})
