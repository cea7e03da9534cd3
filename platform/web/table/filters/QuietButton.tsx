// Subtle button among the filters: add a filter, clear all.

import { Button, type ButtonProps } from '@mantine/core'
import type { ComponentPropsWithRef } from 'react'
import styles from './QuietButton.module.css'

interface Props extends ButtonProps, Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps> {
  /** First on a phone, where the filters scroll sideways. */
  isFirst?: boolean
}

export function QuietButton({ isFirst, ...props }: Props) {
  return <Button variant="subtle" color="gray" className={styles.quiet} data-first={isFirst} {...props} />
}
