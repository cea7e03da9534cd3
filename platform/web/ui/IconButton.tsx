// An icon button whose name is shown as a tooltip and given to screen readers.

import { ActionIcon, Tooltip } from '@mantine/core'
import type { ReactNode } from 'react'
import { KeyHint } from './KeyHint.tsx'

interface Props {
  label: string
  /** Keyboard shortcut, shown in the tooltip. */
  keys?: string
  onClick: () => void
  children: ReactNode
  /** Reason why it is unavailable; it stays focusable and shows the reason. */
  unavailable?: string | undefined
  /** For buttons that open something. */
  isExpanded?: boolean
}

export function IconButton({ label, keys, onClick, children, unavailable, isExpanded }: Props) {
  return (
    <Tooltip label={<KeyHint text={unavailable ?? label} keys={unavailable ? undefined : keys} />}>
      <ActionIcon
        aria-label={unavailable ? `${label}: ${unavailable}` : label}
        onClick={unavailable ? undefined : onClick}
        {...(unavailable ? { 'data-disabled': true, 'aria-disabled': true } : {})}
        {...(isExpanded === undefined ? {} : { 'aria-expanded': isExpanded })}
      >
        {children}
      </ActionIcon>
    </Tooltip>
  )
}
