// Criteria form in a panel beside the list: for a new person, for an application (shown beside it), or for an
// existing request.

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { isLanguage, languages } from '#platform/rules/project-type.ts'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { markStale } from '#platform/web/api/stale.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { PhoneField } from '#platform/web/form/fields/PhoneField.tsx'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { useRecordForm } from '#platform/web/record/use-record-form.ts'
import { notify } from '#platform/web/core/notify.ts'
import { usePanel, usePanelFrame, type PanelProps } from '#platform/web/sidepanel/panel.ts'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { requestData, type RequestData } from '../../contract/criteria.ts'
import { getCriteriaForm, saveCriteriaForm } from '../../contract/criteria-form.ts'
import { soughtKinds } from '../../rules/criteria.ts'
import { CriteriaFields } from './CriteriaFields.tsx'
import { CriteriaFrame } from './CriteriaFrame.tsx'
import { staleAfterChange } from '../changes.ts'
import { nobodyYet } from '../nobody-yet.ts'

type Form = ReceivedResponseOf<typeof getCriteriaForm>

export default function CriteriaPanel({ id, extra }: PanelProps) {
  const query = id === nobodyYet ? (extra ? { applicationId: extra } : {}) : { id }
  const form = useQuery(queryOf(getCriteriaForm, { query }))
  const { data } = form
  if (data) return <CriteriaPanelForm key={id} form={data} applicationId={extra ?? null} />
  return <QueryView query={form} rows={8} />
}

function CriteriaPanelForm({ form: stored, applicationId }: { form: Form; applicationId: string | null }) {
  const t = useText()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const panel = usePanel()
  const { id, progress_state, stateTitle, reason } = stored
  const form = useRecordForm<RequestData>({
    stored: { version: stored.version, data: known(stored.data) },
    dataIn: requestData,
    save: async (data, version) => {
      const body = { ...data, id, applicationId: id ? null : applicationId, version: id ? version : null }
      const saved = await call(saveCriteriaForm, { body })
      for (const notice of saved.notify ?? []) notify(notice)
      await markStale(queryClient, staleAfterChange)
      if (!id) {
        await panel.close({ saved: true })
        await navigate({ to: `/waitlist/applications/${saved.id}` })
      }
      return saved
    },
  })
  const { values, set, errorOf } = form
  usePanelFrame({
    title: values.contactName || t('waitlist_new_record'),
    ...(progress_state && { badge: <StateBadge state={progress_state} title={stateTitle ?? ''} /> }),
    dirty: form.isDirty,
  })
  const labels = Object.fromEntries(Object.keys(values).map((field) => [field, t(`waitlist_field_${field}`)]))
  const shared = (name: keyof RequestData) => ({ name, label: labels[name] ?? '', error: errorOf(name) })
  return (
    <CriteriaFrame form={form} labels={labels} refusal={reason} isNew={id === null}>
      <TextField
        {...shared('contactName')}
        required
        maxLength={120}
        value={values.contactName}
        onChange={(name) => set('contactName', name)}
      />
      <SelectField
        {...shared('language')}
        required
        value={values.language}
        onChange={(value) => isLanguage(value) && set('language', value)}
        options={languages.map((value) => ({ value, displayName: t(`general_language_${value}`) }))}
      />
      <TextField
        {...shared('contactEmail')}
        type="email"
        value={values.contactEmail ?? ''}
        onChange={(address) => set('contactEmail', address || null)}
      />
      <PhoneField
        {...shared('contactPhone')}
        value={values.contactPhone ?? ''}
        onChange={(phone) => set('contactPhone', phone || null)}
      />
      <CriteriaFields values={values} set={set} errorOf={errorOf} />
    </CriteriaFrame>
  )
}

/** The response has kinds as plain strings; keeps those of the closed set. */
const known = ({ kinds, ...data }: Form['data']): RequestData => ({
  ...data,
  kinds: soughtKinds.filter((kind) => kinds.includes(kind)),
})
