// Frame of a table of rows: it scrolls, its caption names the list, and its head has the boxes and the columns.

import { useRef, type ComponentPropsWithRef, type ReactNode } from 'react'
import { useText } from '../../i18n/texts.ts'
import { useListContext } from '../list-context.ts'
import { useDensity } from '../stored-preferences.ts'
import { HeaderCell } from './HeaderCell.tsx'
import { cellLook, pinnedCount, usePinning } from './pinning.ts'
import styles from './table.module.css'
import { useScroller } from './use-scroller.ts'

interface Props extends Omit<ComponentPropsWithRef<'table'>, 'children' | 'content' | 'ref'> {
  /** Content of the head above the boxes; undefined without boxes. */
  boxHead: ReactNode | undefined
  /** Changes with the rows. */
  content: unknown
  isWaiting?: boolean
  isGrouped?: boolean
  /** Receives the number of pinned columns. */
  children: (pinned: number) => ReactNode
}

export function TableFrame({ boxHead, content, isWaiting, isGrouped, children, ...listeners }: Props) {
  const t = useText()
  const { definition, columns } = useListContext()
  const [density] = useDensity()
  const table = useRef<HTMLTableElement>(null)
  const hasBoxes = boxHead !== undefined
  const pinned = usePinning(table, { most: pinnedCount(columns), hasBoxes, content })
  const scroller = useScroller()
  return (
    <div
      ref={scroller}
      className={styles.scroller}
      data-density={density}
      data-grouped={isGrouped || undefined}
      data-waiting={isWaiting || undefined}
    >
      <table ref={table} className={styles.table} aria-busy={isWaiting} {...listeners}>
        <caption className="visually-hidden">{t('table_caption', { title: definition.title })}</caption>
        <thead>
          <tr>
            {hasBoxes && (
              <th scope="col" className={styles.choose}>
                {boxHead}
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

/** The same frame without a table, while the list loads. */
export function EmptyFrame({ children }: { children: ReactNode }) {
  return <div className={styles.scroller}>{children}</div>
}
