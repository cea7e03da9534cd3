// Notice with the reason why this request no longer waits.

import { IconInfoCircle } from '@tabler/icons-react'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { RequestView } from '../../contract/request.ts'
import styles from './LeftNotice.module.css'

export function LeftNotice({ request: { leaveReason, leftAt, progress_state } }: { request: RequestView }) {
  const t = useText()
  if (!leaveReason) return null
  const values = { date: formatDate(leftAt), reason: leaveReason }
  return (
    <p className={styles.notice}>
      <IconInfoCircle size={18} stroke={1.5} aria-hidden />
      {t(progress_state === 'declined' ? 'waitlist_declined_because' : 'waitlist_inactive_because', values)}
    </p>
  )
}
