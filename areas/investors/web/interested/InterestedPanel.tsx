// Panel of a person who asked about a project for sale: state, contact, history, and the step to an investor.

import { Button, Group } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/web/api/call.ts'
import { markStale } from '#platform/web/api/stale.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { notify } from '#platform/web/core/notify.ts'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { Paragraph } from '#platform/web/kit/Paragraph.tsx'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { ReasonModal } from '#platform/web/kit/ReasonModal.tsx'
import { askToConfirm } from '#platform/web/modal/confirm.ts'
import { RecordForm } from '#platform/web/record/RecordForm.tsx'
import { useRecordForm } from '#platform/web/record/use-record-form.ts'
import { usePanel, usePanelFrame, type PanelProps } from '#platform/web/sidepanel/panel.ts'
import { ActionMenu } from '#platform/web/ui/ActionMenu.tsx'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { TimelineSection } from '#platform/web/ui/TimelineSection.tsx'
import {
  getInterestedInvestor,
  getInterestedTimeline,
  interestedData,
  saveInterestedInvestor,
  type InterestedView,
} from '../../contract/interested.ts'
import type { InterestedAction } from '../../rules/interested-can.ts'
import { leaveReasons } from '../../rules/investor-facts.ts'
import {
  staleAfterPerson,
  useChangeInterestedStatus,
  useChangeInterestedStatusInForm,
  useDeleteInterestedInvestor,
} from '../changes.ts'
import { labelsOf } from '../record/investor-form.ts'
import { InterestedFields } from './InterestedFields.tsx'
import { MakeInvestorModal } from './MakeInvestorModal.tsx'

export default function InterestedPanel({ id }: PanelProps) {
  const query = useQuery(queryOf(getInterestedInvestor, { params: { id } }))
  const { data } = query
  if (data) return <PersonForm key={id} person={data} />
  return <QueryView query={query} rows={8} />
}

function PersonForm({ person }: { person: InterestedView }) {
  const t = useText()
  const queryClient = useQueryClient()
  const { id, number, progress_state, stateTitle, actions } = person
  const form = useRecordForm({
    stored: person,
    dataIn: interestedData,
    save: async (data, version) => {
      const saved = await call(saveInterestedInvestor, { params: { id }, body: { ...data, version } })
      for (const notice of saved.notify ?? []) notify(notice)
      await markStale(queryClient, staleAfterPerson)
      return saved
    },
  })
  const { values, set, errorOf } = form
  const name = `${values.firstName} ${values.lastName}`.trim()
  usePanelFrame({
    title: t('investors_head', { number, name }),
    badge: <StateBadge state={progress_state} title={stateTitle} />,
    dirty: form.isDirty,
  })
  return (
    <>
      <Standing person={person} name={name} />
      <RecordForm
        form={form}
        labels={labelsOf(t, values)}
        wordsOf={(field, value) =>
          field === 'project' ? interestedData.shape.project.safeParse(value).data?.displayName : undefined
        }
        canEdit={actions.some(({ key, enabled }) => key === 'edit' && enabled)}
      >
        <InterestedFields values={values} set={set} errorOf={errorOf} />
      </RecordForm>
      <History id={id} />
    </>
  )
}

const inMenu: readonly InterestedAction[] = ['deactivate', 'activate', 'delete']

function Standing({ person, name }: { person: InterestedView; name: string }) {
  const t = useText()
  const panel = usePanel()
  const [asking, setAsking] = useState<'deactivate' | 'make_investor'>()
  const activating = useChangeInterestedStatus()
  const deletion = useDeleteInterestedInvestor(() => panel.close({ saved: true }))
  const { id, actions, investor } = person
  const remove = async () => {
    const confirmed = await askToConfirm({
      title: t('investors_delete_title', { name }),
      text: t('investors_delete_person_text'),
      confirm: t('general_delete'),
      danger: true,
    })
    if (confirmed) deletion.mutate({ params: { id } })
  }
  const run: Partial<Record<InterestedAction, () => void>> = {
    deactivate: () => setAsking('deactivate'),
    activate: () => activating.mutate({ params: { id }, body: { action: 'activate' } }),
    delete: () => void remove(),
  }
  const canMake = actions.some(({ key, enabled }) => key === 'make_investor' && enabled)
  return (
    <div style={{ display: 'grid', gap: 12, marginBottom: 24 }}>
      <Arrival person={person} />
      {investor && <ScreenLink to={`/investors/${investor.id}`}>{investor.name}</ScreenLink>}
      <Group gap={8}>
        {canMake && <Button onClick={() => setAsking('make_investor')}>{t('investors_deed_make_investor')}</Button>}
        <ActionMenu
          label={t('investors_more')}
          isBusy={deletion.isPending || activating.isPending}
          actions={inMenu.flatMap((key) => {
            const action = actions.find((one) => one.key === key)
            if (!action) return []
            return [
              {
                key,
                title: key === 'delete' ? t('general_delete') : t(`investors_deed_${key}`),
                allowed: action.enabled,
                reason: action.reason,
                danger: key === 'delete',
                run: () => run[key]?.(),
              },
            ]
          })}
        />
      </Group>
      {asking === 'deactivate' && <Deactivate id={id} name={name} onClose={() => setAsking(undefined)} />}
      {asking === 'make_investor' && <MakeInvestorModal person={person} onClose={() => setAsking(undefined)} />}
    </div>
  )
}

function Arrival({ person: { createdAt, recordedBy, leaveReason, leftAt } }: { person: InterestedView }) {
  const t = useText()
  const date = formatDate(createdAt)
  const words = [
    recordedBy ? t('investors_recorded_by', { date, name: recordedBy }) : t('investors_recorded', { date }),
    leaveReason && t('investors_left', { date: formatDate(leftAt), reason: leaveReason }),
  ]
  return <Paragraph isSoft>{words.filter(Boolean).join(' · ')}</Paragraph>
}

function Deactivate({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const t = useText()
  const change = useChangeInterestedStatusInForm()
  return (
    <ReasonModal
      words={{
        title: t('investors_deactivate_title', { name }),
        text: t('investors_deactivate_person_text'),
        reason: t('investors_reason'),
        comment: t('investors_field_leaveComment'),
        action: t('investors_deed_deactivate'),
      }}
      reasons={leaveReasons}
      wordOf={(reason) => t(`investors_leave_${reason}`)}
      change={change}
      send={(given) => ({ params: { id }, body: { action: 'deactivate' as const, ...given } })}
      onClose={onClose}
    />
  )
}

function History({ id }: { id: string }) {
  const t = useText()
  const { data } = useQuery(queryOf(getInterestedTimeline, { params: { id } }))
  const entries = data?.entries ?? []
  return (
    <TimelineSection
      title={t('investors_timeline')}
      entries={entries}
      toneByEvent={{ 'interested_investor.became_investor': 'green', 'interested_investor.deactivated': 'red' }}
      all={t('investors_timeline_all', { count: entries.length })}
      titled={(title) => title}
    />
  )
}
