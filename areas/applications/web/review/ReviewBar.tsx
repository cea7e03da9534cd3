// Bar at the bottom edge of a phone: the grades and the moves stay within reach of the thumb while the record scrolls.

import { useText } from '#platform/web/i18n/texts.ts'
import { GradePicker } from '../evaluation/GradePicker.tsx'
import { Moves } from './ReviewMoves.tsx'
import type { Round } from './use-round.ts'
import { useVerdict } from './use-verdict.ts'
import styles from './ReviewBar.module.css'

export function ReviewBar({ round }: { round: Round }) {
  const t = useText()
  return (
    <div className={styles.bar} role="group" aria-label={t('applications_review_bar')}>
      {round.isOver ? <span /> : <Grades key={round.id} round={round} />}
      <span className={styles.moves}>
        <Moves round={round} />
      </span>
    </div>
  )
}

function Grades({ round: { id, grade: onGraded } }: { round: Round }) {
  const t = useText()
  const { isSecond, view, isLocked, grade } = useVerdict(id, onGraded)
  return (
    <GradePicker
      label={t(isSecond ? 'applications_second_overall' : 'applications_overall')}
      grade={view?.overall.grade ?? null}
      onGrade={grade}
      disabled={isLocked}
      size="touch"
    />
  )
}
