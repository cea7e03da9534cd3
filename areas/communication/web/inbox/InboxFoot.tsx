// Footer of the inbox: range shown, total and paging.

import { NativeSelect } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import { pageSizes } from '#platform/contract/table.ts'
import { formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { countWords } from '#platform/web/table/count-words.ts'
import { offersPageSize } from '#platform/web/table/stored-preferences.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import styles from './InboxFoot.module.css'

interface Props {
  pagination: { totalItems: number; rowsPerPage: number; currentPage: number; capped?: boolean }
  /** `replace` is set for automatic page changes because the shown page no longer exists. */
  onTurn: (page: number, how?: { replace: boolean }) => void
  /** Omitted if the page size is fixed. */
  rowsPerPage?: number
  onResize?: (size: number) => void
}

export function InboxFoot({ pagination, onTurn, rowsPerPage, onResize }: Props) {
  const t = useText()
  const { totalItems, rowsPerPage: size, currentPage, capped = false } = pagination
  const last = Math.max(1, Math.ceil(totalItems / size))
  const isBehindTheEnd = currentPage > last && !capped
  const turnBack = useEffectEvent(() => onTurn(last, { replace: true }))
  useEffect(() => {
    if (isBehindTheEnd) turnBack()
  }, [isBehindTheEnd, last])
  if (totalItems === 0 || isBehindTheEnd) return null
  const from = formatNumber((currentPage - 1) * size + 1)
  const to = formatNumber(capped ? currentPage * size : Math.min(totalItems, currentPage * size))
  const isLast = currentPage >= last && !capped
  return (
    <div className={styles.foot}>
      <span>{t('communication_range', { from, to, total: countWords(totalItems, capped) })}</span>
      {(currentPage > 1 || !isLast) && (
        <span className={styles.turns}>
          <IconButton
            label={t('table_page_previous')}
            onClick={() => onTurn(currentPage - 1)}
            unavailable={currentPage > 1 ? undefined : t('communication_first_page')}
          >
            <IconChevronLeft size={18} stroke={1.5} />
          </IconButton>
          <IconButton
            label={t('table_page_next')}
            onClick={() => onTurn(currentPage + 1)}
            unavailable={isLast ? t('communication_last_page') : undefined}
          >
            <IconChevronRight size={18} stroke={1.5} />
          </IconButton>
        </span>
      )}
      {onResize && offersPageSize(totalItems, size) && (
        <NativeSelect
          className={styles.size}
          size="xs"
          aria-label={t('table_page_size')}
          value={String(rowsPerPage)}
          onChange={(event) => onResize(Number(event.currentTarget.value))}
          data={pageSizes.map((one) => ({ value: String(one), label: t('table_rows_per_page', { count: one }) }))}
        />
      )}
    </div>
  )
}
