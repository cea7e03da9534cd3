// Checkbox, or radio button for single choice, that selects a row. Shift selects a range.

import { Tooltip } from '@mantine/core'
import type { Row } from '#platform/contract/table.ts'
import { useText } from '../../i18n/texts.ts'
import type { RowBoxControl } from './row-props.ts'
import { BoxTarget } from './BoxTarget.tsx'
import { SelectionBox } from './SelectionBox.tsx'

interface Props extends RowBoxControl {
  refusal: string
  row: Row
  title: string
  checked: boolean
}

export function RowBox({ row, title, checked, single, refusal, choose }: Props) {
  const t = useText()
  const label = t('table_select_row', { title })
  return (
    <Tooltip label={refusal} disabled={!refusal}>
      <BoxTarget>
        <SelectionBox
          type={single ? 'radio' : 'checkbox'}
          data-row-box
          aria-label={refusal ? `${label}: ${refusal}` : label}
          tabIndex={-1}
          checked={checked}
          disabled={refusal !== ''}
          readOnly
          onClick={(event) => choose(row, event.shiftKey)}
        />
      </BoxTarget>
    </Tooltip>
  )
}
