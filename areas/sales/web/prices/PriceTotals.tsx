// Totals of a what-if: sum, price per square metre and change against the version in force, split by free, reserved and sold.

import { formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { Tile, Tiles } from '#platform/web/ui/Tile.tsx'
import { saleParts, type Total, type WhatIf } from '../../rules/prices/what-if.ts'
import { money, signedMoney, SumChange } from './SumChange.tsx'
import { SaleTable } from './SaleTable.tsx'
import styles from './PriceTotals.module.css'

interface Props {
  totals: WhatIf
  /** Totals of the version in force. */
  before: WhatIf
}

export function PriceTotals({ totals, before }: Props) {
  const t = useText()
  return (
    <div className={styles.totals}>
      <Tiles>
        <Tile label={t('sales_price_sum')} hint={t('sales_price_count', { count: totals.all.count })}>
          {money(totals.all.sum)}
        </Tile>
        <Tile label={t('sales_price_change')} hint={t('sales_price_in_force_sum', { sum: money(before.all.sum) })}>
          <SumChange sum={totals.all.sum} before={before.all.sum} />
        </Tile>
        <Tile
          label={t('sales_price_per_metre')}
          hint={t('sales_price_area', { area: formatNumber(Math.round(totals.all.area)) })}
        >
          {money(totals.all.perSquareMetre)}
        </Tile>
      </Tiles>
      <SaleTable
        label={t('sales_price_split')}
        columns={[
          { key: 'part', title: t('sales_price_column_state') },
          { key: 'count', title: t('sales_price_column_objects'), isNumber: true },
          { key: 'sum', title: t('sales_price_sum'), isNumber: true },
          { key: 'change', title: t('sales_price_change'), isNumber: true },
          { key: 'metre', title: t('sales_price_per_metre'), isNumber: true },
        ]}
        rows={saleParts.map((part) => ({
          key: part,
          cells: [t(`sales_price_part_${part}`), ...figuresOf(totals[part], before[part])],
        }))}
      />
    </div>
  )
}

const figuresOf = (total: Total, before: Total) => [
  formatNumber(total.count),
  money(total.sum),
  total.sum === before.sum ? '–' : signedMoney(total.sum - before.sum),
  money(total.perSquareMetre),
]
