// Totals computed from the entered prices, updated while typing: gross rent, price per square metre, remaining
// ancillary costs.

import { formatMoney } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { ObjectData } from '../../contract/edit.ts'
import { reckon } from '../../rules/object-prices.ts'
import styles from './ObjectFields.module.css'

export function PriceSums({ values, isForSale }: { values: ObjectData; isForSale: boolean }) {
  const t = useText()
  const { grossRent, grossRentOfYear, perSquareMetre, restOfCosts } = reckon(values)
  const sums = isForSale
    ? [['objects_sum_price_per_area', perSquareMetre] as const]
    : ([
        ['objects_sum_gross', grossRent],
        ['objects_sum_gross_year', grossRentOfYear],
        ['objects_sum_net_per_area', perSquareMetre],
        ['objects_sum_rest', restOfCosts],
      ] as const)
  return (
    <dl className={styles.sums} aria-live="polite">
      {sums.map(([key, amount]) => (
        <div key={key} data-wrong={(amount ?? 0) < 0 || undefined}>
          <dt>{t(key)}</dt>
          <dd>{amount === null ? '–' : formatMoney(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
