// Replaces the column heads above cards: sorting, and selecting all rows of a page.

import { NativeSelect } from '@mantine/core'
import { useText } from '../../i18n/texts.ts'
import { useListContext } from '../list-context.ts'
import { beginsDescending } from '../sort-cycle.ts'
import { PageBox } from './PageBox.tsx'
import { BoxTarget } from './BoxTarget.tsx'
import styles from './CardsHead.module.css'

export function CardsHead({ hasBoxes }: { hasBoxes: boolean }) {
  const t = useText()
  const { definition, list, change, most } = useListContext()
  const orders = definition.header
    .filter(({ orderable, title }) => orderable && title !== '')
    .flatMap((column) => {
      const { key, title } = column
      const up = { value: key, label: t('table_sort_up', { column: title }) }
      const down = { value: `-${key}`, label: t('table_sort_down', { column: title }) }
      return beginsDescending(column) ? [down, up] : [up, down]
    })
  return (
    <div className={styles.head}>
      {hasBoxes && most !== 1 && (
        <BoxTarget>
          <PageBox />
        </BoxTarget>
      )}
      {orders.length > 0 && (
        <NativeSelect
          size="xs"
          className={styles.order}
          aria-label={t('table_sort')}
          data={[{ value: '', label: t('table_sort_own') }, ...orders]}
          value={list.sort}
          onChange={(event) => change({ sort: event.currentTarget.value })}
        />
      )}
    </div>
  )
}
