// Panel of an investor: all facts to edit.

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/web/api/call.ts'
import { markStale } from '#platform/web/api/stale.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { notify } from '#platform/web/core/notify.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { FieldColumns } from '#platform/web/kit/FieldColumns.tsx'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { RecordForm } from '#platform/web/record/RecordForm.tsx'
import { useRecordForm } from '#platform/web/record/use-record-form.ts'
import { usePanelFrame, type PanelProps } from '#platform/web/sidepanel/panel.ts'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { getInvestorForm, investorData, saveInvestor, type InvestorView } from '../../contract/investor.ts'
import { investorStateKey } from '../../rules/investor-facts.ts'
import { staleAfterEdit } from '../changes.ts'
import { CompanyFields } from './CompanyFields.tsx'
import { ContactFields } from './ContactFields.tsx'
import { labelsOf } from './investor-form.ts'
import { LegalFields } from './LegalFields.tsx'
import { ProfileFields } from './ProfileFields.tsx'
import { FormGroup } from './FormGroup.tsx'

export default function InvestorPanel({ id }: PanelProps) {
  const query = useQuery(queryOf(getInvestorForm, { params: { id } }))
  const { data } = query
  if (data) return <InvestorForm key={id} investor={data} />
  return <QueryView query={query} rows={8} />
}

function InvestorForm({ investor }: { investor: InvestorView }) {
  const t = useText()
  const queryClient = useQueryClient()
  const { id, number, progress_state, stateTitle, actions, canWrite } = investor
  const form = useRecordForm({
    stored: investor,
    dataIn: investorData,
    save: async (data, version) => {
      const saved = await call(saveInvestor, { params: { id }, body: { ...data, version } })
      for (const notice of saved.notify ?? []) notify(notice)
      await markStale(queryClient, staleAfterEdit)
      return saved
    },
  })
  const { values, set, errorOf } = form
  usePanelFrame({
    title: t('investors_head', { number, name: values.company }),
    badge: <StateBadge state={investorStateKey(progress_state)} title={stateTitle} />,
    dirty: form.isDirty,
  })
  const part = { values, set, errorOf }
  return (
    <RecordForm
      form={form}
      labels={labelsOf(t, values)}
      canEdit={canWrite && actions.some(({ key, enabled }) => key === 'edit' && enabled)}
    >
      <FormGroup title={t('investors_part_company')}>
        <FieldColumns>
          <CompanyFields {...part} />
        </FieldColumns>
      </FormGroup>
      <FormGroup title={t('investors_part_contacts')}>
        <ContactFields {...part} />
      </FormGroup>
      <FormGroup title={t('investors_part_profile')}>
        <FieldColumns>
          <ProfileFields
            values={values}
            set={(field, value) => form.change((before) => ({ ...before, [field]: value }))}
            errorOf={errorOf}
          />
        </FieldColumns>
      </FormGroup>
      <FormGroup title={t('investors_part_legal')}>
        <FieldColumns>
          <LegalFields {...part} />
        </FieldColumns>
      </FormGroup>
    </RecordForm>
  )
}
