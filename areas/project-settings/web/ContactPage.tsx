// Contact page: the contact for applicants, shown in letters and on public pages.

import { useQuery } from '@tanstack/react-query'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { getInit } from '#platform/contract/session.ts'
import { call } from '#platform/web/api/call.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { PhoneField } from '#platform/web/form/fields/PhoneField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { contactData, getOrganization, saveOrganization, type ContactData } from '../contract/project.ts'
import { HistorySection } from './HistorySection.tsx'
import { SettingForm } from './SettingForm.tsx'
import styles from './Settings.module.css'
import { useSettingForm } from './use-setting-form.ts'

export const load = ({ queryClient }: LoadContext) => queryClient.prefetchQuery(queryOf(getOrganization))

export default function ContactPage() {
  const t = useText()
  const query = useQuery(queryOf(getOrganization))
  return (
    <div className={styles.page}>
      <PageHead title={t('screen_settings_contact')} subtitle={t('project_settings_contact_about')} />
      <QueryView query={query} rows={8}>
        {(data) => <ContactForm contact={data} />}
      </QueryView>
    </div>
  )
}

function ContactForm({ contact }: { contact: ReceivedResponseOf<typeof getOrganization> }) {
  const t = useText()
  const form = useSettingForm({
    stored: contact,
    dataIn: contactData,
    save: (data, version) => call(saveOrganization, { body: { ...data, version } }),
    stale: [getOrganization, getInit],
  })
  const labels = Object.fromEntries(Object.keys(form.values).map((name) => [name, t(`project_settings_field_${name}`)]))
  const field = (name: keyof ContactData) => ({
    name,
    label: labels[name] ?? name,
    value: form.values[name],
    onChange: (value: string) => form.set(name, value),
    error: form.errorOf(name),
  })
  return (
    <>
      <SettingForm form={form} labels={labels}>
        <Section title={t('project_settings_part_reach')}>
          <div className={styles.fields}>
            <TextField {...field('company')} autoComplete="organization" />
            <TextField {...field('person')} autoComplete="name" />
            <PhoneField {...field('phone')} />
            <TextField {...field('email')} type="email" autoComplete="email" />
          </div>
        </Section>
        <Section title={t('project_settings_part_address')}>
          <div className={styles.fields}>
            <TextField {...field('street')} />
            <TextField {...field('houseNumber')} />
            <TextField {...field('postalCode')} inputMode="numeric" maxLength={4} />
            <TextField {...field('city')} />
          </div>
        </Section>
      </SettingForm>
      <HistorySection history={contact.history} />
    </>
  )
}
