// Shows other users present in this thread, so that a mail is not answered twice.

import { IconAlertTriangle, IconEye, IconPencil } from '@tabler/icons-react'
import { useText } from '#platform/web/i18n/texts.ts'
import { Notice } from '#platform/web/kit/Notice.tsx'
import styles from './Others.module.css'
import type { Presence } from './use-thread.ts'

interface Props {
  others: readonly Presence[]
}

const namesOf = (people: readonly Presence[]): string => people.map(({ name }) => name).join(', ')

export function OthersHere({ others }: Props) {
  const t = useText()
  const writing = others.filter(({ isWriting }) => isWriting)
  const reading = others.filter(({ isWriting }) => !isWriting)
  return (
    <div className={styles.others} role="status">
      {writing.length > 0 && (
        <span>
          <IconPencil size={15} stroke={1.5} aria-hidden />
          {t('communication_others_write', { names: namesOf(writing), count: writing.length })}
        </span>
      )}
      {reading.length > 0 && (
        <span>
          <IconEye size={15} stroke={1.5} aria-hidden />
          {t('communication_others_read', { names: namesOf(reading), count: reading.length })}
        </span>
      )}
    </div>
  )
}

/** Warns while the user writes and colleagues write in the same thread. */
export function OthersWriting({ others }: Props) {
  const t = useText()
  const writing = others.filter(({ isWriting }) => isWriting)
  if (writing.length === 0) return null
  return (
    <Notice icon={IconAlertTriangle} isCompact role="alert">
      {t('communication_others_write_too', { names: namesOf(writing), count: writing.length })}
    </Notice>
  )
}
