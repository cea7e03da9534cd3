// Questions about a person: an answer in words that fit the question, kept as a grade from A to D, and text.

import { Radio } from '@mantine/core'
import { fieldId } from '#platform/web/form/field-props.ts'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import {
  answerText,
  needsGrade,
  needsText,
  type ReferenceAnswers,
  type ReferenceQuestion,
} from '../rules/references.ts'
import styles from './ReferenceQuestions.module.css'

type Answer = NonNullable<ReferenceAnswers[ReferenceQuestion]>

interface Props {
  questions: readonly { key: ReferenceQuestion; title: string }[]
  answers: ReferenceAnswers
  /** Keyed by `answers.<question>.grade` and `.text`. */
  errors: Record<string, string>
  onChange: (key: ReferenceQuestion, part: 'grade' | 'text', answer: Answer) => void
}

const grades = ['A', 'B', 'C', 'D'] as const

export function ReferenceQuestions({ questions, answers, errors, onChange }: Props) {
  const t = useText()
  return (
    <div className={styles.questions}>
      {questions.map(({ key, title }) => {
        const answer = answers[key] ?? { grade: null, text: '' }
        return (
          <fieldset key={key} className={styles.question}>
            <legend className={styles.title}>{title}</legend>
            <Radio.Group
              id={fieldId(`answers.${key}.grade`)}
              aria-label={title}
              value={answer.grade}
              onChange={(value) => {
                const grade = grades.find((one) => one === value)
                if (grade) onChange(key, 'grade', { ...answer, grade })
              }}
              error={errors[`answers.${key}.grade`]}
              {...(needsGrade.includes(key) ? {} : { description: t('enquiries_answer_optional') })}
            >
              <div className={styles.grades}>
                {grades.map((grade) => (
                  <Radio key={grade} value={grade} label={t(answerText(key, grade))} />
                ))}
              </div>
            </Radio.Group>
            <TextAreaField
              label={t('enquiries_in_words')}
              name={`answers.${key}.text`}
              required={needsText.includes(key)}
              rows={2}
              value={answer.text}
              onChange={(text) => onChange(key, 'text', { ...answer, text })}
              error={errors[`answers.${key}.text`]}
            />
          </fieldset>
        )
      })}
    </div>
  )
}
