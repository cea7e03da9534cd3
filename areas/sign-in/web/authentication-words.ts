// Display texts of the settings in the conflict notice; a typed secret stays hidden.

import { formatDate } from '#platform/web/i18n/format.ts'
import type { Translate } from '#platform/web/i18n/texts.ts'

export const authenticationWords =
  (t: Translate) =>
  (field: string, value: unknown): string | undefined => {
    if (field === 'ssoRoles') return roleWords(t, value)
    if (typeof value !== 'string' || value === '') return undefined
    if (field === 'ssoClientSecret') return '••••••••'
    if (field === 'ssoProvider') return t(`sign_in_settings_provider_${value}`)
    if (field === 'ssoDefaultRole') return t(`users_role_${value}`)
    return field === 'ssoClientSecretSetAt' ? formatDate(value) : undefined
  }

const roleWords = (t: Translate, value: unknown): string =>
  Object.entries(value ?? {})
    .filter(([, names]) => names !== '')
    .map(([role, names]) => `${String(names)} → ${t(`users_role_${role}`)}`)
    .join('; ') || '–'
