// Warning, shown before sending, that the address is suppressed.

import { IconAlertTriangle } from '@tabler/icons-react'
import { useText } from '#platform/web/i18n/texts.ts'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import type { TurnedDownMail } from '../contract/process-mail.ts'
import styles from './TurnedDown.module.css'

export function TurnedDown({ mail: { words, detail, correctAt } }: { mail: TurnedDownMail }) {
  const t = useText()
  return (
    <div className={styles.turnedDown} role="status">
      <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
      <div>
        <p>{words}</p>
        {detail && <p className={styles.detail}>{detail}</p>}
        <p>
          {t('mail_templates_turned_down')}{' '}
          {correctAt && (
            // Opens in a new tab, so that the text being written is not lost.
            <ScreenLink to={correctAt} target="_blank">
              {t('mail_templates_correct_address')}
            </ScreenLink>
          )}
        </p>
      </div>
    </div>
  )
}
