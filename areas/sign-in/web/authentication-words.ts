// Display texts of the settings in the conflict notice; a typed secret stays hidden.

import { mappingInWords } from '#platform/rules/words/mapping-words.ts'
import { formatDate } from '#platform/web/i18n/format.ts'
import type { Translate } from '#platform/web/i18n/texts.ts'

export const authenticationWords =
  (t: Translate) =>
  (field: string, value: unknown): string | undefined => {
    if (field === 'ssoRoles') return mappingInWords(t, 'users_role_', value)
    if (typeof value !== 'string' || value === '') return undefined
    if (field === 'ssoClientSecret') return '••••••••'
    if (field === 'ssoProvider') return t(`sign_in_settings_provider_${value}`)
    if (field === 'ssoDefaultRole') return t(`users_role_${value}`)
    return field === 'ssoClientSecretSetAt' ? formatDate(value) : undefined
  }
