// Fields of the firm's identity provider: access, who is admitted, and which role they get.

import { Button, CopyButton, Switch, TextInput } from '@mantine/core'
import type { SettingsForm } from '#areas/project-settings/web/public.tsx'
import { PasswordField } from '#platform/web/form/fields/PasswordField.tsx'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { FieldGrid } from '#platform/web/kit/FieldGrid.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import type { AuthenticationData } from '../contract/authentication.ts'
import { givenRoles, identityProviders, keepsSecret } from '../rules/authentication-settings.ts'

interface Props {
  form: SettingsForm<AuthenticationData>
  stored: { data: AuthenticationData; redirectUri: string; hasSecret: boolean }
}

export function ProviderFields({ form, stored }: Props) {
  const t = useText()
  const { field, values, set } = form
  const provider = values.ssoProvider
  const providers = identityProviders.map((value) => ({ value, displayName: t(`sign_in_settings_provider_${value}`) }))
  return (
    <>
      <Section title={t('sign_in_settings_provider')} description={t('sign_in_settings_provider_about')}>
        <FieldGrid>
          <SelectField
            {...field('ssoProvider')}
            required
            options={providers}
            onChange={(value) => set('ssoProvider', identityProviders.find((one) => one === value) ?? provider)}
          />
          {provider !== 'none' && <AccessFields form={form} stored={stored} />}
        </FieldGrid>
      </Section>
      {provider !== 'none' && <AdmissionSection form={form} />}
    </>
  )
}

function AccessFields({ form: { field, values }, stored }: Props) {
  const t = useText()
  const isKept = stored.hasSecret && keepsSecret(values, stored.data)
  const setAt = values.ssoClientSecretSetAt
  const secretHint =
    isKept && setAt
      ? t('sign_in_settings_secret_set', { date: formatDate(setAt) })
      : t(isKept ? 'sign_in_settings_secret_kept' : 'sign_in_settings_secret_new')
  return (
    <>
      {values.ssoProvider === 'azure' ? (
        <TextField {...field('ssoDirectoryId')} required maxLength={100} />
      ) : (
        <TextField {...field('ssoIssuer')} required maxLength={300} hint={t('sign_in_settings_issuer_hint')} />
      )}
      <TextField {...field('ssoClientId')} required maxLength={200} />
      <PasswordField {...field('ssoClientSecret')} required={!isKept} kind="new" hint={secretHint} />
      {values.ssoProvider === 'oidc' && (
        <TextField {...field('ssoButtonText')} maxLength={60} hint={t('sign_in_settings_button_hint')} />
      )}
      <TextInput
        label={t('sign_in_settings_redirect')}
        description={t('sign_in_settings_redirect_hint')}
        value={stored.redirectUri}
        readOnly
        rightSectionWidth={110}
        rightSection={<CopyAddress address={stored.redirectUri} />}
      />
    </>
  )
}

function CopyAddress({ address }: { address: string }) {
  const t = useText()
  return (
    <CopyButton value={address}>
      {({ copied, copy }) => (
        <Button variant="subtle" size="compact-sm" onClick={copy}>
          {t(copied ? 'sign_in_settings_copied' : 'sign_in_settings_copy')}
        </Button>
      )}
    </CopyButton>
  )
}

function AdmissionSection({ form: { field, values, set, errorOf, labels } }: Pick<Props, 'form'>) {
  const t = useText()
  const roles = givenRoles.map((value) => ({ value, displayName: t(`users_role_${value}`) }))
  // Words that are left without a claim are refused, so they stay in view.
  const hasRoles = values.ssoRolesClaim !== '' || Object.values(values.ssoRoles).some((words) => words !== '')
  return (
    <>
      <Section title={t('sign_in_settings_admission')} description={t('sign_in_settings_admission_about')}>
        <FieldGrid>
          <TextField {...field('ssoDomains')} required maxLength={500} hint={t('sign_in_settings_domains_hint')} />
          <Switch
            label={labels['ssoCreatesUsers']}
            checked={values.ssoCreatesUsers}
            onChange={(event) => set('ssoCreatesUsers', event.currentTarget.checked)}
          />
          {values.ssoCreatesUsers && (
            <SelectField
              {...field('ssoDefaultRole')}
              required
              options={roles}
              onChange={(value) =>
                set('ssoDefaultRole', givenRoles.find((role) => role === value) ?? values.ssoDefaultRole)
              }
            />
          )}
        </FieldGrid>
      </Section>
      <Section title={t('sign_in_settings_roles')} description={t('sign_in_settings_roles_about')}>
        <FieldGrid>
          <TextField {...field('ssoRolesClaim')} maxLength={100} hint={t('sign_in_settings_claim_hint')} />
          {hasRoles &&
            givenRoles.map((role, index) => (
              <TextField
                key={role}
                name={index === 0 ? 'ssoRoles' : `ssoRoles.${role}`}
                label={t(`users_role_${role}`)}
                maxLength={300}
                value={values.ssoRoles[role]}
                onChange={(names) => set('ssoRoles', { ...values.ssoRoles, [role]: names })}
                error={index === 0 ? (errorOf('ssoRoles') ?? errorOf(`ssoRoles.${role}`)) : errorOf(`ssoRoles.${role}`)}
              />
            ))}
        </FieldGrid>
      </Section>
    </>
  )
}
