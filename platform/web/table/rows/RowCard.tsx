// A row as a card: name and state on top, then the few columns that its list declares, and the buttons.

import { memo } from 'react'
import type { Column, Row } from '#platform/contract/table.ts'
import { Cell } from '../cells/Cell.tsx'
import { cardColumns } from '../columns/card-columns.ts'
import { OnCard } from '../cells/on-card.ts'
import { namingColumn, rowTitle } from '../row-title.ts'
import { RowBox } from './RowBox.tsx'
import styles from './RowCard.module.css'
import type { RowProps } from './row-props.ts'

export const RowCard = memo(function RowCard({
  row,
  columns,
  own,
  isSelected,
  isReachable,
  canOpen,
  isShown,
  box,
  refusal,
}: RowProps) {
  const { name, state, marks, facts } = placesOf(row, columns)
  const cell = (column: Column) => <Cell key={column.key} row={row} column={column} own={own} />
  return (
    <li
      className={styles.card}
      data-row={row._id}
      data-selected={isSelected || undefined}
      data-opens={canOpen || undefined}
      data-shown={isShown || undefined}
      aria-current={isShown || undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the list's keys work on its cards, one of which Tab reaches
      tabIndex={isReachable ? 0 : -1}
    >
      <div className={styles.top}>
        {box && <RowBox {...box} refusal={refusal} row={row} title={rowTitle(row, columns)} checked={isSelected} />}
        <div className={styles.title}>
          {name && <strong className={styles.name}>{cell(name)}</strong>}
          {state && cell(state)}
        </div>
        <span className={styles.marks}>{marks.map(cell)}</span>
      </div>
      {facts.length > 0 && (
        <OnCard value>
          <dl className={styles.facts}>
            {facts.map((column) => (
              <div key={column.key} className={styles.fact} data-kind={column.cell}>
                <dt className={isLong(column) ? 'visually-hidden' : undefined}>{column.title || column.tooltip}</dt>
                <dd>{cell(column)}</dd>
              </div>
            ))}
          </dl>
        </OnCard>
      )}
    </li>
  )
})

function placesOf(row: Row, columns: Column[]) {
  const name = namingColumn(columns)
  const state = columns.find((column) => column.cell === 'state')
  const marks = columns.filter((column) => column.cell === 'star' || column.cell === 'detail')
  const placed = new Set([name, state, ...marks])
  const facts = cardColumns(columns.filter((column) => !placed.has(column))).filter(({ key }) => hasValue(row[key]))
  // Facts that need a whole line come first; the short ones share lines.
  return { name, state, marks, facts: facts.toSorted((one, other) => Number(isLong(other)) - Number(isLong(one))) }
}

function hasValue(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== ''
}

const isLong = ({ cell }: Column) => cell === 'people' || cell === 'links' || cell === 'contact'
