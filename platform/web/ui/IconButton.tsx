// An icon that does something: its name is always there, as a tooltip and for those who do not see it.

import { ActionIcon, Tooltip } from '@mantine/core'
import type { ReactNode } from 'react'
import { KeyHint } from './KeyHint.tsx'

interface Props {
  label: string
  /** The shortcut, shown in the tooltip. */
  keys?: string
  onClick: () => void
  children: ReactNode
  /** Why it cannot be done now: it stays in reach of the keyboard and says so. */
  unavailable?: string | undefined
  /** For buttons that hold something open. */
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
