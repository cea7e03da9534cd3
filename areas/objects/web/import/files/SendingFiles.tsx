// Upload progress: total, and each running upload.

import { Button, Group } from '@mantine/core'
import type { Interruption } from '#platform/web/api/persist.ts'
import { Interrupted } from '#platform/web/form/fields/FileRow.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { ImportCard } from '../ImportCard.tsx'
import styles from './Files.module.css'
import type { Errand, Sent } from './send-files.ts'

export interface Progress {
  percent: number
  interruption?: Interruption | null
  sent?: Sent
}

interface Props {
  errands: readonly Errand[]
  progress: ReadonlyMap<string, Progress>
  onStop: () => void
}

export function SendingFiles({ errands, progress, onStop }: Props) {
  const t = useText()
  const all = errands.length
  const done = errands.filter(({ key }) => progress.get(key)?.sent).length
  const underWay = errands.filter(({ key }) => progress.has(key) && !progress.get(key)?.sent)
  const percents = [...progress.values()].map(({ sent, percent }) => (sent ? 100 : percent))
  const percent = Math.round(percents.reduce((sum, one) => sum + one, 0) / all)
  const broken = underWay.flatMap(({ key }) => progress.get(key)?.interruption ?? [])
  return (
    <ImportCard>
      <p className={styles.overall} role="status">
        {t('objects_files_sending', { done, all })}
      </p>
      <progress
        className={styles.bar}
        max={100}
        value={percent}
        aria-label={t('objects_files_sending', { done, all })}
      />
      {broken[0] ? (
        <p className={styles.broken}>
          <Interrupted isOffline={broken[0].isOffline} />
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => {
              for (const { retryNow } of broken) retryNow()
            }}
          >
            {t('general_upload_retry_now')}
          </Button>
        </p>
      ) : (
        <p className={styles.sendingHint}>{t('objects_files_sending_hint')}</p>
      )}
      <ul className={styles.underWay}>
        {underWay.map(({ key, file }) => (
          <li key={key}>
            <span className={styles.name}>{file.name}</span>
            <progress
              className={styles.bar}
              max={100}
              value={progress.get(key)?.percent ?? 0}
              aria-label={t('general_file_uploading', { name: file.name, percent: progress.get(key)?.percent ?? 0 })}
            />
          </li>
        ))}
      </ul>
      <Group gap={8} mt={20}>
        <Button variant="default" onClick={onStop}>
          {t('objects_files_stop')}
        </Button>
      </Group>
    </ImportCard>
  )
}
