// Bar at the bottom edge of a phone: the grades and the moves stay within reach of the thumb while the record scrolls.

import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { getEvaluation, getSecondEvaluation } from '../../contract/evaluation.ts'
import { GradePicker } from '../evaluation/GradePicker.tsx'
import { Moves } from './ReviewMoves.tsx'
import type { Round } from './use-round.ts'
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

function Grades({ round: { id, grade } }: { round: Round }) {
  const t = useText()
  const first = useQuery(queryOf(getEvaluation, { params: { id } }))
  const second = useQuery(queryOf(getSecondEvaluation, { params: { id } }))
  const isSecond = first.data?.isHidden === true
  const view = isSecond ? second.data : first.data
  const isLocked = Boolean(first.data?.begunBy) || !view?.canEvaluate.allowed
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
