// Difference of a sum to the version in force, as amount and percentage. Amounts in Rappen.

import { francsOf } from '#platform/rules/amounts/money.ts'
import { formatMoney, formatNumber } from '#platform/web/i18n/format.ts'
import { changeInPercent } from '../../rules/prices/what-if.ts'
import styles from './SumChange.module.css'

export const money = (rappen: number | null): string => (rappen === null ? '–' : formatMoney(francsOf(rappen)))

export const signedMoney = (rappen: number): string => `${rappen > 0 ? '+' : ''}${money(rappen)}`

export function SumChange({ sum, before }: { sum: number; before: number }) {
  const difference = sum - before
  const percent = changeInPercent(sum, before)
  if (difference === 0) return '–'
  return (
    <span className={styles.change} data-sign={Math.sign(difference)}>
      {signedMoney(difference)}
      {percent !== null && (
        <small>
          {percent > 0 ? '+' : ''}
          {formatNumber(percent, 1)} %
        </small>
      )}
    </span>
  )
}
