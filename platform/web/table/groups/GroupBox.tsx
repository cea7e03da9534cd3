// Checkbox that selects all shown rows of a group, or none.

import type { Row } from '#platform/contract/table.ts'
import { useText } from '../../i18n/texts.ts'
import { useListContext } from '../list-context.ts'
import { isSelectable, pageSelection } from '../selection.ts'
import { BoxTarget } from '../rows/BoxTarget.tsx'
import { SelectionBox } from '../rows/SelectionBox.tsx'

export function GroupBox({ title, rows }: { title: string; rows: Row[] }) {
  const t = useText()
  const { choice } = useListContext()
  const chosen = pageSelection(choice.selection, rows)
  return (
    <BoxTarget>
      <SelectionBox
        aria-label={t('table_group_select', { title })}
        ref={(box) => {
          if (box) box.indeterminate = chosen === 'some'
        }}
        checked={chosen === 'all'}
        disabled={choice.isBarred || !rows.some(isSelectable)}
        onChange={() => choice.toggleAll(rows)}
      />
    </BoxTarget>
  )
}
