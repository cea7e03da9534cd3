// One round mark per requested reference: shape and colour show its progress, the text shows the person.

import { Tooltip } from '@mantine/core'
import {
  IconAlertCircle,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleDot,
  IconClockExclamation,
  type Icon,
} from '@tabler/icons-react'
import { referencesCell, type referenceStates } from '#platform/contract/table-cells.ts'
import { useText } from '../../i18n/texts.ts'
import type { CellProps } from '../cell-props.ts'
import styles from './cells.module.css'
import { NoValue } from './NoValue.tsx'

type ReferenceState = (typeof referenceStates)[number]

const looks: Record<ReferenceState, { icon: Icon; tone: string }> = {
  none: { icon: IconCircleDashed, tone: 'grey' },
  sent: { icon: IconCircleDot, tone: 'blue' },
  answered: { icon: IconCircleCheck, tone: 'green' },
  reminder: { icon: IconClockExclamation, tone: 'amber' },
  failed: { icon: IconAlertCircle, tone: 'red' },
}

export function ReferencesCell({ value, column }: CellProps) {
  const t = useText()
  const references = referencesCell.safeParse(value).data ?? []
  if (references.length === 0) return <NoValue />
  return (
    <span className={styles.marks}>
      {references.map(({ state, displayName = column.title }, index) => {
        const { icon: Mark, tone } = looks[state]
        const words = t('table_reference', { whose: displayName, state: t(`table_reference_${state}`) })
        return (
          <Tooltip key={index} label={words}>
            <span className={styles.mark} data-tone={tone}>
              <Mark size={18} stroke={1.5} aria-hidden />
              <span className="visually-hidden">{words}</span>
            </span>
          </Tooltip>
        )
      })}
    </span>
  )
}
