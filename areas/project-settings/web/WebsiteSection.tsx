// Settings of taken objects on the public list, and of the list inside other websites.

import { Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { maxNumObjectImages } from '#platform/contract/file.ts'
import { call } from '#platform/web/api/call.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { FieldGrid } from '#platform/web/kit/FieldGrid.tsx'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { getWebsite, saveWebsite, websiteData } from '../contract/website.ts'
import { FrameFields, frameWords } from './FrameFields.tsx'
import { HistorySection } from './HistorySection.tsx'
import { SettingForm } from './SettingForm.tsx'
import { useSettingForm } from './use-setting-form.ts'

export function WebsiteSection() {
  const query = useQuery(queryOf(getWebsite))
  const { data } = query
  if (!data) return <QueryView query={query} rows={2} />
  return <WebsiteForm stored={data} />
}

function WebsiteForm({ stored }: { stored: ReceivedResponseOf<typeof getWebsite> }) {
  const t = useText()
  const form = useSettingForm({
    stored,
    dataIn: websiteData,
    save: (data, version) => call(saveWebsite, { body: { ...data, version } }),
    stale: [getWebsite],
  })
  const { showsTaken, hidesPricesOfTaken, leastPictures } = form.values
  const labels = {
    frameColumns: t('project_settings_field_frameColumns'),
    frameFilters: t('project_settings_field_frameFilters'),
    frameColor: t('project_settings_field_frameColor'),
    showsTaken: t('project_settings_field_showsTaken'),
    hidesPricesOfTaken: t('project_settings_field_hidesPricesOfTaken'),
    leastPictures: t('project_settings_field_leastPictures'),
  }
  return (
    <>
      <SettingForm form={form} labels={labels} wordsOf={(field, value) => frameWords(t, field, value)}>
        <Section title={t('project_settings_website_taken')} description={t('project_settings_website_taken_text')}>
          <FieldGrid>
            <Switch
              label={labels.showsTaken}
              checked={showsTaken}
              onChange={(event) => form.set('showsTaken', event.currentTarget.checked)}
            />
            <Switch
              label={labels.hidesPricesOfTaken}
              disabled={!showsTaken}
              checked={hidesPricesOfTaken}
              onChange={(event) => form.set('hidesPricesOfTaken', event.currentTarget.checked)}
            />
          </FieldGrid>
        </Section>
        <Section title={t('project_settings_website_pictures')}>
          <FieldGrid>
            <NumberStepper
              name="leastPictures"
              label={labels.leastPictures}
              hint={t('project_settings_leastPictures_hint')}
              required
              min={0}
              max={maxNumObjectImages}
              value={leastPictures}
              onChange={(value) => form.set('leastPictures', value ?? 0)}
              error={form.errorOf('leastPictures')}
            />
          </FieldGrid>
        </Section>
        <Section title={t('project_settings_frame')} description={t('project_settings_frame_text')}>
          <FrameFields form={form} labels={labels} />
        </Section>
      </SettingForm>
      <HistorySection history={stored.history} />
    </>
  )
}
