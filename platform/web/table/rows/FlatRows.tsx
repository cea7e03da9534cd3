// A page of rows without groups, as a table or as cards, with its footer.

import { usePhone } from '../../ui/use-phone.ts'
import type { CellRenderers } from '../cell-props.ts'
import { ListFooter } from '../footer/ListFooter.tsx'
import type { OpenRow } from '../use-open-row.ts'
import { RowCards } from './RowCards.tsx'
import { RowsTable } from './RowsTable.tsx'
import { useRows } from './use-rows.ts'

interface Props {
  own: CellRenderers
  opening: OpenRow
  hasBoxes: boolean
}

export function FlatRows({ own, opening, hasBoxes }: Props) {
  const isPhone = usePhone()
  const control = useRows(opening, hasBoxes)
  const Rows = isPhone ? RowCards : RowsTable
  return (
    <>
      <Rows own={own} control={control} />
      <ListFooter />
    </>
  )
}
