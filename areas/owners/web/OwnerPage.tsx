// Page of an owner: details, login, history, and the sections that areas above add.

import { Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { HistorySection, SettingForm, useSettingForm } from '#areas/project-settings/web/public.tsx'
import { call } from '#platform/web/api/call.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { useParam } from '#platform/web/core/address.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { Slots } from '#platform/web/slots/Slots.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { getOwner, listOwnerRows, ownerEdit, saveOwner, searchOwners, type OwnerView } from '../contract/owners.ts'
import { ownerPageSections } from '../contract/places.ts'
import { LoginSection } from './LoginSection.tsx'
import { OwnerFields } from './OwnerFields.tsx'
import { OwnerHead } from './OwnerHead.tsx'
import { DetailColumn, DetailColumns, DetailFrame } from '#platform/web/kit/DetailFrame.tsx'

export const load = ({ params: { id = '' }, queryClient }: LoadContext) =>
  queryClient.prefetchQuery(queryOf(getOwner, { params: { id } }))

export default function OwnerPage() {
  const id = useParam('id')
  const query = useQuery(queryOf(getOwner, { params: { id } }))
  const { data: owner } = query
  if (!owner) return <QueryView query={query} />
  return (
    <DetailFrame>
      <OwnerHead owner={owner} />
      <DetailColumns>
        <DetailColumn>
          <OwnerForm key={id} owner={owner} />
        </DetailColumn>
        <DetailColumn>
          <Slots
            place={ownerPageSections}
            props={{ ownerId: id }}
            own={{ 200: <LoginSection owner={owner} />, 900: <HistorySection history={owner.history} /> }}
          />
        </DetailColumn>
      </DetailColumns>
    </DetailFrame>
  )
}

function OwnerForm({ owner }: { owner: OwnerView }) {
  const t = useText()
  const { id, login, choices } = owner
  const form = useSettingForm({
    stored: owner,
    dataIn: ownerEdit,
    save: (data, version) => call(saveOwner, { params: { id }, body: { ...data, version } }),
    stale: [getOwner, listOwnerRows, searchOwners],
  })
  const labels = Object.fromEntries(Object.keys(form.values).map((name) => [name, t(`owners_field_${name}`)]))
  const wordsOf = (field: string, value: unknown) => {
    if (field === 'language') return t(`shell_language_${String(value)}`)
    return field === 'kind' ? t(`owners_kind_${String(value)}`) : undefined
  }
  return (
    <SettingForm form={form} labels={labels} wordsOf={wordsOf} lock={null}>
      <Section title={t('owners_details')}>
        <OwnerFields form={form} languages={choices.languages} needsContact={login !== null}>
          {login && (
            <Checkbox
              label={t('owners_field_is_active')}
              description={t('owners_is_active_hint')}
              checked={form.values.is_active}
              error={form.errorOf('is_active')}
              onChange={(event) => form.set('is_active', event.currentTarget.checked)}
            />
          )}
        </OwnerFields>
      </Section>
    </SettingForm>
  )
}
