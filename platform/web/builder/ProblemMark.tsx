// Mark of a row with problems, at its end.

import { IconExclamationCircle } from '@tabler/icons-react'
import styles from './ProblemMark.module.css'

export function ProblemMark({ blocks, label }: { blocks: boolean; label: string }) {
  return (
    <IconExclamationCircle
      size={15}
      stroke={1.75}
      className={styles.mark}
      data-blocks={blocks || undefined}
      aria-label={label}
    />
  )
}
