// How the application is judged: the grade of the whole on top, the criteria below, each with what can be computed beside it.
// The keys A to D grade the whole, or the criterion that has the focus.

import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useCommands } from '#platform/web/shell/commands.ts'
import { FailedState } from '#platform/web/ui/FailedState.tsx'
import { LoadingRows } from '#platform/web/ui/LoadingRows.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { getEvaluation, type EvaluationView } from '../contract/evaluation.ts'
import { grades } from '../rules/application-state.ts'
import { evaluationAnchor } from './application-deeds.ts'
import { useGrading } from './changes.ts'
import { GradePicker } from './GradePicker.tsx'
import styles from './EvaluationSection.module.css'

export function EvaluationSection({ id }: { id: string }) {
  const t = useText()
  const { data, error, refetch } = useQuery(queryOf(getEvaluation, { params: { id } }))
  return (
    <Section title={t('applications_evaluation')} anchor={evaluationAnchor}>
      {data && <Grades evaluation={data} />}
      {!data && (error ? <FailedState failure={error} retry={() => void refetch()} /> : <LoadingRows rows={5} />)}
    </Section>
  )
}

export function Grades({ evaluation }: { evaluation: EvaluationView }) {
  const t = useText()
  const { applicationId, criteria, overall, canEvaluate } = evaluation
  const { mutate } = useGrading(applicationId)
  const disabled = !canEvaluate.allowed
  useCommands(
    disabled
      ? []
      : grades.map((grade) => ({
          id: `grade ${grade}`,
          title: t('applications_grade_overall_with', { grade }),
          keys: grade.toLowerCase(),
          group: t('applications_commands'),
          run: () => mutate({ overall: grade }),
        })),
  )
  return (
    <>
      <div className={styles.overall}>
        <div>
          <div className={styles.label}>{t('applications_overall')}</div>
          <div className={styles.by}>{judgedBy(t, overall)}</div>
        </div>
        <GradePicker
          label={t('applications_overall')}
          grade={overall.grade}
          onGrade={(grade) => mutate({ overall: grade })}
          disabled={disabled}
          size="large"
        />
      </div>
      {canEvaluate.reason && <p className={styles.reason}>{canEvaluate.reason}</p>}
      <ul className={styles.criteria}>
        {criteria.map((one) => (
          <li key={one.key} className={styles.criterion}>
            <div className={styles.text}>
              <div>{one.title}</div>
              {one.computed && <div className={styles.hint}>{one.computed.reason}</div>}
            </div>
            <GradePicker
              label={one.title}
              grade={one.grade}
              hint={one.computed?.grade ?? null}
              onGrade={(grade) => mutate({ criteria: [{ key: one.key, grade }] })}
              disabled={disabled}
            />
          </li>
        ))}
      </ul>
      {!disabled && <p className={styles.keys}>{t('applications_grade_keys')}</p>}
    </>
  )
}

function judgedBy(t: ReturnType<typeof useText>, { grade, by, at }: EvaluationView['overall']): string {
  if (!grade) return t('general_not_graded')
  return by && at ? t('applications_judged_by', { name: by.name, date: formatDate(at) }) : ''
}
