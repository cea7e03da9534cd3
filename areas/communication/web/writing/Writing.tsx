// A mail to the contact or an internal note, and the buttons that begin one.

import { Button, Tooltip } from '@mantine/core'
import { IconMailForward, IconNote } from '@tabler/icons-react'
import { useEffect, useRef, useState, type Ref } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { Composer } from './Composer.tsx'
import { NoteForm } from '../thread/NoteForm.tsx'
import type { Feed } from '../thread/use-thread.ts'
import styles from './Writing.module.css'

export type WritingKind = 'mail' | 'note'

interface Props {
  ref?: Ref<HTMLDivElement>
  feed: Feed
  kind: WritingKind
  write: (kind: WritingKind | undefined) => void
  /** True if the user opened the composer, false if it was shown from the start. */
  takesFocus: boolean
}

/** Docked beneath the mails, which stay readable above it. */
export function Writing({ ref, feed, kind, write, takesFocus }: Props) {
  const t = useText()
  const { thread, draft, presence, lastSent } = feed
  const id = thread.application_id
  const early = useRef<HTMLTextAreaElement>(null)
  const [isLoading, setLoading] = useState(kind === 'mail' && takesFocus)
  useEffect(() => early.current?.focus(), [])
  const close = () => write(undefined)
  const takeEarly = () => {
    const { activeElement, body } = document
    const text = early.current?.value ?? ''
    const takesCursor = activeElement === early.current || activeElement === body
    setLoading(false)
    return { text, takesCursor }
  }
  return (
    <div ref={ref} className={styles.writing}>
      {isLoading && (
        // Letters typed while the editor loads would otherwise be shortcuts, such as one that archives the thread.
        <textarea ref={early} className="visually-hidden" aria-label={t('communication_write')} />
      )}
      {kind === 'mail' ? (
        <Composer
          threadId={id}
          begun={draft}
          others={presence}
          lastSent={lastSent}
          takesFocus={takesFocus}
          takeEarly={takeEarly}
          onDone={close}
        />
      ) : (
        <NoteForm isDocked threadId={id} takesFocus={takesFocus} onDone={close} />
      )}
    </div>
  )
}

export function BeginWriting({ feed: { thread, canWrite }, write }: Pick<Props, 'feed' | 'write'>) {
  const t = useText()
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
