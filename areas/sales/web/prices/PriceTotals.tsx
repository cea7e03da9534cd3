// Totals of a what-if: sum, price per square metre and change against the version in force, split by free, reserved and sold.

import { francsOf } from '#platform/rules/amounts/money.ts'
import { formatMoney, formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { Tile, Tiles } from '#platform/web/ui/Tile.tsx'
import { changeInPercent, saleParts, type Total, type WhatIf } from '../../rules/prices/what-if.ts'
import { SaleTable } from './SaleTable.tsx'
import styles from './PriceTotals.module.css'

interface Props {
  totals: WhatIf
  /** Of the version in force. */
  before: WhatIf
}

const money = (rappen: number | null) => (rappen === null ? '–' : formatMoney(francsOf(rappen)))

export function PriceTotals({ totals, before }: Props) {
  const t = useText()
  const difference = totals.all.sum - before.all.sum
  return (
    <div className={styles.totals} aria-live="polite">
      <Tiles>
        <Tile label={t('sales_price_sum')} hint={t('sales_price_count', { count: totals.all.count })}>
          {money(totals.all.sum)}
        </Tile>
        <Tile label={t('sales_price_change')} hint={t('sales_price_in_force_sum', { sum: money(before.all.sum) })}>
          <span className={styles.change} data-sign={Math.sign(difference)}>
            {signed(difference)}
            <Percent value={changeInPercent(totals.all.sum, before.all.sum)} />
          </span>
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
  signed(total.sum - before.sum),
  money(total.perSquareMetre),
]

const signed = (rappen: number) => `${rappen > 0 ? '+' : ''}${money(rappen)}`

function Percent({ value }: { value: number | null }) {
  if (value === null || value === 0) return null
  return (
    <small>
      {value > 0 ? '+' : ''}
      {formatNumber(value, 1)} %
    </small>
  )
}
