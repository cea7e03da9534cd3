// Footer of a list: the range of the shown rows, the total, and paging.

import { Button, NativeSelect } from '@mantine/core'
import { pageSizes } from '#platform/contract/table.ts'
import { formatNumber } from '../../i18n/format.ts'
import { useText } from '../../i18n/texts.ts'
import { countWords } from '../count-words.ts'
import { useListContext } from '../list-context.ts'
import { pageCount } from '../page-buttons.ts'
import { offersPageSize } from '../stored-preferences.ts'
import styles from './ListFooter.module.css'
import { Pager } from './Pager.tsx'

export function ListFooter() {
  const t = useText()
  const { list, change, rows, total, rowsPerPage, setRowsPerPage, prefetch } = useListContext()
  const first = (list.page - 1) * rowsPerPage + 1
  const shown = rows.filter((row) => row._rowType === undefined).length
  const resize = (size: number) => {
    setRowsPerPage(size)
    change({ page: 1 })
  }
  return (
    <footer className={styles.footer}>
      <div className={styles.line}>
        <div className={styles.range}>
          {shown > 0 &&
            t('table_range', {
              from: formatNumber(first),
              to: formatNumber(first + shown - 1),
              total: countWords(total.items, total.capped),
            })}
          {total.capped && (
            <Button variant="subtle" size="compact-sm" loading={total.isAsking} onClick={total.askExactly}>
              {t('table_count_exactly')}
            </Button>
          )}
        </div>
        <Pager
          current={list.page}
          last={pageCount(total.items, rowsPerPage)}
          isOpenEnded={total.capped}
          onGo={(page) => change({ page })}
          onNear={prefetch}
        />
        {offersPageSize(total.items, rowsPerPage) && (
          <NativeSelect
            className={styles.size}
            size="xs"
            aria-label={t('table_page_size')}
            value={String(rowsPerPage)}
            onChange={(event) => resize(Number(event.currentTarget.value))}
            data={pageSizes.map((size) => ({ value: String(size), label: t('table_rows_per_page', { count: size }) }))}
          />
        )}
      </div>
    </footer>
  )
}
