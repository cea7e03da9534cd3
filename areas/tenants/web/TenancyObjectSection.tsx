// What is let, and for how much.

import { Link } from '@tanstack/react-router'
import { formatMoney, formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import type { TenantView } from '../contract/tenant.ts'
import styles from './TenancyObjectSection.module.css'

export function TenancyObjectSection({ tenant: { object } }: { tenant: TenantView }) {
  const t = useText()
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
      <KeyValueList
        items={[
          { label: t('applications_address'), value: address },
          { label: t('tenants_reference'), value: referenceNumber },
          { label: t('tenants_measures'), value: measures.filter(Boolean).join(' · ') },
          { label: t('applications_net_rent'), value: formatMoney(object.netRent) },
          { label: t('applications_ancillary_cost'), value: formatMoney(object.ancillaryCost) },
          { label: t('applications_gross_rent'), value: formatMoney(object.grossRent) },
          { label: t('applications_deposit'), value: formatMoney(object.deposit) },
        ]}
      />
    </Section>
  )
}
