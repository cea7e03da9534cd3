// The screen's outline while the very first answer is on its way.

import { Skeleton } from '@mantine/core'
import { useText } from '../i18n/texts.ts'
import { PlaceholderRows } from './rows/PlaceholderRows.tsx'
import styles from './rows/RowsTable.module.css'

const columns = 6

export function ListSkeleton() {
  const t = useText()
  return (
    <div role="status" aria-busy>
      <span className="visually-hidden">{t('general_loading')}</span>
      <Skeleton width={220} height={28} mt={6} mb={26} radius={6} />
      <Skeleton width="60%" height={26} mb={24} radius={6} />
      <Skeleton width={240} height={32} mb={16} radius={8} />
      <div className={styles.scroller} aria-hidden>
        <table className={styles.table}>
          <tbody>
            <PlaceholderRows columns={columns} />
          </tbody>
        </table>
      </div>
    </div>
  )
}
