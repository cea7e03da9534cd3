// Removes one line of the protocol.

import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import styles from './handover.module.css'

export function RemoveButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <ActionIcon className={styles.remove} variant="subtle" color="red" size="lg" aria-label={label} onClick={onClick}>
      <IconTrash size={18} stroke={1.5} aria-hidden />
    </ActionIcon>
  )
}
