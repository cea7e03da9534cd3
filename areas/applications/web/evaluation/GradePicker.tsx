// Picker for the grades A to D, by click or key. Clicking the selected grade clears it.

import { useRef, type KeyboardEvent } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { grades, type Grade } from '../../rules/application-state.ts'
import styles from './GradePicker.module.css'

interface Props {
  /** Name of the graded criterion. */
  label: string
  grade: Grade | null
  /** Computed grade, shown as a ring; never selected automatically. */
  hint?: Grade | null
  onGrade: (grade: Grade | null) => void
  disabled?: boolean
  size?: 'small' | 'large' | 'touch'
}

export function GradePicker({ label, grade, hint = null, onGrade, disabled = false, size = 'small' }: Props) {
  const t = useText()
  const group = useRef<HTMLDivElement>(null)
  const focus = (place: number) =>
    group.current?.querySelectorAll<HTMLElement>('[role=radio]')[(place + grades.length) % grades.length]?.focus()
  const hear = (event: KeyboardEvent, place: number) => {
    const typed = grades.find((one) => one.toLowerCase() === event.key.toLowerCase())
    const move = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (event.ctrlKey || event.metaKey || event.altKey || (!typed && !move)) return
    event.preventDefault()
    if (move) return focus(place + move)
    if (typed && !disabled && typed !== grade) onGrade(typed)
  }
  const reachable = grade ?? hint ?? 'A'
  return (
    <div ref={group} role="radiogroup" aria-label={label} className={styles.picker} data-size={size}>
      {grades.map((one, index) => (
        <button
          key={one}
          type="button"
          role="radio"
          aria-checked={one === grade}
          aria-label={t('general_grade', { grade: one })}
          aria-disabled={disabled}
          tabIndex={one === reachable ? 0 : -1}
          className={styles.grade}
          data-grade={one}
          data-hinted={one === hint && grade === null ? true : undefined}
          onClick={() => !disabled && onGrade(one === grade ? null : one)}
          onKeyDown={(event) => hear(event, index)}
        >
          {one}
        </button>
      ))}
    </div>
  )
}
