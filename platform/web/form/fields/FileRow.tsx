// A file in a file field: uploading, rejected or stored.

import { ActionIcon, Button } from '@mantine/core'
import { IconFile, IconPhoto, IconTrash, IconX } from '@tabler/icons-react'
import type { UploadedFile } from '#platform/contract/file.ts'
import type { Interruption } from '../../api/persist.ts'
import { formatNumber } from '../../i18n/format.ts'
import { useText } from '../../i18n/texts.ts'
import { showPaper } from '../../viewer/viewer.ts'
import styles from './FileRow.module.css'

export interface Sending {
  id: string
  name: string
  percent: number
  abort: AbortController
  /** Set while the connection is broken; the upload resumes automatically. */
  interruption?: Interruption | null
  /** The device has no space to store it, so it would be lost with the page. */
  isUnkept?: boolean
  /** Reason of the rejection, shown until the person dismisses it. */
  problem?: string
  /** Retries the upload; absent if a retry cannot help. */
  again?: (() => void) | undefined
}

export function SendingRow({ sending, onCancel }: { sending: Sending; onCancel: () => void }) {
  const t = useText()
  const { name, percent, problem, interruption, again, isUnkept } = sending
  return (
    <li className={styles.file} data-problem={problem ? true : undefined}>
      <IconFile size={20} stroke={1.5} aria-hidden />
      <span className={styles.names}>
        <span className={styles.name}>{name}</span>
        {problem ? (
          <span className={styles.error} role="alert">
            {problem}
          </span>
        ) : (
          <progress
            className={styles.progress}
            max={100}
            value={percent}
            aria-label={t('general_file_uploading', { name, percent })}
          />
        )}
        {!problem && isUnkept && (
          <span className={styles.interrupted} role="status">
            {t('general_file_not_kept')}
          </span>
        )}
        {!problem && interruption && <Interrupted isOffline={interruption.isOffline} />}
      </span>
      {(problem ? again : interruption) && (
        <Button size="compact-sm" variant="default" onClick={problem ? again : interruption?.retryNow}>
          {t('general_upload_retry_now')}
        </Button>
      )}
      <ActionIcon aria-label={t(problem ? 'general_file_delete' : 'general_file_cancel', { name })} onClick={onCancel}>
        <IconX size={18} stroke={1.5} />
      </ActionIcon>
    </li>
  )
}

/** Also announced to screen readers. */
export function Interrupted({ isOffline }: { isOffline: boolean }) {
  const t = useText()
  return (
    <span className={styles.interrupted} role="status">
      {t(isOffline ? 'general_waits_for_connection' : 'general_upload_interrupted')}
    </span>
  )
}

interface StoredProps {
  file: UploadedFile
  disabled: boolean
  onRemove: () => void
}

export function StoredRow({ file, disabled, onRemove }: StoredProps) {
  const t = useText()
  const Mark = file.contentType.startsWith('image/') ? IconPhoto : IconFile
  return (
    <li className={styles.file}>
      <Mark size={20} stroke={1.5} aria-hidden />
      <span className={styles.names}>
        <button
          type="button"
          className={styles.open}
          aria-label={t('general_file_open', { name: file.displayName })}
          onClick={() => void showPaper({ address: file.url, name: file.displayName })}
        >
          {file.displayName}
        </button>
        <span className={styles.size}>{sizeOf(file.size)}</span>
      </span>
      <ActionIcon
        aria-label={t('general_file_delete', { name: file.displayName })}
        disabled={disabled}
        onClick={onRemove}
      >
        <IconTrash size={18} stroke={1.5} />
      </ActionIcon>
    </li>
  )
}

const sizeOf = (bytes: number) =>
  bytes < 1024 * 1024
    ? `${formatNumber(Math.max(1, Math.round(bytes / 1024)))} KB`
    : `${formatNumber(bytes / 1024 / 1024, 1)} MB`
