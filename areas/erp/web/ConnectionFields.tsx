// The fields of the connection. The stand-in of the demo needs none of them.

import { Switch } from '@mantine/core'
import type { FieldsOf } from '#areas/project-settings/web/public.tsx'
import { PasswordField } from '#platform/web/form/fields/PasswordField.tsx'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import type { ErpData } from '../contract/connection.ts'
import { erpProviders } from '../rules/erp-settings.ts'
import styles from './Erp.module.css'

interface Props {
  form: FieldsOf<ErpData>
  labels: Readonly<Record<string, string>>
  providers: readonly { value: string; displayName: string }[]
}

type TextName = 'erpAddress' | 'erpExchange' | 'erpAppId' | 'erpRecipient' | 'erpAgreementType' | 'erpUser'

export function ConnectionFields({ form: { values, set, errorOf }, labels, providers }: Props) {
  const t = useText()
  const base = (name: keyof ErpData) => ({ name, label: labels[name] ?? name, error: errorOf(name), required: true })
  const text = (name: TextName, hint?: string) => (
    <TextField {...base(name)} {...(hint && { hint })} value={values[name]} onChange={(value) => set(name, value)} />
  )
  const passwordHint = values.erpPasswordSetAt
    ? t('erp_password_hint', { date: formatDate(values.erpPasswordSetAt) })
    : t('erp_password_new_hint')
  return (
    <Section title={t('erp_part_connection')}>
      <div className={styles.fields}>
        <div data-wide>
          <Switch
            label={labels['erpEnabled']}
            description={t('erp_enabled_hint')}
            checked={values.erpEnabled}
            onChange={(event) => set('erpEnabled', event.currentTarget.checked)}
          />
        </div>
        <div data-wide>
          <SelectField
            {...base('erpProvider')}
            options={providers}
            value={values.erpProvider}
            onChange={(value) => {
              const chosen = erpProviders.find((one) => one === value)
              if (chosen) set('erpProvider', chosen)
            }}
          />
        </div>
        {values.erpProvider === 'demo' ? (
          <p className={styles.facts} data-wide>
            {t('erp_demo_note')}
          </p>
        ) : (
          <>
            <div data-wide>{text('erpAddress', t('erp_address_hint'))}</div>
            {text('erpAppId', t('erp_app_id_hint'))}
            {text('erpRecipient', t('erp_recipient_hint'))}
            {text('erpExchange')}
            {text('erpAgreementType', t('erp_agreement_type_hint'))}
            {text('erpUser')}
            <PasswordField
              {...base('erpPassword')}
              required={values.erpPasswordSetAt === ''}
              kind="new"
              hint={passwordHint}
              value={values.erpPassword}
              onChange={(value) => set('erpPassword', value)}
            />
          </>
        )}
      </div>
    </Section>
  )
}
