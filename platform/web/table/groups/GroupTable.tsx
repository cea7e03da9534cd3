// Frame of a grouped table: column heads as in the table without groups, and the bodies of the groups.

import { useRef, type ReactNode } from 'react'
import { useText } from '../../i18n/texts.ts'
import { useListContext } from '../list-context.ts'
import { HeaderCell } from '../rows/HeaderCell.tsx'
import { cellLook, pinnedCount, usePinning } from '../rows/pinning.ts'
import tableStyles from '../rows/RowsTable.module.css'
import { useScroller } from '../rows/use-scroller.ts'
import { useDensity } from '../stored-preferences.ts'
import styles from './groups.module.css'

interface Props {
  hasBoxes: boolean
  /** Changes with the rows. */
  content: unknown
  /** Receives the number of pinned columns. */
  children: (pinned: number) => ReactNode
}

export function GroupTable({ hasBoxes, content, children }: Props) {
  const t = useText()
  const { definition, columns } = useListContext()
  const [density] = useDensity()
  const table = useRef<HTMLTableElement>(null)
  const pinned = usePinning(table, { most: pinnedCount(columns), hasBoxes, content })
  const scroller = useScroller()
  return (
    <div ref={scroller} className={`${tableStyles.scroller} ${styles.scroller}`} data-density={density}>
      <table ref={table} className={tableStyles.table}>
        <caption className="visually-hidden">{t('table_caption', { title: definition.title })}</caption>
        <thead>
          <tr>
            {hasBoxes && (
              <th scope="col" className={tableStyles.choose}>
                <span className="visually-hidden">{t('table_selection')}</span>
              </th>
            )}
            {columns.map((column, index) => (
              <HeaderCell key={column.key} column={column} {...cellLook(column, index, pinned)} />
            ))}
          </tr>
        </thead>
        {children(pinned)}
      </table>
    </div>
  )
}
