// Dates proposed to a buyer on the details page, with their answers.

import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { useSession } from '#platform/web/api/session.ts'
import { formatDate, formatDateTime } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import { Muted } from '#platform/web/kit/Muted.tsx'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { getDates, type Dates } from '../../contract/dates.ts'
import { dateKinds, isOverdue, type DateKind } from '../../rules/choices/proposal-state.ts'
import { ProposeDatesModal } from './ProposeDatesModal.tsx'
import { useWithdrawDates } from './choices-changes.ts'
import { spokenTime } from './spoken-time.ts'
import styles from './staff-choices.module.css'

type Proposal = Dates['proposals'][number]

export default function DatesSection({ application: { id } }: { application: { id: string } }) {
  const t = useText()
  const { can } = useSession()
  const [proposed, propose] = useState<DateKind | null>(null)
  const [withdrawn, withdraw] = useState<Proposal | null>(null)
  const { data } = useQuery(queryOf(getDates, { params: { id } }))
  if (!data) return null
  const canWrite = can('applications_write')
  return (
    <Section title={t('sales_dates')} anchor="dates">
      {data.proposals.length === 0 && <Muted>{t('sales_dates_none')}</Muted>}
      {data.proposals.map((proposal) => (
        <section key={proposal.id} aria-label={t(`sales_date_kind_${proposal.kind}`)} style={{ marginBottom: 16 }}>
          <Group gap={10} mb={4}>
            <strong>{t(`sales_date_kind_${proposal.kind}`)}</strong>
            <StateBadge state={`dates.${stateOf(proposal)}`} title={proposal.stateTitle} />
          </Group>
          <KeyValueList items={factsOf(t, proposal)} />
          {canWrite && proposal.canWithdraw.allowed && (
            <Button variant="subtle" size="compact-sm" px={0} onClick={() => withdraw(proposal)}>
              {t('sales_dates_withdraw')}
            </Button>
          )}
        </section>
      ))}
      {canWrite && (
        <Group gap={8} mt={16}>
          {dateKinds.map((kind) => (
            <ActionButton key={kind} variant="default" availability={data.can[kind]} onClick={() => propose(kind)}>
              {t(`sales_dates_propose_${kind}`)}
            </ActionButton>
          ))}
        </Group>
      )}
      {proposed && <ProposeDatesModal applicationId={id} kind={proposed} onClose={() => propose(null)} />}
      {withdrawn && <WithdrawModal applicationId={id} proposal={withdrawn} onClose={() => withdraw(null)} />}
    </Section>
  )
}

const stateOf = (proposal: Proposal) => (isOverdue(proposal, dayOf(new Date())) ? 'overdue' : proposal.state)

function factsOf(t: ReturnType<typeof useText>, one: Proposal) {
  return [
    { label: t('sales_dates_chosen'), value: one.startsAt && spokenTime(one.startsAt) },
    {
      label: t('sales_dates_times'),
      value: one.startsAt ? null : <Times times={one.times} />,
    },
    { label: t('sales_dates_place'), value: one.place },
    { label: t('sales_dates_note'), value: one.note || null },
    { label: t('sales_dates_answer_until'), value: one.state === 'open' ? formatDate(one.answerUntil) : null },
    { label: t('sales_dates_remark'), value: one.remark || null },
    { label: t('sales_choice_chosen_at'), value: one.startsAt && one.answeredAt && formatDateTime(one.answeredAt) },
  ].filter(({ value }) => value !== null)
}

const Times = ({ times }: { times: readonly string[] }) => (
  <ul className={styles.times}>
    {times.map((time) => (
      <li key={time}>{spokenTime(time)}</li>
    ))}
  </ul>
)

function WithdrawModal(props: { applicationId: string; proposal: Proposal; onClose: () => void }) {
  const t = useText()
  const { applicationId, proposal, onClose } = props
  const withdrawing = useWithdrawDates()
  return (
    <ActionModal
      title={t('sales_dates_withdraw')}
      text={t('sales_dates_withdraw_text')}
      action={t('sales_dates_withdraw')}
      danger
      change={withdrawing}
      send={() => ({ params: { id: applicationId, proposalId: proposal.id }, body: { version: proposal.version } })}
      onClose={onClose}
    />
  )
}
