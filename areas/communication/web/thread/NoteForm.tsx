// Note visible to colleagues only: a new one, or an edit of the user's own.

import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import type { FeedMail } from '../../contract/feed-mail.ts'
import { useChangeMail, useWriteNote } from '../changes.ts'
import { useFocusInside } from '../inbox/use-focus-inside.ts'
import styles from './NoteForm.module.css'

interface Props {
  threadId: string
  /** The note to edit; omitted for a new one. */
  note?: FeedMail
  /** Docked beneath the mails, where only the form scrolls. */
  isDocked?: boolean
  takesFocus: boolean
  onDone: () => void
}

const longestNote = 5000

export function NoteForm({ threadId, note, isDocked, takesFocus, onDone }: Props) {
  const t = useText()
  const noting = useWriteNote()
  const changing = useChangeMail()
  const form = useFocusInside<HTMLFormElement>(takesFocus)
  const [text, setText] = useState(note?.text ?? '')
  const [isTried, setTried] = useState(false)
  const save = () => {
    setTried(true)
    const written = text.trim()
    if (!written) return
    if (note) changing.mutate({ params: { mailId: note.id }, body: { body: written } }, { onSuccess: onDone })
    else noting.mutate({ params: { applicationId: threadId }, body: { text: written } }, { onSuccess: onDone })
  }
  return (
    <form
      ref={form}
      className={styles.note}
      data-docked={isDocked}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <TextAreaField
        label={t('communication_note')}
        hint={t('communication_note_hint')}
        name={note ? `note-${note.id}` : 'note'}
        required
        value={text}
        onChange={setText}
        maxLength={longestNote}
        error={isTried && !text.trim() ? t('general_field_is_required') : null}
      />
      <Group gap={8}>
        <Button type="submit" size="xs" loading={noting.isPending || changing.isPending}>
          {t(note ? 'general_save' : 'communication_note_add')}
        </Button>
        <Button size="xs" variant="default" onClick={onDone}>
          {t('general_cancel')}
        </Button>
      </Group>
    </form>
  )
}
