// A guest at the door: name, head count, code, and for the host the two tick buttons, call and comment.

import { Button } from '@mantine/core'
import { IconCheck, IconMessage, IconPhone, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import type { DoorGuest } from './kept-door.ts'
import styles from './door.module.css'

interface Props {
  guest: DoorGuest
  isHost: boolean
  onTick: (participantId: string, present: boolean) => unknown
  onComment: (participantId: string, comments: string) => unknown
}

export function GuestCard({ guest, isHost, onTick, onComment }: Props) {
  const t = useText()
  const { id, name, persons, present, code, phone, needs, comments } = guest
  const [isWriting, setWriting] = useState(false)
  const heads = t('viewing_appointments_persons_count', { count: persons })
  return (
    <li className={styles.guest} data-present={present === null ? undefined : present}>
      <div className={styles.guestHead}>
        <span className={styles.name}>{name}</span>
        <span className={styles.soft}>
          {heads}
          {code && ` · ${t('viewing_appointments_code', { code })}`}
        </span>
      </div>
      {needs && <p className={styles.needs}>{needs}</p>}
      {comments && !isWriting && <p className={styles.comment}>{comments}</p>}
      {isHost && (
        <>
          <div className={styles.ticks} role="group" aria-label={t('viewing_appointments_guests_ticks_of', { name })}>
            <button
              type="button"
              className={styles.tick}
              data-tone="green"
              aria-pressed={present === true}
              onClick={() => onTick(id, true)}
            >
              <IconCheck size={22} stroke={1.5} aria-hidden />
              {t('viewing_appointments_guests_came')}
            </button>
            <button
              type="button"
              className={styles.tick}
              data-tone="red"
              aria-pressed={present === false}
              onClick={() => onTick(id, false)}
            >
              <IconX size={22} stroke={1.5} aria-hidden />
              {t('viewing_appointments_guests_absent')}
            </button>
          </div>
          <div className={styles.tools}>
            {phone && (
              <Button
                component="a"
                href={`tel:${phone.replace(/[^+\d]/g, '')}`}
                variant="default"
                leftSection={<IconPhone size={18} stroke={1.5} aria-hidden />}
                aria-label={t('viewing_appointments_guests_call_name', { name })}
              >
                {t('viewing_appointments_guests_call')}
              </Button>
            )}
            {!isWriting && (
              <Button
                variant="subtle"
                leftSection={<IconMessage size={18} stroke={1.5} aria-hidden />}
                onClick={() => setWriting(true)}
              >
                {t('viewing_appointments_guests_comment')}
              </Button>
            )}
          </div>
          {isWriting && (
            <CommentForm
              id={id}
              before={comments ?? ''}
              onSave={(text) => onComment(id, text)}
              onClose={() => setWriting(false)}
            />
          )}
        </>
      )}
    </li>
  )
}

interface CommentProps {
  id: string
  before: string
  onSave: (text: string) => unknown
  onClose: () => void
}

function CommentForm({ id, before, onSave, onClose }: CommentProps) {
  const t = useText()
  const [text, setText] = useState(before)
  return (
    <form
      className={styles.writing}
      onSubmit={(event) => {
        event.preventDefault()
        onSave(text.trim())
        onClose()
      }}
    >
      <TextAreaField
        label={t('viewing_appointments_guests_comment')}
        name={`comment-${id}`}
        required
        rows={2}
        maxLength={2000}
        value={text}
        onChange={setText}
      />
      <div className={styles.tools}>
        <Button type="submit">{t('general_save')}</Button>
        <Button variant="default" onClick={onClose}>
          {t('general_cancel')}
        </Button>
      </div>
    </form>
  )
}
