// Second verdict, given before the first is shown; afterwards both are shown side by side.

import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { usePanelFrame, type PanelProps } from '#platform/web/sidepanel/panel.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { getApplication } from '../../contract/application.ts'
import { getSecondEvaluation, type SecondEvaluationView } from '../../contract/evaluation.ts'
import { useSecondGrading } from '../changes.ts'
import { CommentsSection } from '../comments/CommentsSection.tsx'
import { CriteriaList } from './CriteriaList.tsx'
import { KeptVerdict } from './HiddenVerdict.tsx'
import { OverallGrade } from './OverallGrade.tsx'
import { EvaluationNote } from './EvaluationNote.tsx'

export default function SecondEvaluationPanel({ id }: PanelProps) {
  const t = useText()
  const { data: application } = useQuery(queryOf(getApplication, { params: { id } }))
  const query = useQuery(queryOf(getSecondEvaluation, { params: { id } }))
  const { data } = query
  usePanelFrame({
    title: application
      ? t('applications_head', { number: application.number, name: application.contactName })
      : t('applications_second_evaluation'),
  })
  if (!data) return <QueryView query={query} rows={6} />
  return (
    <>
      <Verdicts evaluation={data} />
      <CommentsSection id={id} />
    </>
  )
}

function Verdicts({ evaluation }: { evaluation: SecondEvaluationView }) {
  const t = useText()
  const { applicationId, criteria, overall, canEvaluate, first, isFirstHidden, isRequired, differs } = evaluation
  const { mutate } = useSecondGrading(applicationId)
  const disabled = !canEvaluate.allowed
  return (
    <>
      <Section
        title={t('applications_second_evaluation')}
        description={t(isRequired ? 'applications_second_required' : 'applications_second_optional')}
      >
        <OverallGrade title={t('applications_second_overall')} overall={overall} onGrade={mutate} disabled={disabled} />
        {canEvaluate.reason && <EvaluationNote>{canEvaluate.reason}</EvaluationNote>}
        <CriteriaList criteria={criteria} onGrade={mutate} disabled={disabled} />
      </Section>
      <Section title={t('applications_first_evaluation')}>
        {isFirstHidden && <KeptVerdict text={t('applications_first_hidden')} />}
        {first && <OverallGrade title={t('applications_overall')} overall={first} onGrade={() => {}} disabled />}
        {!first && !isFirstHidden && <EvaluationNote>{t('applications_reason_first_missing')}</EvaluationNote>}
        {differs !== null && (
          <EvaluationNote>{t(differs ? 'applications_verdicts_differ' : 'applications_verdicts_agree')}</EvaluationNote>
        )}
      </Section>
    </>
  )
}
