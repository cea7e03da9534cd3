// Note that the last mail to a person could not be delivered.

import { IconMailX } from '@tabler/icons-react'
import { useText } from '#platform/web/i18n/texts.ts'
import styles from './panel.module.css'

export function UnreachedNote() {
  const t = useText()
  return (
    <span className={styles.unreached}>
      <IconMailX size={16} stroke={1.5} aria-hidden />
      {t('viewing_appointments_unreached')}
    </span>
  )
}
