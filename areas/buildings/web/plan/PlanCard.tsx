// Facts about one unit of the plan.

import { formatDate, formatMoney, formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import type { PlanUnit } from '../../contract/plan.ts'
import styles from './PlanCard.module.css'
import { perSquareMetreWords } from './unit-words.ts'

export function PlanCard({ unit, isForSale }: { unit: PlanUnit; isForSale: boolean }) {
  const t = useText()
  const { rooms, area, grossRent, sellingPrice, perSquareMetre, applications, next_from } = unit
  const facts = [
    ['buildings_plan_fact_rooms', rooms === null ? '' : formatNumber(rooms)],
    ['buildings_plan_fact_area', area === null ? '' : `${formatNumber(area)} m²`],
    [isForSale ? 'buildings_plan_fact_price' : 'buildings_plan_fact_rent', formatMoney(grossRent ?? sellingPrice)],
    [
      isForSale ? 'buildings_plan_fact_price_per_m2' : 'buildings_plan_fact_per_m2',
      perSquareMetre === null ? '' : `CHF ${perSquareMetreWords(perSquareMetre)}`,
    ],
    ['buildings_plan_fact_free_from', formatDate(next_from)],
    ['buildings_plan_fact_applications', formatNumber(applications)],
  ]
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <p className={styles.title}>
          {unit.objectTypeTitle} {unit.reference_number}
        </p>
        <StateBadge state={unit.letting_state} title={unit.stateTitle} />
      </div>
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value)
          .map(([name = '', value]) => (
            <div key={name} style={{ display: 'contents' }}>
              <dt>{t(name)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </div>
  )
}
