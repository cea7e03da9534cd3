// One button of the detail column of a list. Areas that add a button to a list of another area render it as well.

import { ActionIcon, Indicator, Tooltip } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import { recordKeys, type RecordKey } from '../../core/record-keys.ts'
import { KeyHint } from '../../ui/KeyHint.tsx'
import styles from './cells.module.css'

export interface RowButtonProps {
  title: string
  icon: Icon
  mark?: 'unread' | 'bounced' | undefined
  /** Reason why the button is disabled. */
  refusal?: string | undefined
  /** Key on the active row that presses this button. */
  recordKey?: RecordKey
  run: () => unknown
}

export function RowButton({ title, icon: Mark, mark, refusal, recordKey, run }: RowButtonProps) {
  return (
    <Tooltip
      label={<KeyHint text={refusal ?? title} keys={recordKey && !refusal ? recordKeys[recordKey] : undefined} />}
    >
      <ActionIcon
        variant="subtle"
        color="gray"
        size={28}
        className={styles.button}
        data-record-key={recordKey}
        aria-label={refusal ? `${title}: ${refusal}` : title}
        aria-disabled={refusal !== undefined}
        {...(refusal === undefined ? {} : { 'data-disabled': true })}
        onClick={() => refusal === undefined && run()}
      >
        <Indicator disabled={!mark} size={7} offset={2} className={styles.indicator} data-mark={mark}>
          <Mark size={17} stroke={1.5} aria-hidden />
        </Indicator>
      </ActionIcon>
    </Tooltip>
  )
}
