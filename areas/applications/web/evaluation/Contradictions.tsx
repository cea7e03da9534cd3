// What people and answers say against each other: sent so, or changed afterwards. Nothing is drawn where everything fits.

import { IconAlertTriangle } from '@tabler/icons-react'
import type { ApplicationView } from '../../contract/application.ts'
import styles from '../denials/InactiveNotice.module.css'

export function Contradictions({ application: { contradictions } }: { application: ApplicationView }) {
  return contradictions.map((words) => (
    <p key={words} className={styles.notice} data-tone="amber">
      <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
      {words}
    </p>
  ))
}
