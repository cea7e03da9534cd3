// Settings page of the account for text messages.

import { useQuery } from '@tanstack/react-query'
import { SettingsPage } from '#areas/project-settings/web/public.tsx'
import { call } from '#platform/web/api/call.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { getTextSettings, saveTextSettings, textData } from '../contract/text-messages.ts'
import { textFields } from '../rules/account-fields.ts'
import { smsProviders } from '../rules/sms-providers.ts'
import { accountWords } from './account-words.ts'
import { AccountCheck, AccountSection } from './AccountSection.tsx'
import { useCheckTextAccount } from './changes.ts'

export const load = ({ queryClient }: LoadContext) => queryClient.prefetchQuery(queryOf(getTextSettings))

export default function TextMessagesPage() {
  const t = useText()
  const query = useQuery(queryOf(getTextSettings))
  const check = useCheckTextAccount()
  const providers = smsProviders.map((value) => ({ value, displayName: t(`provider_accounts_${value}`) }))
  return (
    <SettingsPage
      title={t('screen_settings_text_messages')}
      subtitle={t('provider_accounts_text_about')}
      query={query}
      dataIn={textData}
      save={(data, version) => call(saveTextSettings, { body: { ...data, version } })}
      stale={[getTextSettings]}
      wordsOf={accountWords(t, [textFields])}
      below={() => <AccountCheck isPending={check.isPending} onCheck={() => check.mutate({})} />}
    >
      {({ field, values }, { origin }) => (
        <AccountSection
          title={t('provider_accounts_text')}
          about={t('provider_accounts_text_use')}
          source={field('textAccount')}
          secret={field('textPassword')}
          setAt={values.textPasswordSetAt}
          origin={origin}
          without={t('provider_accounts_text_without')}
        >
          <SelectField
            {...field('textProvider')}
            required
            options={providers}
            onChange={(value) => field('textProvider').onChange(smsProviders.find((one) => one === value) ?? '')}
          />
          <TextField {...field('textUser')} hint={t('provider_accounts_text_user_hint')} required maxLength={200} />
          <TextField {...field('textSender')} hint={t('provider_accounts_text_sender_hint')} required maxLength={16} />
        </AccountSection>
      )}
    </SettingsPage>
  )
}
