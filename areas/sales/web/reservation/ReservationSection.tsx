// The reservation of an application to buy: where it stands, its dates and fee, the queue, and the actions of staff.

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { writtenReference } from '#platform/rules/qr-bill/references.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { useSession } from '#platform/web/api/session.ts'
import { useLive } from '#platform/web/api/use-live.ts'
import { formatDate, formatDateTime, formatMoney } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionMenu } from '#platform/web/ui/ActionMenu.tsx'
import { KeyValueList, type KeyValue } from '#platform/web/ui/KeyValueList.tsx'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { LoadingRows } from '#platform/web/ui/states/LoadingRows.tsx'
import {
  getSaleReservation,
  reservationActions,
  type CurrentReservation,
  type ReservationAction,
} from '../../contract/reservation.ts'
import { DemoSignature } from './DemoSignature.tsx'
import { NextStep } from './NextStep.tsx'
import { OtherBuyers } from './OtherBuyers.tsx'
import { ReservationDialogs } from './ReservationDialogs.tsx'
import { ReservationFiles } from './ReservationFiles.tsx'
import { StartReservation } from './StartReservation.tsx'
import { liveAfterReservation } from './reservation-changes.ts'

export default function ReservationSection({ application: { id } }: { application: { id: string } }) {
  const t = useText()
  const { can } = useSession()
  const [open, setOpen] = useState<ReservationAction | null>(null)
  const { data } = useQuery(queryOf(getSaleReservation, { params: { id } }))
  useLive('reservations', liveAfterReservation)
  if (!data) return <LoadingRows rows={4} />
  const { current, objects, others } = data
  const canWrite = can('applications_write')
  if (!current && !canWrite) return null
  const isOver = current === null || current.state === 'released'
  return (
    <Section
      title={t('sales_reservation')}
      anchor="reservation"
      action={
        canWrite &&
        !isOver && (
          <ActionMenu
            label={t('sales_reservation_actions')}
            actions={reservationActions.map((key) => ({
              key,
              title: t(`sales_action_${key}`),
              allowed: current.can[key].allowed,
              reason: current.can[key].reason,
              danger: key === 'release',
              run: () => setOpen(key),
            }))}
          />
        )
      }
    >
      {current && (
        <>
          <p style={{ margin: '0 0 12px' }}>
            <StateBadge state={`reservation.${current.state}`} title={current.stateTitle} />
          </p>
          <KeyValueList items={factsOf(t, current)} />
          {canWrite && <DemoSignature applicationId={id} signing={current.signing} />}
          <OtherBuyers others={others} />
          <ReservationFiles applicationId={id} current={current} canWrite={canWrite} />
        </>
      )}
      {canWrite &&
        (isOver ? (
          <StartReservation applicationId={id} objects={objects} />
        ) : (
          <NextStep can={current.can} onOpen={setOpen} />
        ))}
      {current && open && (
        <ReservationDialogs applicationId={id} current={current} action={open} onClose={() => setOpen(null)} />
      )}
    </Section>
  )
}

function factsOf(t: ReturnType<typeof useText>, one: CurrentReservation): KeyValue[] {
  const day = (moment: string | null) => moment && formatDate(moment)
  const facts: KeyValue[] = [
    {
      label: t('sales_fact_object'),
      value: <ScreenLink to={`/objects/${one.objectId}`}>{one.objectTitle}</ScreenLink>,
    },
    { label: t('sales_fact_buyers'), value: one.buyers },
    { label: t('sales_fact_price'), value: one.price === null ? null : formatMoney(one.price) },
    { label: t('sales_fact_sent'), value: one.mailedAt && formatDateTime(one.mailedAt) },
    { label: t('sales_fact_signing'), value: signingOf(one) },
    { label: t('sales_fact_accepted'), value: acceptedOf(t, one) },
    { label: t('sales_fact_place'), value: one.place === null ? null : String(one.place) },
    { label: t('sales_fact_until'), value: day(one.until) },
    { label: t('sales_fact_fee'), value: feeOf(t, one) },
    { label: t('sales_fact_due'), value: day(one.feeDueOn) },
    { label: t('sales_fact_reference'), value: one.payment && writtenReference(one.payment.reference) },
    { label: t('sales_fact_reminded'), value: day(one.remindedOn) },
    { label: t('sales_fact_accounting'), value: one.accountingAskedAt && formatDateTime(one.accountingAskedAt) },
    { label: t('sales_fact_countersigned'), value: signedBy(one) },
    { label: t('sales_fact_released'), value: releasedOf(one) },
    { label: t('sales_fact_fate'), value: one.feeFate },
  ]
  return facts.filter(({ value }) => value !== null)
}

const signingOf = ({ signing }: CurrentReservation) =>
  signing &&
  [signing.provider, signing.stateTitle, signing.sentAt && formatDateTime(signing.sentAt)].filter(Boolean).join(' · ')

const acceptedOf = (
  t: ReturnType<typeof useText>,
  { acceptedAt, acceptedBy, signedName, signedOn }: CurrentReservation,
) =>
  acceptedAt &&
  [
    signedName,
    acceptedBy === 'staff' && signedOn
      ? t('sales_fact_on_paper', { date: formatDate(signedOn) })
      : formatDateTime(acceptedAt),
  ]
    .filter(Boolean)
    .join(', ')

function feeOf(t: ReturnType<typeof useText>, { fee, payment }: CurrentReservation): string {
  if (!payment) return formatMoney(fee)
  const values = { fee: formatMoney(fee), paid: formatMoney(payment.paid), open: formatMoney(payment.open) }
  if (payment.state === 'partial') return t('sales_fee_partial', values)
  if (payment.state === 'overpaid') return t('sales_fee_overpaid', values)
  return payment.paid > 0 ? t('sales_fee_paid', values) : t('sales_fee_open', values)
}

const signedBy = ({ countersignedAt, countersignedBy }: CurrentReservation) =>
  countersignedAt && [countersignedBy, formatDateTime(countersignedAt)].filter(Boolean).join(', ')

const releasedOf = ({ releasedAt, releaseCause, releaseReason }: CurrentReservation) =>
  releasedAt && [formatDateTime(releasedAt), releaseReason ?? releaseCause].filter(Boolean).join(': ')
