// One file in a file field: on its way, refused, or stored.

import { ActionIcon } from '@mantine/core'
import { IconFile, IconPhoto, IconTrash, IconX } from '@tabler/icons-react'
import type { UploadedFile } from '#platform/contract/file.ts'
import { fetchProtected, noticesOf } from '../api/call.ts'
import { formatNumber } from '../i18n/format.ts'
import { useText } from '../i18n/texts.ts'
import { notify } from '../shell/notify.ts'
import styles from './FileField.module.css'

export interface Sending {
  id: string
  name: string
  percent: number
  abort: AbortController
  /** Why it was not taken; it stays until the person has read it. */
  problem?: string
}

export function SendingRow({ sending, onCancel }: { sending: Sending; onCancel: () => void }) {
  const t = useText()
  const { name, percent, problem } = sending
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
      </span>
      <ActionIcon aria-label={t(problem ? 'general_file_delete' : 'general_file_cancel', { name })} onClick={onCancel}>
        <IconX size={18} stroke={1.5} />
      </ActionIcon>
    </li>
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
          onClick={() => void show(file)}
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

async function show(file: UploadedFile) {
  try {
    window.open(await fetchProtected(file.url), '_blank', 'noopener')
  } catch (failure) {
    for (const notice of noticesOf(failure)) notify(notice)
  }
}

const sizeOf = (bytes: number) =>
  bytes < 1024 * 1024
    ? `${formatNumber(Math.max(1, Math.round(bytes / 1024)))} KB`
    : `${formatNumber(bytes / 1024 / 1024, 1)} MB`
