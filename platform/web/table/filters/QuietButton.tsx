// Subtle button among the filters: add a filter, clear all.

import { Button, type ButtonProps } from '@mantine/core'
import type { ComponentPropsWithRef } from 'react'
import styles from './QuietButton.module.css'

interface Props extends ButtonProps, Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps> {
  /** First on a phone, where the filters scroll sideways. */
  isFirst?: boolean
}

/** A tooltip or menu around it passes a class, which must not replace its own. */
export function QuietButton({ isFirst, className, ...props }: Props) {
  return (
    <Button
      variant="subtle"
      color="gray"
      data-first={isFirst}
      {...props}
      className={`${styles.quiet} ${className ?? ''}`}
    />
  )
}
