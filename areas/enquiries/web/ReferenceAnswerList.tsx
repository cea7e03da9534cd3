// Content of a received reference, question by question.

import { GradeMark } from '#platform/web/ui/GradeMark.tsx'
import type { Reference } from './asked.ts'
import styles from './References.module.css'

export function ReferenceAnswerList({ reference: { questions } }: { reference: Reference }) {
  return (
    <dl className={styles.answers}>
      {questions
        .filter(({ grade, text }) => grade || text)
        .map(({ key, title, grade, text }) => (
          <div key={key}>
            <dt>{title}</dt>
            <dd>
              {grade && <GradeMark grade={grade} />} {text}
            </dd>
          </div>
        ))}
    </dl>
  )
}
