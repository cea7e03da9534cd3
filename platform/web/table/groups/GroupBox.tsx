// Checkbox that selects all shown rows of a group, or none.

import type { Row } from '#platform/contract/table.ts'
import { useText } from '../../i18n/texts.ts'
import { useListContext } from '../list-context.ts'
import boxStyles from '../rows/RowBox.module.css'
import { isSelectable, pageSelection } from '../selection.ts'

export function GroupBox({ title, rows }: { title: string; rows: Row[] }) {
  const t = useText()
  const { choice } = useListContext()
  const chosen = pageSelection(choice.selection, rows)
  return (
    <span className={boxStyles.target}>
      <input
        type="checkbox"
        className={boxStyles.box}
        aria-label={t('table_group_select', { title })}
        ref={(box) => {
          if (box) box.indeterminate = chosen === 'some'
        }}
        checked={chosen === 'all'}
        disabled={choice.isBarred || !rows.some(isSelectable)}
        onChange={() => choice.toggleAll(rows)}
      />
    </span>
  )
}
