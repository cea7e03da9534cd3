// Notifications at the edge of the screen: announced to screen readers, paused while hovered or focused, closed by a
// click.

import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX, type Icon } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { Notice } from '#platform/contract/notify.ts'
import { useText } from '../../i18n/texts.ts'
import { makeNoticeTimers } from './notice-timers.ts'
import { dismiss, messages, type Message } from '../../core/notify.ts'
import { useStore } from '../../core/store.ts'
import styles from './Notifications.module.css'

/** Only staff send mails, so public pages do not load it. */
const CallBackButton = lazy(() => import('../frame/CallBackButton.tsx'))
const CallBackMailsButton = lazy(async () => ({
  default: (await import('../frame/CallBackButton.tsx')).CallBackMailsButton,
}))

export const noticeIcons: Record<Notice['type'], Icon> = {
  info: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  danger: IconAlertTriangle,
}

export function Notifications() {
  const t = useText()
  const { showing } = useStore(messages)
  const [isRead, setRead] = useState(false)
  const [timers] = useState(() => makeNoticeTimers(dismiss))
  useEffect(() => timers.follow(showing, isRead && showing.length > 0), [timers, showing, isRead])
  useEffect(() => timers.stop, [timers])
  const close = (id: number) => {
    setRead(false)
    dismiss(id)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only the timers stop
    <section
      className={styles.stack}
      aria-label={t('shell_notifications')}
      onMouseOver={() => setRead(true)}
      onMouseLeave={() => setRead(false)}
      onFocus={() => setRead(true)}
      onBlur={() => setRead(false)}
    >
      {/* Two regions that are always there: a region born with its text is not read out. */}
      <div aria-live="polite">
        {showing
          .filter((one) => one.type !== 'danger')
          .map((one) => (
            <MessageCard key={one.id} message={one} onClose={() => close(one.id)} />
          ))}
      </div>
      <div aria-live="assertive">
        {showing
          .filter((one) => one.type === 'danger')
          .map((one) => (
            <MessageCard key={one.id} message={one} onClose={() => close(one.id)} />
          ))}
      </div>
    </section>
  )
}

interface CardProps {
  message: Message
  onClose: () => void
}

function MessageCard({ message, onClose }: CardProps) {
  const t = useText()
  const Mark = noticeIcons[message.type]
  return (
    // The card closes by a click anywhere; for the keyboard there is the button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={styles.card} data-type={message.type} onClick={onClose}>
      <Mark size={20} stroke={1.5} className={styles.icon} aria-hidden />
      <div className={styles.words}>
        <div className={styles.title}>{message.title}</div>
        {message.description && <div className={styles.text}>{message.description}</div>}
        <Suspense>
          {message.takeBack && <CallBackButton takeBack={message.takeBack} onDone={onClose} />}
          {message.waiting && <CallBackMailsButton waiting={message.waiting} onDone={onClose} />}
        </Suspense>
      </div>
      <button type="button" className={styles.close} aria-label={t('shell_close_notification')}>
        <IconX size={16} stroke={1.5} aria-hidden />
      </button>
    </div>
  )
}
