// Settings of flyers and business cards, beside a live preview sheet.

import { useQuery } from '@tanstack/react-query'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import { cardData, flyerData, getBusinessCard, getFlyer, saveBusinessCard, saveFlyer } from '../contract/posting.ts'
import { HistorySection } from './HistorySection.tsx'
import { FlyerFields, SharedFields } from './PostingFields.tsx'
import { PostingPreview } from './PostingPreview.tsx'
import { SettingForm } from './SettingForm.tsx'
import styles from './Settings.module.css'
import { useSettingForm } from './use-setting-form.ts'

export function FlyerPage() {
  const t = useText()
  const query = useQuery(queryOf(getFlyer))
  return (
    <div className={styles.page}>
      <PageHead title={t('screen_settings_flyer')} subtitle={t('project_settings_flyer_about')} />
      <QueryView query={query} rows={8}>
        {(data) => <FlyerForm stored={data} />}
      </QueryView>
    </div>
  )
}

export function BusinessCardPage() {
  const t = useText()
  const query = useQuery(queryOf(getBusinessCard))
  return (
    <div className={styles.page}>
      <PageHead title={t('screen_settings_business_card')} subtitle={t('project_settings_card_about')} />
      <QueryView query={query} rows={8}>
        {(data) => <CardForm stored={data} />}
      </QueryView>
    </div>
  )
}

function FlyerForm({ stored }: { stored: ReceivedResponseOf<typeof getFlyer> }) {
  const t = useText()
  const form = useSettingForm({
    stored,
    dataIn: flyerData,
    save: (data, version) => call(saveFlyer, { body: { ...data, version } }),
    stale: [getFlyer],
  })
  const labels = labelsOf(t, form.values)
  return (
    <>
      <SettingForm form={form} labels={labels}>
        <SharedFields form={form} labels={labels}>
          <FlyerFields form={form} labels={labels} />
        </SharedFields>
      </SettingForm>
      <PostingPreview look={{ type: 'flyer', settings: form.values }} />
      <HistorySection history={stored.history} />
    </>
  )
}

function CardForm({ stored }: { stored: ReceivedResponseOf<typeof getBusinessCard> }) {
  const t = useText()
  const form = useSettingForm({
    stored,
    dataIn: cardData,
    save: (data, version) => call(saveBusinessCard, { body: { ...data, version } }),
    stale: [getBusinessCard],
  })
  const labels = labelsOf(t, form.values)
  return (
    <>
      <SettingForm form={form} labels={labels}>
        <SharedFields form={form} labels={labels} />
      </SettingForm>
      <PostingPreview look={{ type: 'card', settings: form.values }} />
      <HistorySection history={stored.history} />
    </>
  )
}

const labelsOf = (t: ReturnType<typeof useText>, values: object): Record<string, string> =>
  Object.fromEntries(Object.keys(values).map((name) => [name, t(`project_settings_field_${name}`)]))
