// Panel of a category: name, granted amount, and what is planned, committed and paid.

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '#platform/web/api/session.ts'
import { call } from '#platform/web/api/call.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { markStale } from '#platform/web/api/stale.ts'
import { notify } from '#platform/web/core/notify.ts'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import { formatMoney } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { RecordForm } from '#platform/web/record/RecordForm.tsx'
import { useRecordForm } from '#platform/web/record/use-record-form.ts'
import { usePanelFrame, type PanelProps } from '#platform/web/sidepanel/panel.ts'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { categoryData, getCost, saveCost, type CategoryView } from '../../contract/cost.ts'
import { costsPath } from '../../rules/budget-address.ts'
import { mostFrancs } from '#platform/rules/amounts/money.ts'
import { staleAfterCost } from '../changes.ts'

export default function CategoryPanel({ id }: PanelProps) {
  const query = useQuery(queryOf(getCost, { params: { id }, query: { form: 'category-budget' } }))
  const { data } = query
  if (data?.form === 'category-budget') return <CategoryForm key={id} category={data} />
  return <QueryView query={query} rows={5} />
}

function CategoryForm({ category }: { category: CategoryView }) {
  const t = useText()
  const queryClient = useQueryClient()
  const { can } = useSession()
  const { id, sums } = category
  const form = useRecordForm({
    stored: category,
    dataIn: categoryData,
    save: async (data, version) => {
      const saved = await call(saveCost, { params: { id }, body: { form: 'category-budget', ...data, version } })
      for (const notice of saved.notify ?? []) notify(notice)
      await markStale(queryClient, staleAfterCost)
      return saved
    },
  })
  const { values, set, errorOf } = form
  usePanelFrame({ title: values.name, dirty: form.isDirty })
  const labels = { name: t('budget_category_name'), amount: t('budget_category_amount') }
  return (
    <>
      <RecordForm form={form} labels={labels} canEdit={can('budget_write')}>
        <TextField
          label={labels.name}
          name="name"
          required
          maxLength={80}
          value={values.name}
          onChange={(name) => set('name', name)}
          error={errorOf('name')}
        />
        <NumberStepper
          label={labels.amount}
          name="amount"
          hint={t('budget_category_amount_hint')}
          min={0}
          max={mostFrancs}
          step={1000}
          decimals={2}
          unit="CHF"
          value={values.amount}
          onChange={(amount) => set('amount', amount)}
          error={errorOf('amount')}
        />
      </RecordForm>
      <Section title={t('budget_category_sums')} description={t('budget_gross_note')}>
        <KeyValueList
          items={(['planned', 'committed', 'paid', 'rest'] as const).map((key) => ({
            label: t(`budget_sum_${key}`),
            value: formatMoney(sums[key]),
          }))}
        />
        <ScreenLink to={costsPath} search={{ state: 'all', filters: JSON.stringify({ category: [id] }) }}>
          {t('budget_show_costs', { count: sums.count })}
        </ScreenLink>
      </Section>
    </>
  )
}
