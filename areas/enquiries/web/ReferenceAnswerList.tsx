// Content of a received reference, question by question.

import { useText } from '#platform/web/i18n/texts.ts'
import { GradeMark } from '#platform/web/ui/GradeMark.tsx'
import { answerText } from '../rules/references.ts'
import type { Reference } from './asked.ts'
import styles from './References.module.css'

export function ReferenceAnswerList({ reference: { questions } }: { reference: Reference }) {
  const t = useText()
  return (
    <dl className={styles.answers}>
      {questions
        .filter(({ grade, text }) => grade || text)
        .map(({ key, title, grade, text }) => (
          <div key={key}>
            <dt>{title}</dt>
            <dd>
              {grade && (
                <>
                  <GradeMark grade={grade} /> {t(answerText(key, grade))}
                </>
              )}
              {text && <p className={styles.words}>{text}</p>}
            </dd>
          </div>
        ))}
    </dl>
  )
}
