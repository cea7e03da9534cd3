// Panel of a cost: state with the next step, amounts, editable fields, receipts and changes.

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '#platform/web/api/session.ts'
import { call } from '#platform/web/api/call.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { markStale } from '#platform/web/api/stale.ts'
import { notify } from '#platform/web/core/notify.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { askToConfirm } from '#platform/web/modal/confirm.ts'
import { RecordForm } from '#platform/web/record/RecordForm.tsx'
import { useRecordForm } from '#platform/web/record/use-record-form.ts'
import { usePanel, usePanelFrame, type PanelProps } from '#platform/web/sidepanel/panel.ts'
import type { Tone } from '#platform/web/theme/tokens.ts'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { TimelineSection } from '#platform/web/ui/TimelineSection.tsx'
import { costData, getCost, getCostTimeline, saveCost, type CostView } from '../../contract/cost.ts'
import { costStateTone } from '../../rules/cost-state.ts'
import { staleAfterCost, useDeleteCost } from '../changes.ts'
import { withOpenBill } from './blank-cost.ts'
import { CostFields, labelsOf } from './CostFields.tsx'
import { CostStanding } from './CostStanding.tsx'
import { ReceiptsSection } from './ReceiptsSection.tsx'

export default function CostPanel({ id }: PanelProps) {
  const query = useQuery(queryOf(getCost, { params: { id } }))
  const { data } = query
  if (data?.form === 'cost') return <CostForm key={id} cost={data} />
  return <QueryView query={query} rows={8} />
}

function CostForm({ cost }: { cost: CostView }) {
  const t = useText()
  const queryClient = useQueryClient()
  const { id, number, state, stateTitle, actions, categories, closed } = cost
  const form = useRecordForm({
    stored: cost,
    dataIn: costData,
    save: async (data, version) => {
      const saved = await call(saveCost, { params: { id }, body: { form: 'cost', ...data, version } })
      for (const notice of saved.notify ?? []) notify(notice)
      await markStale(queryClient, staleAfterCost)
      return saved
    },
  })
  const { values, set, errorOf } = form
  const canEdit = actions.some(({ key, enabled }) => key === 'edit' && enabled)
  usePanelFrame({
    title: t('budget_cost_head', { number, title: values.title }),
    badge: <StateBadge state={costStateTone(state)} title={stateTitle} />,
    dirty: form.isDirty,
    ...useRemoval(cost),
  })
  return (
    <>
      <CostStanding cost={cost} />
      <RecordForm
        form={form}
        labels={labelsOf(t, values)}
        wordsOf={(field, value) => wordsOf(cost, field, value)}
        canEdit={canEdit}
      >
        <CostFields values={values} set={set} errorOf={errorOf} categories={categories} closed={closed} />
      </RecordForm>
      <ReceiptsSection
        cost={cost}
        {...(canEdit && { onRead: (bill) => form.change((before) => withOpenBill(before, bill, closed)) })}
      />
      <History id={id} />
    </>
  )
}

/** The delete icon; with the reason if the cost stays. */
function useRemoval({ id, actions, data }: CostView) {
  const t = useText()
  const { can } = useSession()
  const panel = usePanel()
  const deletion = useDeleteCost(() => panel.close({ saved: true }))
  if (!can('budget_write')) return {}
  const removal = actions.find(({ key }) => key === 'delete')
  return {
    keptBecause: removal?.enabled ? undefined : removal?.reason,
    onDelete: () => void confirmed(),
  }
  async function confirmed() {
    const sure = await askToConfirm({
      title: t('budget_delete_title', { title: data.title }),
      text: t('budget_delete_text'),
      confirm: t('general_delete'),
      danger: true,
    })
    if (sure) deletion.mutate({ params: { id } })
  }
}

function wordsOf({ categories }: CostView, field: string, value: unknown): string | undefined {
  if (field === 'category') return categories.find((one) => one.value === value)?.displayName
  return field === 'object' ? costData.shape.object.safeParse(value).data?.displayName : undefined
}

const toneByEvent: Record<string, Tone> = {
  'budget.cost_planned': 'blue',
  'budget.cost_submitted': 'amber',
  'budget.cost_approved': 'violet',
  'budget.cost_rejected': 'red',
  'budget.cost_paid': 'green',
}

function History({ id }: { id: string }) {
  const t = useText()
  const { data } = useQuery(queryOf(getCostTimeline, { params: { id } }))
  const entries = data?.entries ?? []
  return (
    <TimelineSection
      title={t('budget_timeline')}
      entries={entries}
      toneByEvent={toneByEvent}
      all={t('budget_timeline_all', { count: entries.length })}
    />
  )
}
