// Composer of a thread: a mail to the contact or an internal note.

import { Button, Tooltip } from '@mantine/core'
import { IconMailForward, IconNote } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { Composer } from './Composer.tsx'
import { NoteForm } from '../thread/NoteForm.tsx'
import type { Feed } from '../thread/use-thread.ts'
import styles from './Writing.module.css'

export type WritingKind = 'mail' | 'note'

interface Props {
  feed: Feed
  kind: WritingKind | undefined
  write: (kind: WritingKind | undefined) => void
  /** True if the user opened the composer, false if it was shown from the start. */
  takesFocus: boolean
}

export function Writing({ feed, kind, write, takesFocus }: Props) {
  const t = useText()
  const { thread, canWrite, draft, presence } = feed
  const id = thread.application_id
  const place = useRef<HTMLDivElement>(null)
  const close = () => write(undefined)
  useEffect(() => {
    if (kind) place.current?.scrollIntoView({ block: 'nearest' })
  }, [kind])
  if (kind === 'mail') {
    return (
      <div ref={place} className={styles.writing}>
        <Composer
          threadId={id}
          begun={draft}
          others={presence}
          lastSent={feed.lastSent}
          takesFocus={takesFocus}
          onDone={close}
        />
      </div>
    )
  }
  if (kind === 'note') {
    return (
      <div ref={place} className={styles.writing}>
        <NoteForm threadId={id} takesFocus={takesFocus} onDone={close} />
      </div>
    )
  }
  const reason = canWrite.allowed ? undefined : canWrite.reason
  const answer = t(thread.mails > 0 ? 'communication_answer' : 'communication_write')
  return (
    <div className={styles.begin}>
      <Tooltip label={reason} disabled={!reason}>
        <Button
          size="xs"
          leftSection={<IconMailForward size={16} stroke={1.5} aria-hidden />}
          {...(reason ? { 'data-disabled': true, 'aria-disabled': true } : {})}
          aria-label={reason ? `${answer}: ${reason}` : answer}
          onClick={() => !reason && write('mail')}
        >
          {answer}
        </Button>
      </Tooltip>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconNote size={16} stroke={1.5} aria-hidden />}
        onClick={() => write('note')}
      >
        {t('communication_note')}
      </Button>
    </div>
  )
}
