// Settings page of the accounts at the credit bureau and at the issuer of credit certificates.

import { useQuery } from '@tanstack/react-query'
import { SettingsPage } from '#areas/project-settings/web/public.tsx'
import { call } from '#platform/web/api/call.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { creditData, getCreditSettings, saveCreditSettings } from '../contract/credit-check.ts'
import { bureauFields, certificateFields } from '../rules/account-fields.ts'
import { accountWords } from './account-words.ts'
import { AccountCheck, AccountSection } from './AccountSection.tsx'
import { useCheckCertificateAccount } from './changes.ts'

export const load = ({ queryClient }: LoadContext) => queryClient.prefetchQuery(queryOf(getCreditSettings))

export default function CreditCheckPage() {
  const t = useText()
  const query = useQuery(queryOf(getCreditSettings))
  const check = useCheckCertificateAccount()
  return (
    <SettingsPage
      title={t('screen_settings_credit_check')}
      subtitle={t('provider_accounts_credit_about')}
      query={query}
      dataIn={creditData}
      save={(data, version) => call(saveCreditSettings, { body: { ...data, version } })}
      stale={[getCreditSettings]}
      wordsOf={accountWords(t, [bureauFields, certificateFields])}
      below={(_form, { hasIssuer }) =>
        hasIssuer && <AccountCheck isPending={check.isPending} onCheck={() => check.mutate({})} />
      }
    >
      {({ field, values }, { bureauOrigin, certificateOrigin, hasIssuer }) => (
        <>
          <AccountSection
            title={t('provider_accounts_crif')}
            about={t('provider_accounts_crif_about')}
            source={field('bureauAccount')}
            secret={field('bureauPassword')}
            setAt={values.bureauPasswordSetAt}
            origin={bureauOrigin}
            without={t('provider_accounts_crif_without')}
          >
            <TextField {...field('bureauUser')} required maxLength={200} />
          </AccountSection>
          <AccountSection
            title={t('provider_accounts_credittrust')}
            about={t(hasIssuer ? 'provider_accounts_credittrust_about' : 'provider_accounts_credittrust_unknown')}
            source={field('certificateAccount')}
            secret={field('certificateKey')}
            setAt={values.certificateKeySetAt}
            origin={certificateOrigin}
            without={t('provider_accounts_credittrust_without')}
          />
        </>
      )}
    </SettingsPage>
  )
}
