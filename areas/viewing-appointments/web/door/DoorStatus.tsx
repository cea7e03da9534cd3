// Connection, unsent ticks, and whether the page opens without a connection.

import { IconCloudCheck, IconCloudOff, IconCloudUpload } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { spokenInstant } from '../public-pages/spoken-when.ts'
import { keepPage } from './door-worker.ts'
import { unsent, type KeptDoor } from './kept-door.ts'
import type { Connection } from './use-door.ts'
import styles from './door.module.css'

interface Props {
  door: KeptDoor
  connection: Connection
  /** Reason of the server for not taking the ticks. */
  refused: string | undefined
}

export function DoorStatus({ door, connection, refused }: Props) {
  const t = useText()
  const isKept = useKeptPage()
  const count = unsent(door)
  const Icon = connection === 'offline' ? IconCloudOff : count > 0 ? IconCloudUpload : IconCloudCheck
  return (
    <div className={styles.status} data-waits={count > 0 || connection === 'offline'}>
      <Icon size={22} stroke={1.5} aria-hidden />
      <div>
        <p role="status" className={styles.statusTitle}>
          {count > 0
            ? t('viewing_appointments_guests_unsent', { count })
            : t(connection === 'offline' ? 'viewing_appointments_guests_offline' : 'viewing_appointments_guests_sent')}
        </p>
        <p className={styles.soft}>
          {t('viewing_appointments_guests_read_at', { time: spokenInstant(t, door.list.readAt) })}
          {isKept && ` ${t('viewing_appointments_guests_kept')}`}
        </p>
        {refused && (
          <p role="alert" className={styles.refused}>
            {refused}
          </p>
        )}
      </div>
    </div>
  )
}

function useKeptPage(): boolean {
  const [isKept, setKept] = useState(false)
  useEffect(() => {
    // A private window has no worker; the page then works only with a connection.
    void keepPage().then(setKept, () => setKept(false))
  }, [])
  return isKept
}
