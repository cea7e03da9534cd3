// Side panel to evaluate an application from the list: grades, hints and comments.

import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { usePanelFrame, type PanelProps } from '#platform/web/sidepanel/panel.ts'
import { Slots } from '#platform/web/slots/Slots.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { getApplication } from '../../contract/application.ts'
import { evaluationPanel } from '../../contract/places.ts'
import { CommentsSection } from '../comments/CommentsSection.tsx'
import { EvaluationSection } from './EvaluationSection.tsx'

export default function EvaluationPanel({ id }: PanelProps) {
  const t = useText()
  const { data } = useQuery(queryOf(getApplication, { params: { id } }))
  usePanelFrame({
    title: data
      ? t('applications_head', { number: data.number, name: data.contactName })
      : t('applications_evaluation'),
    ...(data ? { badge: <StateBadge state={data.progress_state} title={data.stateTitle} /> } : {}),
  })
  return (
    <>
      <EvaluationSection id={id} />
      {data && <Slots place={evaluationPanel} props={{ application: data }} />}
      <CommentsSection id={id} />
    </>
  )
}
