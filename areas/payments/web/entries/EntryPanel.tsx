// Panel of an incoming payment: why it waits, what can be done, what it pays, and its changes.

import { useQuery } from '@tanstack/react-query'
import { isQrReference, writtenIban, writtenReference } from '#platform/rules/qr-bill/references.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { formatDate, formatDateTime, formatMoney } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { usePanelFrame, type PanelProps } from '#platform/web/sidepanel/panel.ts'
import type { Tone } from '#platform/web/theme/tokens.ts'
import { KeyValueList, type KeyValue } from '#platform/web/ui/KeyValueList.tsx'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { TimelineSection } from '#platform/web/ui/TimelineSection.tsx'
import { getEntry, getEntryTimeline, type EntryView } from '../../contract/entries.ts'
import { entryPath } from '../../rules/payments-address.ts'
import styles from './entries.module.css'
import { EntryActions } from './EntryActions.tsx'

export default function EntryPanel({ id }: PanelProps) {
  const query = useQuery(queryOf(getEntry, { params: { id } }))
  return (
    <QueryView query={query} rows={8}>
      {(entry) => <Entry key={id} entry={entry} />}
    </QueryView>
  )
}

function Entry({ entry }: { entry: EntryView }) {
  const t = useText()
  const { amount, currency, isReversal, debtorName, state, stateTitle, bookings } = entry
  usePanelFrame({
    title: t(debtorName ? 'payments_entry_head' : 'payments_entry_head_unknown', {
      amount: formatMoney(isReversal ? -amount : amount, currency),
      debtor: debtorName,
    }),
    badge: <StateBadge state={`payments.${state}`} title={stateTitle} />,
  })
  return (
    <>
      <EntryActions entry={entry} />
      <div className={styles.facts}>
        <KeyValueList items={factsOf(t, entry)} />
      </div>
      {bookings.length > 0 && (
        <Section title={t('payments_bookings')}>
          <KeyValueList
            items={bookings.map((one) => ({
              label: `${formatDate(one.paidOn)}, ${formatMoney(one.amount)}`,
              value: <ScreenLink to={one.href}>{one.title}</ScreenLink>,
            }))}
          />
        </Section>
      )}
      <History id={entry.id} />
    </>
  )
}

function factsOf(t: ReturnType<typeof useText>, entry: EntryView): KeyValue[] {
  const { counterpart, settled, reason, returned, currency } = entry
  const facts: [string, string][] = [
    ['date', formatDate(entry.bookedOn)],
    ['amount', formatMoney(entry.isReversal ? -entry.amount : entry.amount, currency)],
    ['debtor', entry.debtorName],
    ['debtor_account', writtenIban(entry.debtorAccount)],
    ['reference', isQrReference(entry.reference) ? writtenReference(entry.reference) : entry.reference],
    ['message', entry.message],
    ['account', writtenIban(entry.account)],
    ['servicer_reference', entry.servicerReference],
    ['file', t('payments_file_told', { name: entry.file.name, at: formatDateTime(entry.file.uploadedAt) })],
  ]
  const at = settled && formatDateTime(settled.at)
  return [
    ...facts.filter(([, value]) => value !== '').map(([key, value]) => ({ label: t(`payments_field_${key}`), value })),
    ...(returned > 0 ? [{ label: t('payments_field_returned'), value: formatMoney(returned, currency) }] : []),
    ...(reason ? [{ label: t('payments_field_reason'), value: reason }] : []),
    ...(settled && at
      ? [
          {
            label: t('payments_field_settled'),
            value: settled.by
              ? t('payments_settled_told', { by: settled.by, at })
              : t('payments_settled_automatic', { at }),
          },
        ]
      : []),
    ...(counterpart
      ? [
          {
            label: t('payments_field_counterpart'),
            value: (
              <ScreenLink to={entryPath(counterpart.id)}>
                {formatDate(counterpart.bookedOn)}, {formatMoney(counterpart.amount, currency)}
              </ScreenLink>
            ),
          },
        ]
      : []),
  ]
}

const toneByEvent: Record<string, Tone> = {
  'payments.entry_assigned': 'green',
  'payments.entry_returned': 'grey',
  'payments.entry_ignored': 'grey',
  'payments.entry_taken_back': 'red',
  'payments.entry_reopened': 'amber',
}

function History({ id }: { id: string }) {
  const t = useText()
  const { data } = useQuery(queryOf(getEntryTimeline, { params: { id } }))
  const entries = data?.entries ?? []
  return (
    <TimelineSection
      title={t('payments_timeline')}
      entries={entries}
      toneByEvent={toneByEvent}
      all={t('payments_timeline_all', { count: entries.length })}
    />
  )
}
