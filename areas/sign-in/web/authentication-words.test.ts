// Display texts of the ways to sign in in the conflict notice.

import { expect, it } from 'vitest'
import { authenticationWords } from './authentication-words.ts'

it('names provider and roles, and hides a typed secret', () => {
  const words = authenticationWords((key) => key)
  expect(words('ssoProvider', 'azure')).toBe('sign_in_settings_provider_azure')
  expect(words('ssoRoles', { admin: 'chiefs', user: '' })).toBe('chiefs → users_role_admin')
  expect(words('ssoRoles', { admin: '' })).toBe('–')
  expect(words('ssoClientSecret', 'typed')).toBe('••••••••')
})
