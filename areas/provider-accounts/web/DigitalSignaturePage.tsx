// Settings page of the account at the signing provider.

import { useQuery } from '@tanstack/react-query'
import { SettingsPage } from '#areas/project-settings/web/public.tsx'
import { call } from '#platform/web/api/call.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { getSignatureSettings, saveSignatureSettings, signatureData } from '../contract/digital-signature.ts'
import { signatureFields } from '../rules/account-fields.ts'
import { accountWords } from './account-words.ts'
import { AccountCheck, AccountSection } from './AccountSection.tsx'
import { useCheckSignatureAccount } from './changes.ts'
import { OpenNotice } from './OpenNotice.tsx'

export const load = ({ queryClient }: LoadContext) => queryClient.prefetchQuery(queryOf(getSignatureSettings))

export default function DigitalSignaturePage() {
  const t = useText()
  const query = useQuery(queryOf(getSignatureSettings))
  const check = useCheckSignatureAccount()
  return (
    <SettingsPage
      title={t('screen_settings_digital_signature')}
      subtitle={t('provider_accounts_signature_about')}
      query={query}
      dataIn={signatureData}
      save={(data, version) => call(saveSignatureSettings, { body: { ...data, version } })}
      stale={[getSignatureSettings]}
      wordsOf={accountWords(t, [signatureFields])}
      below={() => <AccountCheck isPending={check.isPending} onCheck={() => check.mutate({})} />}
    >
      {({ field, values }, { origin, open }) => (
        <>
          <OpenNotice service="signing" open={open} />
          <AccountSection
            title={t('provider_accounts_pandadoc')}
            about={t('provider_accounts_pandadoc_about')}
            source={field('signatureAccount')}
            secret={field('signatureKey')}
            setAt={values.signatureKeySetAt}
            origin={origin}
            without={t('provider_accounts_signature_without')}
          />
        </>
      )}
    </SettingsPage>
  )
}
