// Criteria of a verdict, each with its computed hint, grade and note.

import { useState } from 'react'
import type { EvaluationView } from '../../contract/evaluation.ts'
import type { WantedGrades } from './graded.ts'
import { GradeNote, NoteButton } from './GradeNote.tsx'
import { GradePicker } from './GradePicker.tsx'
import styles from './CriteriaList.module.css'

interface Props {
  criteria: EvaluationView['criteria']
  onGrade: (wanted: WantedGrades) => void
  disabled: boolean
}

export function CriteriaList({ criteria, onGrade, disabled }: Props) {
  return (
    <ul className={styles.criteria}>
      {criteria.map((one) => (
        <Criterion key={one.key} criterion={one} onGrade={onGrade} disabled={disabled} />
      ))}
    </ul>
  )
}

interface CriterionProps extends Omit<Props, 'criteria'> {
  criterion: EvaluationView['criteria'][number]
}

function Criterion({ criterion, onGrade, disabled }: CriterionProps) {
  const [isWriting, setWriting] = useState(false)
  const { key, title, computed, grade, note } = criterion
  const leave = (written: string | null | undefined) => {
    setWriting(false)
    if (written !== undefined) onGrade({ criteria: [{ key, grade, note: written }] })
  }
  return (
    <li className={styles.criterion}>
      <div className={styles.line}>
        <div className={styles.text}>
          <div>{title}</div>
          {computed && <div className={styles.hint}>{computed.reason}</div>}
        </div>
        {grade && !disabled && <NoteButton label={title} onClick={() => setWriting(true)} />}
        <GradePicker
          label={title}
          grade={grade}
          hint={computed?.grade ?? null}
          onGrade={(given) => onGrade({ criteria: [{ key, grade: given }] })}
          disabled={disabled}
        />
      </div>
      <GradeNote label={title} note={note} isWriting={isWriting} onLeave={leave} />
    </li>
  )
}
