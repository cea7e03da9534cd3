// Objects let, with their rents.

import { Link } from '@tanstack/react-router'
import { Button } from '@mantine/core'
import { formatDate, formatMoney, formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import type { TenantView } from '../contract/tenant.ts'
import { useRemoveReservation } from './changes.ts'
import { TogetherList } from './TogetherList.tsx'
import styles from './TenancyObjectSection.module.css'

export function TenancyObjectSection({ tenant }: { tenant: TenantView }) {
  const t = useText()
  const { object } = tenant
  const { objectId, title, referenceNumber, address, rooms, area, floor, progress_state, stateTitle } = object
  const measures = [
    rooms !== null && t('applications_rooms', { rooms: formatNumber(rooms) }),
    area !== null && `${formatNumber(area)} m²`,
    floor,
  ]
  return (
    <Section title={t('tenants_object')}>
      <div className={styles.line}>
        <Link to={`/objects/${objectId}`} className={styles.title}>
          {title}
        </Link>
        <StateBadge state={progress_state} title={stateTitle} />
      </div>
      {tenant.occupiedUntil && (
        <p className={styles.reserved}>{t('tenants_occupied_until', { date: formatDate(tenant.occupiedUntil) })}</p>
      )}
      {tenant.reservation && <ReservedLine tenant={tenant} reservation={tenant.reservation} />}
      <KeyValueList
        items={[
          { label: t('applications_how_assigned'), value: t(`tenants_kind_${tenant.kind}`) },
          { label: t('applications_address'), value: address },
          { label: t('tenants_reference'), value: referenceNumber },
          { label: t('tenants_measures'), value: measures.filter(Boolean).join(' · ') },
          { label: t('applications_net_rent'), value: formatMoney(object.netRent) },
          { label: t('applications_ancillary_cost'), value: formatMoney(object.ancillaryCost) },
          { label: t('applications_gross_rent'), value: formatMoney(object.grossRent) },
          { label: t('applications_deposit'), value: formatMoney(object.deposit) },
        ]}
      />
      <TogetherList tenant={tenant} />
    </Section>
  )
}

interface Reserved {
  tenant: TenantView
  reservation: NonNullable<TenantView['reservation']>
}

function ReservedLine({ tenant: { id, canWrite }, reservation: { until, note, hasBegun } }: Reserved) {
  const t = useText()
  const removal = useRemoveReservation()
  return (
    <p className={styles.reserved}>
      {t(hasBegun ? 'objects_reserved_until' : 'objects_reserved_after', { date: formatDate(until) })}: {note}
      {canWrite && (
        <Button
          variant="subtle"
          size="compact-sm"
          loading={removal.isPending}
          onClick={() => removal.mutate({ params: { id } })}
        >
          {t('objects_reservation_remove')}
        </Button>
      )}
    </p>
  )
}
