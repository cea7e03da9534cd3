// Contact page: the contact for applicants, shown in letters and on public pages.

import { useQuery } from '@tanstack/react-query'
import { getInit } from '#platform/contract/session.ts'
import { call } from '#platform/web/api/call.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { PhoneField } from '#platform/web/form/fields/PhoneField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { FieldGrid } from '#platform/web/kit/FieldGrid.tsx'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { contactData, getOrganization, saveOrganization } from '../contract/project.ts'
import { SettingsPage } from './SettingsPage.tsx'

export const load = ({ queryClient }: LoadContext) => queryClient.prefetchQuery(queryOf(getOrganization))

export default function ContactPage() {
  const t = useText()
  const query = useQuery(queryOf(getOrganization))
  return (
    <SettingsPage
      title={t('screen_settings_contact')}
      subtitle={t('project_settings_contact_about')}
      query={query}
      dataIn={contactData}
      save={(data, version) => call(saveOrganization, { body: { ...data, version } })}
      stale={[getOrganization, getInit]}
    >
      {({ field }) => (
        <>
          <Section title={t('project_settings_part_reach')}>
            <FieldGrid>
              <TextField {...field('company')} autoComplete="organization" />
              <TextField {...field('person')} autoComplete="name" />
              <PhoneField {...field('phone')} />
              <TextField {...field('email')} type="email" autoComplete="email" />
            </FieldGrid>
          </Section>
          <Section title={t('project_settings_part_address')}>
            <FieldGrid>
              <TextField {...field('street')} />
              <TextField {...field('houseNumber')} />
              <TextField {...field('postalCode')} inputMode="numeric" maxLength={4} />
              <TextField {...field('city')} />
            </FieldGrid>
          </Section>
        </>
      )}
    </SettingsPage>
  )
}
