// Overall grade, always given by a person, with name, date and reason.

import { useState } from 'react'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { EvaluationView } from '../../contract/evaluation.ts'
import type { WantedGrades } from './graded.ts'
import { GradeNote, NoteButton } from './GradeNote.tsx'
import { GradePicker } from './GradePicker.tsx'
import styles from './OverallGrade.module.css'

interface Props {
  title: string
  overall: EvaluationView['overall']
  onGrade: (wanted: WantedGrades) => void
  disabled: boolean
}

export function OverallGrade({ title, overall, onGrade, disabled }: Props) {
  const t = useText()
  const [isWriting, setWriting] = useState(false)
  const { grade, note, by, at } = overall
  const whose = by && at ? t('applications_judged_by', { name: by.name, date: formatDate(at) }) : ''
  const leave = (overallNote: string | null | undefined) => {
    setWriting(false)
    if (overallNote !== undefined) onGrade({ overall: grade, overallNote })
  }
  return (
    <div>
      <div className={styles.overall}>
        <div className={styles.text}>
          <div className={styles.label}>{title}</div>
          <div className={styles.by}>{grade ? whose : t('general_not_graded')}</div>
        </div>
        {grade && !disabled && <NoteButton label={title} onClick={() => setWriting(true)} />}
        <GradePicker
          label={title}
          grade={grade}
          onGrade={(given) => onGrade({ overall: given })}
          disabled={disabled}
          size="large"
        />
      </div>
      <GradeNote label={title} note={note} isWriting={isWriting} onLeave={leave} />
    </div>
  )
}
