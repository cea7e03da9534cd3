// Evaluation of the application: overall grade on top, criteria below, each with its computed hint. The keys A to D
// set the overall grade, or the criterion that has the focus.

import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useCommands } from '#platform/web/core/commands.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { usePanel } from '#platform/web/sidepanel/panel.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { getEvaluation, type EvaluationView } from '../../contract/evaluation.ts'
import { grades } from '../../rules/application-state.ts'
import { evaluationAnchor } from '../details/application-actions.ts'
import { useGrading } from '../changes.ts'
import { CriteriaList } from './CriteriaList.tsx'
import { HiddenVerdict } from './HiddenVerdict.tsx'
import { OverallGrade } from './OverallGrade.tsx'
import { OutdatedVerdict } from './OutdatedVerdict.tsx'
import { EvaluationNote } from './EvaluationNote.tsx'
import styles from './EvaluationSection.module.css'

export function EvaluationSection({ id }: { id: string }) {
  const t = useText()
  const panel = usePanel()
  const query = useQuery(queryOf(getEvaluation, { params: { id } }))
  const { data } = query
  return (
    <Section title={t('applications_evaluation')} anchor={evaluationAnchor}>
      {data && <OutdatedVerdict evaluation={data} />}
      <QueryView query={query} rows={5}>
        {(data) => <Grades evaluation={data} />}
      </QueryView>
      {data && (
        <div className={styles.foot}>
          <Button variant="default" size="compact-sm" onClick={() => panel.open('ApplicationSecondEvaluation', id)}>
            {t('applications_second_evaluation')}
          </Button>
          <Button variant="default" size="compact-sm" onClick={() => panel.open('ApplicationTotalPoints', id)}>
            {t('applications_points_show')}
          </Button>
        </div>
      )}
    </Section>
  )
}

export function Grades({ evaluation }: { evaluation: EvaluationView }) {
  const t = useText()
  const { applicationId, criteria, overall, canEvaluate, isHidden } = evaluation
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
  if (isHidden) return <HiddenVerdict evaluation={evaluation} />
  return (
    <>
      <OverallGrade title={t('applications_overall')} overall={overall} onGrade={mutate} disabled={disabled} />
      {canEvaluate.reason && <EvaluationNote>{canEvaluate.reason}</EvaluationNote>}
      <CriteriaList criteria={criteria} onGrade={mutate} disabled={disabled} />
      {!disabled && <p className={styles.keys}>{t('applications_grade_keys')}</p>}
    </>
  )
}
