// Below 800 px rows are shown as cards, in a semantic list.

import { useText } from '../../i18n/texts.ts'
import type { CellRenderers } from '../cell-props.ts'
import { useListContext } from '../list-context.ts'
import { isRowSelected } from '../selection.ts'
import { CardsHead } from './CardsHead.tsx'
import { RowCard } from './RowCard.tsx'
import { Heading } from './Heading.tsx'
import { HeadingSums } from './HeadingSums.tsx'
import { CardList } from './CardList.tsx'
import styles from './RowCards.module.css'
import type { RowsControl } from './use-rows.ts'

export function RowCards({ own, control }: { own: CellRenderers; control: RowsControl }) {
  const t = useText()
  const { definition, columns, rows, isWaiting, choice } = useListContext()
  return (
    <>
      <CardsHead hasBoxes={control.box !== undefined} />
      <CardList
        aria-label={t('table_caption', { title: definition.title })}
        aria-busy={isWaiting}
        data-waiting={isWaiting || undefined}
        {...control.listeners}
      >
        {rows.map((row) =>
          row._rowType ? (
            <li key={row._id} className={styles.heading} data-level={row._rowType}>
              <Heading row={row} columns={columns} />
              <HeadingSums row={row} columns={columns} own={own} />
            </li>
          ) : (
            <RowCard
              key={row._id}
              row={row}
              columns={columns}
              own={own}
              isSelected={isRowSelected(choice.selection, row)}
              isReachable={control.reachable === row._id}
              canOpen={control.canOpen}
              isShown={control.shown === row._id}
              box={control.box}
              refusal={control.refusalOf(row)}
            />
          ),
        )}
      </CardList>
    </>
  )
}
