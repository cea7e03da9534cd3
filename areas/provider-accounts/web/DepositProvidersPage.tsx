// Settings page of the account at the deposit provider.

import { useQuery } from '@tanstack/react-query'
import { SettingsPage } from '#areas/project-settings/web/public.tsx'
import { call } from '#platform/web/api/call.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { depositData, getDepositSettings, saveDepositSettings } from '../contract/deposit-providers.ts'
import { depositFields } from '../rules/account-fields.ts'
import { accountWords } from './account-words.ts'
import { AccountCheck, AccountSection } from './AccountSection.tsx'
import { useCheckDepositAccount } from './changes.ts'
import { OpenNotice } from './OpenNotice.tsx'

export const load = ({ queryClient }: LoadContext) => queryClient.prefetchQuery(queryOf(getDepositSettings))

export default function DepositProvidersPage() {
  const t = useText()
  const query = useQuery(queryOf(getDepositSettings))
  const check = useCheckDepositAccount()
  return (
    <SettingsPage
      title={t('screen_settings_deposit_providers')}
      subtitle={t('provider_accounts_deposit_about')}
      query={query}
      dataIn={depositData}
      save={(data, version) => call(saveDepositSettings, { body: { ...data, version } })}
      stale={[getDepositSettings]}
      wordsOf={accountWords(t, [depositFields])}
      below={() => <AccountCheck isPending={check.isPending} onCheck={() => check.mutate({})} />}
    >
      {({ field, values }, { origin, open }) => (
        <>
          <OpenNotice service="deposits" open={open} />
          <AccountSection
            title={t('provider_accounts_zinsli')}
            about={t('provider_accounts_zinsli_about')}
            source={field('depositAccount')}
            secret={field('depositClientSecret')}
            setAt={values.depositClientSecretSetAt}
            origin={origin}
            without={t('provider_accounts_deposit_without')}
          >
            <TextField {...field('depositOrganization')} required maxLength={200} />
            <TextField {...field('depositClientId')} required maxLength={200} />
          </AccountSection>
        </>
      )}
    </SettingsPage>
  )
}
