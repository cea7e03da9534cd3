// Shows how many rows would change, and which would not and why: grouped by reason, with the names on request.

import { IconChevronRight, IconCircleCheck, IconCircleMinus, IconInfoCircle } from '@tabler/icons-react'
import type { BulkAnswer } from '#platform/contract/table.ts'
import { formatNumber } from '../../i18n/format.ts'
import { useText } from '../../i18n/texts.ts'
import { ConcernedPeople } from '../../kit/ConcernedPeople.tsx'
import { FailedState } from '../../ui/states/FailedState.tsx'
import { LoadingRows } from '../../ui/states/LoadingRows.tsx'
import styles from './BulkPreview.module.css'
import { skippedGroups, type SkippedGroup } from './skipped-groups.ts'
import type { PreviewState } from './use-bulk-preview.ts'

export function BulkPreview({ data, error, refetch }: PreviewState) {
  if (error) return <FailedState failure={error} retry={() => void refetch()} />
  if (!data) return <LoadingRows rows={2} />
  return <WhatWouldHappen answer={data} />
}

/** Up to this number, all names are shown. */
const fewNames = 5

function WhatWouldHappen({ answer }: { answer: BulkAnswer }) {
  const t = useText()
  const { changed, skippedTotal, bringsAlong, concerns = [] } = answer
  return (
    <div className={styles.preview} aria-live="polite">
      {changed > 0 ? (
        <p className={styles.line} data-tone="good">
          <IconCircleCheck size={18} stroke={1.5} aria-hidden />
          {t('table_bulk_will_change', { count: changed, number: formatNumber(changed) })}
        </p>
      ) : (
        <p className={styles.line}>
          <IconCircleMinus size={18} stroke={1.5} aria-hidden />
          {t('table_bulk_none_will_change')}
        </p>
      )}
      {bringsAlong && (
        <p className={styles.line}>
          <IconInfoCircle size={18} stroke={1.5} aria-hidden />
          {bringsAlong}
        </p>
      )}
      {concerns.map((one) => (
        <div key={one.text} className={styles.line} data-top>
          <IconInfoCircle size={18} stroke={1.5} aria-hidden />
          <ConcernedPeople concerns={one} />
        </div>
      ))}
      {skippedTotal > 0 && changed > 0 && (
        <p className={styles.line}>
          <IconInfoCircle size={18} stroke={1.5} aria-hidden />
          {t('table_bulk_will_skip', { count: formatNumber(skippedTotal) })}
        </p>
      )}
      {skippedTotal > 0 && (
        <ul className={styles.reasons}>
          {skippedGroups(answer).map((group) => (
            <li key={group.reason}>
              <SkippedForReason group={group} isOpen={skippedTotal <= fewNames} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function SkippedForReason({ group: { reason, count, titles }, isOpen }: { group: SkippedGroup; isOpen: boolean }) {
  const t = useText()
  const unnamed = count - titles.length
  return (
    <details className={styles.group} open={isOpen}>
      <summary className={styles.summary}>
        <IconChevronRight size={16} stroke={1.5} aria-hidden />
        <span className={styles.reason}>{reason}</span>
        <span className={styles.count}>{formatNumber(count)}</span>
      </summary>
      <ul className={styles.names}>
        {titles.map((title, index) => (
          <li key={index}>{title || '–'}</li>
        ))}
        {unnamed > 0 && (
          <li className={styles.more}>{t('table_bulk_more_skipped', { count: formatNumber(unnamed) })}</li>
        )}
      </ul>
    </details>
  )
}
