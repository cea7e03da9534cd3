// Save status of a builder: time of the last save, saving, or why not.

import { IconAlertTriangle, IconCheck, IconCloudOff, IconLoader2 } from '@tabler/icons-react'
import type { SavingState } from './saver.ts'
import styles from './SavingMark.module.css'

const icons = {
  saved: IconCheck,
  unsaved: IconLoader2,
  saving: IconLoader2,
  offline: IconCloudOff,
  refused: IconAlertTriangle,
  conflict: IconAlertTriangle,
} as const

export function SavingMark({ saving, words }: { saving: SavingState; words: string }) {
  const Icon = icons[saving]
  return (
    <span className={styles.saved} data-state={saving}>
      <Icon size={15} stroke={1.75} aria-hidden />
      {words}
    </span>
  )
}
