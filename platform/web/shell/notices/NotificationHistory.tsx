// Notifications of this session, newest first, so that a missed message can be read again.

import { Button, Drawer } from '@mantine/core'
import { IconBellOff } from '@tabler/icons-react'
import { formatTime } from '../../i18n/format.ts'
import { useText } from '../../i18n/texts.ts'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { noticeIcons } from './Notifications.tsx'
import styles from './NotificationHistory.module.css'
import { clearHistory, messages } from '../../core/notify.ts'
import { useStore } from '../../core/store.ts'

export default function NotificationHistory({ onClose }: { onClose: () => void }) {
  const t = useText()
  const { history } = useStore(messages)
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={420}
      title={t('shell_history')}
      closeButtonProps={{ 'aria-label': t('general_close') }}
    >
      {history.length === 0 ? (
        <EmptyState
          icon={<IconBellOff size={22} stroke={1.5} />}
          title={t('shell_history_empty')}
          text={t('shell_history_empty_text')}
        />
      ) : (
        <>
          <ol className={styles.list}>
            {history.map(({ id, type, title, description, saidAt }) => {
              const Mark = noticeIcons[type]
              return (
                <li key={id} className={styles.entry} data-type={type}>
                  <Mark size={18} stroke={1.5} className={styles.icon} aria-label={t(`shell_notice_${type}`)} />
                  <div className={styles.words}>
                    <div className={styles.title}>{title}</div>
                    {description && <div className={styles.text}>{description}</div>}
                  </div>
                  <time className={styles.text} dateTime={saidAt.toISOString()}>
                    {formatTime(saidAt.toISOString())}
                  </time>
                </li>
              )
            })}
          </ol>
          <Button variant="default" onClick={clearHistory}>
            {t('shell_history_clear')}
          </Button>
        </>
      )}
    </Drawer>
  )
}
