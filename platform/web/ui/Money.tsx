// An amount of money that is never broken between currency and digits.

import { formatMoney } from '../i18n/format.ts'
import styles from './Money.module.css'

export function Money({ amount }: { amount: number }) {
  return <span className={styles.money}>{formatMoney(amount)}</span>
}
