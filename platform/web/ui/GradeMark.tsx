// Grade of an evaluation, A (best) to D; a dash if there is none.

import { useText } from '../i18n/texts.ts'
import styles from './GradeMark.module.css'

interface Props {
  grade: 'A' | 'B' | 'C' | 'D' | null | undefined
  size?: 'small' | 'large'
}

export function GradeMark({ grade, size = 'small' }: Props) {
  const t = useText()
  if (!grade) {
    return (
      <span className={styles.none} title={t('general_not_graded')}>
        <span aria-hidden>–</span>
        <span className="visually-hidden">{t('general_not_graded')}</span>
      </span>
    )
  }
  return (
    <span
      className={styles.mark}
      data-grade={grade}
      data-size={size}
      role="img"
      aria-label={t('general_grade', { grade })}
    >
      {grade}
    </span>
  )
}
