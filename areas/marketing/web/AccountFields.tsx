// Fields of an account; a practice account needs none, Flatfox only its address and key.

import { isLanguage, languages } from '#platform/rules/project-type.ts'
import { PasswordField } from '#platform/web/form/fields/PasswordField.tsx'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { FieldColumns } from '#platform/web/kit/FieldColumns.tsx'
import type { AccountData, PlatformsPage } from '../contract/platform-settings.ts'
import { layouts } from '../rules/platform-settings.ts'
import { protocols } from '../rules/platforms.ts'
import styles from './Marketing.module.css'

export interface AccountForm {
  account: AccountData
  errorOf: (field: string) => string | undefined
  onChange: (account: AccountData) => void
}

interface Props extends AccountForm {
  about: PlatformsPage['platforms'][number]
}

export function AccountFields({ about, account, errorOf, onChange }: Props) {
  const t = useText()
  const change = (fields: Partial<AccountData>) => onChange({ ...account, ...fields })
  const base = (field: keyof AccountData, label: string) => ({
    name: `${about.key}.${field}`,
    label: t(label),
    error: errorOf(field),
  })
  const isIdx = account.protocol !== 'flatfox' && account.protocol !== 'practice'
  return (
    <FieldColumns>
      <SelectField
        {...base('protocol', 'marketing_settings_protocol')}
        required
        options={about.protocols}
        value={account.protocol}
        onChange={(value) => change({ protocol: protocols.find((one) => one === value) ?? account.protocol })}
      />
      <SelectField
        {...base('language', 'marketing_settings_language')}
        required
        options={languages.map((value) => ({ value, displayName: t(`general_language_${value}`) }))}
        value={account.language}
        onChange={(value) => isLanguage(value) && change({ language: value })}
      />
      {account.protocol === 'practice' && (
        <p className={styles.facts} data-wide>
          {t('marketing_settings_practice')}
        </p>
      )}
      {account.protocol !== 'practice' && (
        <TextField
          {...base('host', 'marketing_settings_host')}
          required
          value={account.host}
          onChange={(host) => change({ host })}
        />
      )}
      {isIdx && <Idx {...{ account, base, change }} />}
      {account.protocol !== 'practice' && <Secret {...{ account, base, change }} />}
    </FieldColumns>
  )
}

interface Parts {
  account: AccountData
  base: (field: keyof AccountData, label: string) => { name: string; label: string; error: string | undefined }
  change: (fields: Partial<AccountData>) => void
}

function Secret({ account, base, change }: Parts) {
  const t = useText()
  const { protocol, secretSetAt, secret } = account
  return (
    <PasswordField
      {...base('secret', protocol === 'flatfox' ? 'marketing_settings_key' : 'marketing_settings_secret')}
      kind="new"
      required={secretSetAt === ''}
      hint={
        secretSetAt
          ? t('marketing_settings_secret_set', { date: formatDate(secretSetAt) })
          : t('marketing_settings_secret_new')
      }
      value={secret}
      onChange={(typed) => change({ secret: typed })}
    />
  )
}

const layoutText = { 'four-folders': 'marketing_settings_layout_four', flat: 'marketing_settings_layout_flat' } as const

function Idx({ account, base, change }: Parts) {
  const t = useText()
  return (
    <>
      <TextField
        {...base('port', 'marketing_settings_port')}
        hint={t('marketing_settings_port_hint')}
        inputMode="numeric"
        value={account.port === null ? '' : String(account.port)}
        onChange={(typed) => {
          const digits = typed.replaceAll(/\D/g, '').slice(0, 5)
          change({ port: digits === '' ? null : Number(digits) })
        }}
      />
      <TextField
        {...base('user', 'marketing_settings_user')}
        required
        value={account.user}
        onChange={(user) => change({ user })}
      />
      <TextField
        {...base('agencyId', 'marketing_settings_agency')}
        required
        maxLength={10}
        hint={t('marketing_settings_agency_hint')}
        value={account.agencyId}
        onChange={(agencyId) => change({ agencyId })}
      />
      <TextField
        {...base('senderId', 'marketing_settings_sender')}
        required
        maxLength={50}
        value={account.senderId}
        onChange={(senderId) => change({ senderId })}
      />
      <TextField
        {...base('folder', 'marketing_settings_folder')}
        hint={t('marketing_settings_folder_hint')}
        value={account.folder}
        onChange={(folder) => change({ folder })}
      />
      <SelectField
        {...base('layout', 'marketing_settings_layout')}
        required
        options={layouts.map((value) => ({ value, displayName: t(layoutText[value]) }))}
        value={account.layout}
        onChange={(value) => change({ layout: layouts.find((one) => one === value) ?? account.layout })}
      />
      {account.protocol === 'sftp' && (
        <TextField
          {...base('hostKey', 'marketing_settings_host_key')}
          hint={t('marketing_settings_host_key_hint')}
          value={account.hostKey}
          onChange={(hostKey) => change({ hostKey })}
        />
      )}
    </>
  )
}
