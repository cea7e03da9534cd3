// Settings of flyers and business cards, beside a live preview sheet.

import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/web/api/call.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { cardData, flyerData, getBusinessCard, getFlyer, saveBusinessCard, saveFlyer } from '../contract/posting.ts'
import { FlyerFields, SharedFields } from './PostingFields.tsx'
import { PostingPreview } from './PostingPreview.tsx'
import { SettingsPage } from './SettingsPage.tsx'

export function FlyerPage() {
  const t = useText()
  const query = useQuery(queryOf(getFlyer))
  return (
    <SettingsPage
      title={t('screen_settings_flyer')}
      subtitle={t('project_settings_flyer_about')}
      query={query}
      dataIn={flyerData}
      save={(data, version) => call(saveFlyer, { body: { ...data, version } })}
      stale={[getFlyer]}
      below={({ values }) => <PostingPreview look={{ type: 'flyer', settings: values }} />}
    >
      {(form) => (
        <SharedFields form={form} labels={form.labels}>
          <FlyerFields form={form} labels={form.labels} />
        </SharedFields>
      )}
    </SettingsPage>
  )
}

export function BusinessCardPage() {
  const t = useText()
  const query = useQuery(queryOf(getBusinessCard))
  return (
    <SettingsPage
      title={t('screen_settings_business_card')}
      subtitle={t('project_settings_card_about')}
      query={query}
      dataIn={cardData}
      save={(data, version) => call(saveBusinessCard, { body: { ...data, version } })}
      stale={[getBusinessCard]}
      below={({ values }) => <PostingPreview look={{ type: 'card', settings: values }} />}
    >
      {(form) => <SharedFields form={form} labels={form.labels} />}
    </SettingsPage>
  )
}
