// Checkbox that selects all rows of the page, or none.

import { useText } from '../../i18n/texts.ts'
import { useListContext } from '../list-context.ts'
import { pageSelection } from '../selection.ts'
import { SelectionBox } from './SelectionBox.tsx'

export function PageBox() {
  const t = useText()
  const { rows, choice } = useListContext()
  const onPage = pageSelection(choice.selection, rows)
  return (
    <SelectionBox
      aria-label={t('table_select_page')}
      ref={(box) => {
        if (box) box.indeterminate = onPage === 'some'
      }}
      checked={onPage === 'all'}
      disabled={choice.isBarred}
      onChange={choice.togglePage}
    />
  )
}
