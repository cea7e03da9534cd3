// Says that there is no connection. It covers no control and moves nothing.

import { IconWifiOff } from '@tabler/icons-react'
import { useOnline } from '../../api/use-online.ts'
import { useText } from '../../i18n/texts.ts'
import styles from './ConnectionBanner.module.css'

export function ConnectionBanner() {
  const t = useText()
  const isOnline = useOnline()
  return (
    <div role="status" className={styles.place}>
      {!isOnline && (
        <p className={styles.banner}>
          <IconWifiOff size={18} stroke={1.5} aria-hidden />
          {t('shell_no_connection')}
        </p>
      )}
    </div>
  )
}
