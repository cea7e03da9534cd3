// The messages at the edge of the screen: read out, paused while the pointer or focus is on them, closed by a click.

import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX, type Icon } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import type { Notice } from '#platform/contract/notify.ts'
import { useText } from '../i18n/texts.ts'
import { dismiss, messages, staysFor, type Message } from './notify.ts'
import { useStore } from './store.ts'
import styles from './Notifications.module.css'

/** Only staff send mails: the public pages do without it. */
const CallBackButton = lazy(() => import('./CallBackButton.tsx'))

export const noticeIcons: Record<Notice['type'], Icon> = {
  info: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  danger: IconAlertTriangle,
}

export function Notifications() {
  const t = useText()
  const { showing } = useStore(messages)
  return (
    <section className={styles.stack} aria-label={t('shell_notifications')}>
      {/* Two regions that are always there: a region born with its text is not read out. */}
      <div aria-live="polite">
        {showing
          .filter((one) => one.type !== 'danger')
          .map((one) => (
            <MessageCard key={one.id} message={one} />
          ))}
      </div>
      <div aria-live="assertive">
        {showing
          .filter((one) => one.type === 'danger')
          .map((one) => (
            <MessageCard key={one.id} message={one} />
          ))}
      </div>
    </section>
  )
}

function MessageCard({ message }: { message: Message }) {
  const t = useText()
  const [isPaused, setPaused] = useState(false)
  const leave = useEffectEvent(() => dismiss(message.id))
  const stays = staysFor(message)
  useEffect(() => {
    if (stays === undefined || isPaused) return
    const timer = setTimeout(() => leave(), stays)
    return () => clearTimeout(timer)
  }, [stays, isPaused])
  const Mark = noticeIcons[message.type]
  return (
    // The card closes by a click anywhere; for the keyboard there is the button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={styles.card}
      data-type={message.type}
      onClick={() => dismiss(message.id)}
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Mark size={20} stroke={1.5} className={styles.icon} aria-hidden />
      <div className={styles.words}>
        <div className={styles.title}>{message.title}</div>
        {message.description && <div className={styles.text}>{message.description}</div>}
        {message.waiting && (
          <Suspense>
            <CallBackButton waiting={message.waiting} onDone={() => dismiss(message.id)} />
          </Suspense>
        )}
      </div>
      <button type="button" className={styles.close} aria-label={t('shell_close_notification')}>
        <IconX size={16} stroke={1.5} aria-hidden />
      </button>
    </div>
  )
}
