// Button of an action that may be unavailable: it stays focusable, shows the reason as tooltip and does nothing on
// click. With `type="submit"` it also keeps the form from being submitted.

import { Button, Tooltip, type ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'

export interface Availability {
  allowed: boolean
  reason?: string | null | undefined
}

interface Props extends Omit<ButtonProps, 'disabled' | 'children'> {
  availability: Availability
  type?: 'button' | 'submit'
  'aria-label'?: string
  onClick?: () => void
  children: ReactNode
}

export function ActionButton({ availability: { allowed, reason }, onClick, type = 'button', ...look }: Props) {
  return (
    <Tooltip label={reason} disabled={allowed || !reason} multiline maw={280}>
      <Button
        {...look}
        type={type}
        {...(allowed ? {} : { 'data-disabled': true, 'aria-disabled': true })}
        onClick={(event) => (allowed ? onClick?.() : event.preventDefault())}
      />
    </Tooltip>
  )
}
