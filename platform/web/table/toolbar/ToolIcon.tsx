// Icon button of the toolbar of a list.

import { ActionIcon, type ActionIconProps } from '@mantine/core'
import type { ComponentPropsWithRef } from 'react'
import styles from './ToolIcon.module.css'

interface Props extends ActionIconProps, Omit<ComponentPropsWithRef<'button'>, keyof ActionIconProps> {}

export function ToolIcon(props: Props) {
  return <ActionIcon variant="subtle" color="gray" size={32} className={styles.tool} {...props} />
}
