// Icon button of the toolbar of a list.

import { ActionIcon, type ActionIconProps } from '@mantine/core'
import type { ComponentPropsWithRef } from 'react'
import styles from './ToolIcon.module.css'

interface Props extends ActionIconProps, Omit<ComponentPropsWithRef<'button'>, keyof ActionIconProps> {}

/** A tooltip or menu around it passes a class, which must not replace its own. */
export function ToolIcon({ className, ...props }: Props) {
  return (
    <ActionIcon variant="subtle" color="gray" size={32} {...props} className={`${styles.tool} ${className ?? ''}`} />
  )
}
