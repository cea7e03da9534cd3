// Panel of an expected payment: what is open or too much, its bookings, and recording one by hand.

import { Alert, Group } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { writtenIban, writtenReference } from '#platform/rules/qr-bill/references.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { formatDate, formatMoney } from '#platform/web/i18n/format.ts'
import { useText, type Translate } from '#platform/web/i18n/texts.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { usePanelFrame, type PanelProps } from '#platform/web/sidepanel/panel.ts'
import { KeyValueList, type KeyValue } from '#platform/web/ui/KeyValueList.tsx'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { TimelineSection } from '#platform/web/ui/TimelineSection.tsx'
import { getExpected, getExpectedTimeline, type ExpectedView } from '../../contract/expected.ts'
import { entryPath } from '../../rules/payments-address.ts'
import styles from './ExpectedPanel.module.css'
import { RecordModal } from './RecordModal.tsx'

export default function ExpectedPanel({ id }: PanelProps) {
  const query = useQuery(queryOf(getExpected, { params: { id } }))
  return (
    <QueryView query={query} rows={8}>
      {(expected) => <Expected key={id} expected={expected} />}
    </QueryView>
  )
}

function Expected({ expected }: { expected: ExpectedView }) {
  const t = useText()
  const [isRecording, setRecording] = useState(false)
  const { title, state, isOverdue, stateTitle, canRecord, bookings } = expected
  usePanelFrame({
    title,
    badge: <StateBadge state={`payments.${isOverdue ? 'overdue' : state}`} title={stateTitle} />,
  })
  const told = standingOf(t, expected)
  return (
    <>
      <div className={styles.standing}>
        {told && (
          <Alert color="yellow" icon={<IconInfoCircle size={18} stroke={1.5} />}>
            {told}
          </Alert>
        )}
        <Group gap={8}>
          <ActionButton availability={canRecord} variant="default" onClick={() => setRecording(true)}>
            {t('payments_record')}
          </ActionButton>
        </Group>
      </div>
      <div className={styles.facts}>
        <KeyValueList items={factsOf(t, expected)} />
      </div>
      <Section title={t('payments_bookings')} count={bookings.length}>
        {bookings.length === 0 ? (
          <p style={{ margin: 0 }}>{t('payments_bookings_none')}</p>
        ) : (
          <KeyValueList items={bookings.map((one) => bookingOf(t, one))} />
        )}
      </Section>
      <History id={expected.id} />
      {isRecording && <RecordModal expected={expected} onClose={() => setRecording(false)} />}
    </>
  )
}

/** Under- and overpayments, in a sentence. */
function standingOf(t: Translate, { state, open, paid, amount }: ExpectedView): string | null {
  if (state === 'overpaid') return t('payments_overpaid_text', { amount: formatMoney(paid - amount) })
  return state === 'partial' ? t('payments_open_text', { amount: formatMoney(open) }) : null
}

function factsOf(t: Translate, expected: ExpectedView): KeyValue[] {
  const { title, href, debtorName, amount, paid, open, dueOn, reference, account, endedReason } = expected
  return [
    { label: t('payments_field_title'), value: <ScreenLink to={href}>{title}</ScreenLink> },
    { label: t('payments_field_debtor'), value: debtorName },
    { label: t('payments_field_amount'), value: formatMoney(amount) },
    { label: t('payments_field_paid'), value: formatMoney(paid) },
    { label: t('payments_field_open'), value: formatMoney(open) },
    { label: t('payments_field_due_on'), value: formatDate(dueOn) },
    { label: t('payments_field_reference'), value: writtenReference(reference) },
    { label: t('payments_field_account'), value: writtenIban(account) },
    ...(endedReason ? [{ label: t('payments_field_reason'), value: endedReason }] : []),
  ]
}

function bookingOf(
  t: Translate,
  { amount, paidOn, sourceTitle, by, entry }: ExpectedView['bookings'][number],
): KeyValue {
  const source = [sourceTitle, by].filter(Boolean).join(', ')
  return {
    label: `${formatDate(paidOn)}, ${formatMoney(amount)}`,
    value: entry ? (
      <>
        {source}, <ScreenLink to={entryPath(entry)}>{t('payments_show_entry')}</ScreenLink>
      </>
    ) : (
      `${source}. ${t('payments_not_confirmed')}`
    ),
  }
}

function History({ id }: { id: string }) {
  const t = useText()
  const { data } = useQuery(queryOf(getExpectedTimeline, { params: { id } }))
  const entries = data?.entries ?? []
  return (
    <TimelineSection
      title={t('payments_timeline')}
      entries={entries}
      toneByEvent={{ 'payments.booked': 'green', 'payments.taken_back': 'red', 'payments.confirmed': 'teal' }}
      all={t('payments_timeline_all', { count: entries.length })}
    />
  )
}
