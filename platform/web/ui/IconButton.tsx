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
  disabled?: boolean
  /** For buttons that hold something open. */
  isExpanded?: boolean
}

export function IconButton({ label, keys, onClick, children, disabled = false, isExpanded }: Props) {
  return (
    <Tooltip label={<KeyHint text={label} keys={keys} />}>
      <ActionIcon
        aria-label={label}
        onClick={onClick}
        disabled={disabled}
        {...(isExpanded === undefined ? {} : { 'aria-expanded': isExpanded })}
      >
        {children}
      </ActionIcon>
    </Tooltip>
  )
}
