// Lists contradictions between people and answers, whether sent so or changed later. Renders nothing if there are
// none.

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
