// Text, number, money and date cells; text and numbers may be links ("every cell that names a thing links to it",
// DESIGN §3).

import { plainCell } from '#platform/contract/table-cells.ts'
import { formatDate, formatDateTime, formatMoney, formatNumber } from '../../i18n/format.ts'
import type { CellProps } from '../cell-props.ts'
import { CellLink } from './CellLink.tsx'
import styles from './cells.module.css'
import { NoValue } from './NoValue.tsx'

export function TextCell({ value }: CellProps) {
  const plain = plainCell.safeParse(value).data
  if (plain === undefined || plain === '') return <NoValue />
  if (typeof plain === 'object') return <CellLink link={plain} />
  return (
    <span className={styles.text} title={String(plain)}>
      {plain}
    </span>
  )
}

export function NumberCell(props: CellProps) {
  return typeof props.value === 'number' ? <>{formatNumber(props.value)}</> : <TextCell {...props} />
}

export function MoneyCell({ value }: CellProps) {
  return typeof value === 'number' ? <>{formatMoney(value)}</> : <NoValue />
}

export function DateCell({ value }: CellProps) {
  return typeof value === 'string' && value ? <time dateTime={value}>{formatDate(value)}</time> : <NoValue />
}

export function DateTimeCell({ value }: CellProps) {
  return typeof value === 'string' && value ? <time dateTime={value}>{formatDateTime(value)}</time> : <NoValue />
}
