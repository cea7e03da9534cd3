// Side panel of an application: its people, and the household data that staff may correct.

import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { markStale } from '#platform/web/api/stale.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import { PhoneField } from '#platform/web/form/fields/PhoneField.tsx'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { YesNo } from '#platform/web/form/fields/YesNo.tsx'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { isLanguage, languages } from '#platform/rules/project-type.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { usePanelFrame, type PanelProps } from '#platform/web/sidepanel/panel.ts'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { applicationData, getApplication, getApplicationEdit, saveApplicationEdit } from '../../contract/application.ts'
import { staleAfterAction } from '../changes.ts'
import { PanelForm } from '../household/PanelForm.tsx'
import { PeopleSection } from '../household/PeopleSection.tsx'
import { useRecordForm } from '#platform/web/record/use-record-form.ts'
import { PhoneLink } from '#platform/web/ui/PhoneLink.tsx'

type Edited = ReceivedResponseOf<typeof getApplicationEdit>

export default function ApplicationPanel({ id }: PanelProps) {
  const query = useQuery(queryOf(getApplicationEdit, { params: { id } }))
  const { data } = query
  if (data) return <ApplicationForm key={id} edited={data} />
  return <QueryView query={query} rows={6} />
}

function ApplicationForm({ edited }: { edited: Edited }) {
  const t = useText()
  const queryClient = useQueryClient()
  const { id, number, canEdit, householdTypes, progress_state, stateTitle } = edited
  const { data: application } = useQuery(queryOf(getApplication, { params: { id } }))
  const form = useRecordForm({
    stored: edited,
    dataIn: applicationData,
    save: async (data, version) => {
      const saved = await call(saveApplicationEdit, { params: { id }, body: { ...data, version } })
      await markStale(queryClient, staleAfterAction)
      return saved
    },
  })
  const { values, set, errorOf } = form
  usePanelFrame({
    title: t('applications_head', { number, name: values.contactName }),
    badge: <StateBadge state={progress_state} title={stateTitle} />,
    dirty: form.isDirty,
  })
  const labels = Object.fromEntries(Object.keys(values).map((field) => [field, t(`applications_change_${field}`)]))
  const { contactEmail, contactPhone, householdType } = values
  const facts = [
    { label: labels.contactName ?? '', value: values.contactName },
    { label: labels.contactEmail ?? '', value: contactEmail && <a href={`mailto:${contactEmail}`}>{contactEmail}</a> },
    { label: labels.contactPhone ?? '', value: contactPhone && <PhoneLink number={contactPhone} /> },
    { label: labels.language ?? '', value: t(`general_language_${values.language}`) },
    {
      label: labels.householdType ?? '',
      value: householdTypes.find(({ value }) => value === householdType)?.displayName ?? householdType,
    },
    { label: labels.moveInWish ?? '', value: formatDate(values.moveInWish) },
    { label: labels.hasPets ?? '', value: t(values.hasPets ? 'general_yes' : 'general_no') },
    { label: labels.parkingSpaces ?? '', value: values.wantsParking ? values.parkingSpaces : t('general_no') },
  ]
  return (
    <>
      {application && <PeopleSection application={application} applicationId={id} />}
      <PanelForm form={form} facts={facts} labels={labels} canEdit={canEdit}>
        <TextField
          label={labels.contactName ?? ''}
          name="contactName"
          required
          value={values.contactName}
          onChange={(value) => set('contactName', value)}
          error={errorOf('contactName')}
        />
        <SelectField
          label={labels.language ?? ''}
          name="language"
          required
          value={values.language}
          onChange={(value) => isLanguage(value) && set('language', value)}
          options={languages.map((value) => ({ value, displayName: t(`general_language_${value}`) }))}
          error={errorOf('language')}
        />
        <div data-wide>
          <TextField
            label={labels.contactEmail ?? ''}
            name="contactEmail"
            type="email"
            required={edited.data.contactEmail !== ''}
            value={values.contactEmail}
            onChange={(value) => set('contactEmail', value)}
            error={errorOf('contactEmail')}
          />
        </div>
        <PhoneField
          label={labels.contactPhone ?? ''}
          name="contactPhone"
          value={values.contactPhone ?? ''}
          onChange={(value) => set('contactPhone', value || null)}
          error={errorOf('contactPhone')}
        />
        <SelectField
          label={labels.householdType ?? ''}
          name="householdType"
          required
          value={values.householdType}
          onChange={(value) => value && set('householdType', value)}
          options={householdTypes}
          error={errorOf('householdType')}
        />
        <DateField
          label={labels.moveInWish ?? ''}
          name="moveInWish"
          value={values.moveInWish ?? ''}
          onChange={(value) => set('moveInWish', value || null)}
          error={errorOf('moveInWish')}
        />
        <NumberStepper
          label={labels.parkingSpaces ?? ''}
          name="parkingSpaces"
          required
          min={0}
          max={20}
          value={values.parkingSpaces}
          onChange={(value) => set('parkingSpaces', value ?? 0)}
          error={errorOf('parkingSpaces')}
        />
        <YesNo
          label={labels.hasPets ?? ''}
          name="hasPets"
          required
          value={values.hasPets}
          onChange={(value) => set('hasPets', value ?? false)}
          error={errorOf('hasPets')}
        />
        <YesNo
          label={labels.wantsParking ?? ''}
          name="wantsParking"
          required
          value={values.wantsParking}
          onChange={(value) => set('wantsParking', value ?? false)}
          error={errorOf('wantsParking')}
        />
      </PanelForm>
    </>
  )
}
