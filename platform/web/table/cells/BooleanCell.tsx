// A tick for yes, a dash for no; both with a text for screen readers.

import { IconCheck } from '@tabler/icons-react'
import { useText } from '../../i18n/texts.ts'
import type { CellProps } from '../cell-props.ts'
import styles from './cells.module.css'
import { NoValue } from './NoValue.tsx'

export function BooleanCell({ value }: CellProps) {
  const t = useText()
  if (typeof value !== 'boolean') return <NoValue />
  return (
    <>
      {value ? <IconCheck size={18} stroke={1.75} className={styles.yes} aria-hidden /> : <NoValue />}
      <span className="visually-hidden">{t(value ? 'general_yes' : 'general_no')}</span>
    </>
  )
}
