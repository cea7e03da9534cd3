// Grip of a row in the outline of a builder. It is dragged, or moves by keyboard: the space bar picks up and puts down,
// arrow keys move, Escape cancels.

import type { useSortable } from '@dnd-kit/sortable'
import { IconGripVertical } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { stepOf } from './row-keys.ts'
import styles from './Grip.module.css'

type Sortable = ReturnType<typeof useSortable>

interface Props {
  /** `focusGrip` finds the grip by it. */
  id: string
  label: string
  /** Id of the element that explains the keys. */
  describedBy: string
  ref: Sortable['setActivatorNodeRef']
  listeners: Sortable['listeners']
  isCarried: boolean
  onPickUp: () => void
  onPutDown: () => void
  onCarry: (by: 1 | -1) => void
  onGiveUp: () => void
}

export function Grip({ id, label, describedBy, ref, listeners, isCarried, ...on }: Props) {
  const steer = (event: KeyboardEvent) => {
    const by = stepOf(event)
    if (event.key === ' ' || event.key === 'Enter') (isCarried ? on.onPutDown : on.onPickUp)()
    else if (isCarried && by) on.onCarry(by)
    else if (isCarried && event.key === 'Escape') on.onGiveUp()
    else return
    event.preventDefault()
  }
  return (
    <button
      ref={ref}
      type="button"
      className={styles.grip}
      data-grip={id}
      aria-label={label}
      aria-describedby={describedBy}
      aria-pressed={isCarried}
      {...listeners}
      onKeyDown={steer}
    >
      <IconGripVertical size={16} stroke={1.5} aria-hidden />
    </button>
  )
}
