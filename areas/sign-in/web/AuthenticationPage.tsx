// Settings page of the ways to sign in: password, and the firm's identity provider.

import { Button, Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { SettingsPage } from '#areas/project-settings/web/public.tsx'
import { call } from '#platform/web/api/call.ts'
import { queryOf, useChange } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import {
  authenticationData,
  checkIdentityProvider,
  getAuthenticationSettings,
  saveAuthenticationSettings,
} from '../contract/authentication.ts'
import { authenticationWords } from './authentication-words.ts'
import { ProviderFields } from './ProviderFields.tsx'

export const load = ({ queryClient }: LoadContext) => queryClient.prefetchQuery(queryOf(getAuthenticationSettings))

export default function AuthenticationPage() {
  const t = useText()
  const query = useQuery(queryOf(getAuthenticationSettings))
  return (
    <SettingsPage
      title={t('screen_settings_authentication')}
      subtitle={t('sign_in_settings_about')}
      query={query}
      dataIn={authenticationData}
      save={(data, version) => call(saveAuthenticationSettings, { body: { ...data, version } })}
      stale={[getAuthenticationSettings]}
      wordsOf={authenticationWords(t)}
      below={(_form, { data }) => data.ssoProvider !== 'none' && <CheckSection />}
    >
      {(form, stored) => (
        <>
          <Section title={t('sign_in_settings_password')} description={t('sign_in_settings_password_about')}>
            <Switch
              label={form.labels['passwordLogin']}
              checked={form.values.passwordLogin}
              onChange={(event) => form.set('passwordLogin', event.currentTarget.checked)}
              error={form.errorOf('passwordLogin')}
              id="passwordLogin"
            />
          </Section>
          <ProviderFields form={form} stored={stored} />
        </>
      )}
    </SettingsPage>
  )
}

function CheckSection() {
  const t = useText()
  const check = useChange(checkIdentityProvider, { stale: [] })
  return (
    <Section title={t('sign_in_settings_check_title')} description={t('sign_in_settings_check_about')}>
      <Button variant="default" loading={check.isPending} onClick={() => check.mutate({})}>
        {t('sign_in_settings_check')}
      </Button>
    </Section>
  )
}
