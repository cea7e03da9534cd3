// Chooses the renderer by the cell kind of the contract; a value of the wrong shape is rendered as an empty cell.

import type { ComponentType } from 'react'
import type { Column } from '#platform/contract/table.ts'
import type { CellProps, CellRenderers } from '../cell-props.ts'
import { BooleanCell } from './BooleanCell.tsx'
import { ContactCell } from './ContactCell.tsx'
import { DetailCell } from './DetailCell.tsx'
import { DocumentsCell } from './DocumentsCell.tsx'
import { LinksCell } from './LinksCell.tsx'
import { DateCell, DateTimeCell, MoneyCell, NumberCell, TextCell } from './PlainCells.tsx'
import { ReferencesCell } from './ReferencesCell.tsx'
import { StarCell } from './StarCell.tsx'
import { GradeCell, StateCell } from './StateCells.tsx'

const cellByKind: Record<Column['cell'], ComponentType<CellProps>> = {
  text: TextCell,
  number: NumberCell,
  money: MoneyCell,
  date: DateCell,
  datetime: DateTimeCell,
  state: StateCell,
  grade: GradeCell,
  boolean: BooleanCell,
  star: StarCell,
  people: LinksCell,
  links: LinksCell,
  documents: DocumentsCell,
  references: ReferencesCell,
  contact: ContactCell,
  detail: DetailCell,
}

export function Cell({ own, ...props }: Omit<CellProps, 'value'> & { own: CellRenderers }) {
  const Renderer = own[props.column.key] ?? cellByKind[props.column.cell]
  return <Renderer {...props} value={props.row[props.column.key]} />
}
