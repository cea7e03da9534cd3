// Popover with the facts about a unit: above the drawing, within the screen, and reachable by pointer and Tab.

import { Popover } from '@mantine/core'
import type { FocusEventHandler, KeyboardEventHandler, MouseEventHandler, ReactNode } from 'react'
import styles from './UnitCard.module.css'
import type { ShownUnit } from './use-shown-unit.ts'

interface Props {
  place: ShownUnit
  handlers: {
    onMouseEnter: MouseEventHandler
    onMouseLeave: MouseEventHandler
    onFocus: FocusEventHandler
    onBlur: FocusEventHandler
    onKeyDown: KeyboardEventHandler
  }
  children: ReactNode
}

export function UnitCard({ place: { left, top, width, height }, handlers, children }: Props) {
  return (
    <Popover
      opened
      withinPortal={false}
      withRoles={false}
      trapFocus={false}
      closeOnEscape={false}
      position="bottom"
      offset={6}
      width={264}
      transitionProps={{ duration: 120 }}
    >
      <Popover.Target>
        <span className={styles.anchor} style={{ left, top, width, height }} />
      </Popover.Target>
      <Popover.Dropdown className={styles.card} {...handlers}>
        {children}
      </Popover.Dropdown>
    </Popover>
  )
}
