// Reasons why rows cannot be selected.

import type { Row } from '#platform/contract/table.ts'
import { useText } from '../../i18n/texts.ts'
import { useListContext } from '../list-context.ts'
import { countSelected, isSelectable, isSelected } from '../selection.ts'

/**
 * Reason why a row cannot be selected: rows of the previous list wait for the new ones; a read-only row has its own
 * reason; at the maximum, unselected rows are unavailable (spec 1 §5). Empty if the row can be selected.
 */
export function useRefusals(): (row: Row) => string {
  const t = useText()
  const { choice, most } = useListContext()
  const isFull = most > 1 && countSelected(choice.selection, Infinity) >= most
  return (row) => {
    if (choice.isBarred) return t('table_rows_on_their_way')
    if (!isSelectable(row)) return row._readonly?.unavailable_tooltip ?? t('table_row_readonly')
    return isFull && !isSelected(choice.selection, row._id) ? t('table_object_not_available') : ''
  }
}
