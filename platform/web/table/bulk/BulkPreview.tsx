// How many would change, and which would not and why.

import { IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import { formatNumber } from '../../i18n/format.ts'
import { useText } from '../../i18n/texts.ts'
import { FailedState } from '../../ui/FailedState.tsx'
import { LoadingRows } from '../../ui/LoadingRows.tsx'
import styles from './BulkPreview.module.css'
import type { PreviewState } from './use-bulk-preview.ts'

export function BulkPreview({ data, error, refetch }: PreviewState) {
  const t = useText()
  if (error) return <FailedState failure={error} retry={() => void refetch()} />
  if (!data) return <LoadingRows rows={2} />
  const unnamed = data.skippedTotal - data.skipped.length
  return (
    <div className={styles.preview} aria-live="polite">
      <p className={styles.line} data-tone={data.changed > 0 ? 'good' : 'none'}>
        <IconCircleCheck size={18} stroke={1.5} aria-hidden />
        {data.changed > 0
          ? t('table_bulk_will_change', { count: data.changed, number: formatNumber(data.changed) })
          : t('table_bulk_none_will_change')}
      </p>
      {data.skippedTotal > 0 && (
        <>
          <p className={styles.line}>
            <IconInfoCircle size={18} stroke={1.5} aria-hidden />
            {t('table_bulk_will_skip', { count: formatNumber(data.skippedTotal) })}
          </p>
          <ul className={styles.skipped}>
            {data.skipped.map(({ id, title, reason }) => (
              <li key={id}>
                <span>{title}</span>
                <span className={styles.reason}>{reason}</span>
              </li>
            ))}
            {unnamed > 0 && <li className={styles.reason}>{t('table_bulk_more_skipped', { count: unnamed })}</li>}
          </ul>
        </>
      )}
    </div>
  )
}
