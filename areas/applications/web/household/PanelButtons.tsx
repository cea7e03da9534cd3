// Buttons of a form in a panel, always visible at its lower edge.

import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './PanelButtons.module.css'

export function PanelButtons({ children }: { children: ReactNode }) {
  return (
    <Group className={styles.buttons} justify="flex-end" gap={8}>
      {children}
    </Group>
  )
}
