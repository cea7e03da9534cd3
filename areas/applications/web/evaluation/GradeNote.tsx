// Note on a grade: shown below it, edited on request, saved on blur.

import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import styles from './GradeNote.module.css'

interface ButtonProps {
  /** Name of the graded criterion. */
  label: string
  onClick: () => void
}

export function NoteButton({ label, onClick }: ButtonProps) {
  const t = useText()
  return (
    <span className={styles.button}>
      <IconButton label={t('applications_note_on', { label })} onClick={onClick}>
        <IconPencil size={16} stroke={1.5} />
      </IconButton>
    </span>
  )
}

interface Props {
  label: string
  note: string | null
  isWriting: boolean
  /** Called on blur; undefined if nothing has changed. */
  onLeave: (note: string | null | undefined) => void
}

export function GradeNote({ label, note, isWriting, onLeave }: Props) {
  if (isWriting) return <NoteField label={label} note={note} onLeave={onLeave} />
  return note && <p className={styles.note}>{note}</p>
}

function NoteField({ label, note, onLeave }: Omit<Props, 'isWriting'>) {
  const t = useText()
  const [draft, setDraft] = useState(note ?? '')
  const leave = () => onLeave(draft.trim() === (note ?? '') ? undefined : draft.trim() || null)
  return (
    <div className={styles.writing} onBlur={leave} ref={focusField}>
      <TextAreaField
        label={t('applications_note_on', { label })}
        value={draft}
        onChange={setDraft}
        maxLength={1000}
        rows={1}
      />
    </div>
  )
}

const focusField = (box: HTMLElement | null) => box?.querySelector('textarea')?.focus()
