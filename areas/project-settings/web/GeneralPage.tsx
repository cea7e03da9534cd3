// Name of the project, and the texts that the public reads.

import { useQuery } from '@tanstack/react-query'
import { getBootstrap, getInit } from '#platform/contract/session.ts'
import { call } from '#platform/web/api/call.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { FieldGrid, FieldPair } from '#platform/web/kit/FieldGrid.tsx'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { generalData, getProject, saveProject } from '../contract/project.ts'
import { LogoField } from './LogoField.tsx'
import { SettingsPage } from './SettingsPage.tsx'

export const load = ({ queryClient }: LoadContext) => queryClient.prefetchQuery(queryOf(getProject))

export default function GeneralPage() {
  const t = useText()
  const query = useQuery(queryOf(getProject))
  return (
    <SettingsPage
      title={t('screen_settings_general')}
      subtitle={t('project_settings_general_about')}
      query={query}
      dataIn={generalData}
      save={(data, version) => call(saveProject, { body: { ...data, version } })}
      stale={[getProject, getBootstrap, getInit]}
    >
      {({ field, set }, project) => (
        <>
          <Section title={t('project_settings_part_project')}>
            <FieldGrid>
              <TextField {...field('name')} required maxLength={120} hint={t('project_settings_name_hint')} />
              <LogoField {...field('logoFileId')} stored={project.logo} />
              <TextField {...field('website')} type="url" hint={t('project_settings_website_hint')} />
              <TextField {...field('supportEmail')} required type="email" hint={t('project_settings_support_hint')} />
              <NumberStepper
                {...field('adultAge')}
                required
                min={16}
                max={25}
                hint={t('project_settings_years')}
                onChange={(value) => set('adultAge', value ?? 18)}
              />
            </FieldGrid>
          </Section>
          <Section title={t('project_settings_part_public')}>
            <FieldGrid>
              <TextField {...field('publicTitle')} hint={t('project_settings_public_title_hint')} />
              <FieldPair>
                <TextField {...field('footerLeft')} hint={t('project_settings_footer_hint')} />
                <TextField {...field('footerRight')} />
              </FieldPair>
              <FieldPair>
                <TextAreaField {...field('privacyDe')} maxLength={20_000} hint={t('project_settings_privacy_hint')} />
                <TextAreaField {...field('privacyFr')} maxLength={20_000} />
              </FieldPair>
            </FieldGrid>
          </Section>
        </>
      )}
    </SettingsPage>
  )
}
