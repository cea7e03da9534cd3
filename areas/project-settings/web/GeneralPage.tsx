// Name of the project, and the texts that the public reads.

import { useQuery } from '@tanstack/react-query'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { getBootstrap, getInit } from '#platform/contract/session.ts'
import { call } from '#platform/web/api/call.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { generalData, getProject, saveProject, type GeneralData } from '../contract/project.ts'
import { HistorySection } from './HistorySection.tsx'
import { LogoField } from './LogoField.tsx'
import { SettingForm } from './SettingForm.tsx'
import styles from './Settings.module.css'
import { useSettingForm } from './use-setting-form.ts'

export const load = ({ queryClient }: LoadContext) => queryClient.prefetchQuery(queryOf(getProject))

export default function GeneralPage() {
  const t = useText()
  const query = useQuery(queryOf(getProject))
  return (
    <div className={styles.page}>
      <PageHead title={t('screen_settings_general')} subtitle={t('project_settings_general_about')} />
      <QueryView query={query} rows={8}>
        {(data) => <GeneralForm project={data} />}
      </QueryView>
    </div>
  )
}

function GeneralForm({ project }: { project: ReceivedResponseOf<typeof getProject> }) {
  const t = useText()
  const form = useSettingForm({
    stored: project,
    dataIn: generalData,
    save: (data, version) => call(saveProject, { body: { ...data, version } }),
    stale: [getProject, getBootstrap, getInit],
  })
  const labels = Object.fromEntries(Object.keys(form.values).map((name) => [name, t(`project_settings_field_${name}`)]))
  const field = <Name extends keyof GeneralData>(name: Name) => ({
    name,
    label: labels[name] ?? name,
    value: form.values[name],
    onChange: (value: GeneralData[Name]) => form.set(name, value),
    error: form.errorOf(name),
  })
  return (
    <>
      <SettingForm form={form} labels={labels}>
        <Section title={t('project_settings_part_project')}>
          <div className={styles.fields}>
            <TextField {...field('name')} required maxLength={120} hint={t('project_settings_name_hint')} />
            <div data-wide>
              <LogoField {...field('logoFileId')} stored={project.logo} />
            </div>
            <TextField {...field('website')} type="url" hint={t('project_settings_website_hint')} />
            <TextField {...field('supportEmail')} required type="email" hint={t('project_settings_support_hint')} />
            <NumberStepper
              {...field('adultAge')}
              required
              min={16}
              max={25}
              hint={t('project_settings_years')}
              onChange={(value) => form.set('adultAge', value ?? 18)}
            />
          </div>
        </Section>
        <Section title={t('project_settings_part_public')}>
          <div className={styles.fields}>
            <div data-wide>
              <TextField {...field('publicTitle')} hint={t('project_settings_public_title_hint')} />
            </div>
            <TextField {...field('footerLeft')} hint={t('project_settings_footer_hint')} />
            <TextField {...field('footerRight')} />
            <div data-wide>
              <TextAreaField {...field('privacyDe')} maxLength={20_000} hint={t('project_settings_privacy_hint')} />
            </div>
            <div data-wide>
              <TextAreaField {...field('privacyFr')} maxLength={20_000} />
            </div>
          </div>
        </Section>
      </SettingForm>
      <HistorySection history={project.history} />
    </>
  )
}
