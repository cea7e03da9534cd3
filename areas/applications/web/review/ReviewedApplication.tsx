// One application of a review, with everything for a verdict on one screen and the grades always visible.

import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { queryOf } from '#platform/web/api/query.ts'
import { formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { Slots } from '#platform/web/slots/Slots.tsx'
import { LoadingRows } from '#platform/web/ui/states/LoadingRows.tsx'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { getApplication } from '../../contract/application.ts'
import { applicationDocuments } from '../../contract/places.ts'
import type { Grade } from '../../rules/application-state.ts'
import { AnswersSection } from '../details/AnswersSection.tsx'
import { ApplicationTiles } from '../details/ApplicationTiles.tsx'
import { Contradictions } from '../evaluation/Contradictions.tsx'
import { CommentsSection } from '../comments/CommentsSection.tsx'
import { CriteriaList } from '../evaluation/CriteriaList.tsx'
import { HiddenVerdict } from '../evaluation/HiddenVerdict.tsx'
import { OverallGrade } from '../evaluation/OverallGrade.tsx'
import { PeopleSection } from '../household/PeopleSection.tsx'
import { WishedObjectsSection } from '../wishes/WishedObjectsSection.tsx'
import { useVerdict } from './use-verdict.ts'
import styles from './ReviewedApplication.module.css'

interface Props {
  id: string
  /** Saves the overall grade and moves to the next application. */
  onGraded: (grade: Grade) => void
}

export const ReviewedApplication = memo(function ReviewedApplication({ id, onGraded }: Props) {
  const t = useText()
  const query = useQuery(queryOf(getApplication, { params: { id } }))
  const { data: application } = query
  if (!application) return <QueryView query={query} />
  const { number, contactName, progress_state, stateTitle, householdType, points } = application
  return (
    <div className={styles.dossier}>
      <div className={styles.facts}>
        <div className={styles.who}>
          <h2 className={styles.name}>
            <ScreenLink to={`/applications/${id}`}>{t('applications_head', { number, name: contactName })}</ScreenLink>
          </h2>
          <StateBadge state={progress_state} title={stateTitle} />
          <span className={styles.soft}>{householdType}</span>
          {points !== null && (
            <span className={styles.soft}>{t('applications_reason_points', { points: formatNumber(points) })}</span>
          )}
        </div>
        <Contradictions application={application} />
        <ApplicationTiles application={application} />
        <PeopleSection application={application} applicationId={application.id} />
        <WishedObjectsSection id={id} application={application} />
        <Slots
          place={applicationDocuments}
          props={{ application }}
          own={{ 200: <AnswersSection application={application} /> }}
        />
      </div>
      <aside className={styles.judgement} aria-label={t('applications_evaluation')}>
        <ReviewedVerdict id={id} onGraded={onGraded} />
        <CommentsSection id={id} />
      </aside>
    </div>
  )
})

function ReviewedVerdict({ id, onGraded }: Props) {
  const t = useText()
  const { isSecond, view, begun, isLocked, save, grade } = useVerdict(id, onGraded)
  if (!view) return <LoadingRows rows={6} />
  if (begun) {
    return (
      <Section title={t('applications_evaluation')}>
        <HiddenVerdict evaluation={begun} />
      </Section>
    )
  }
  return (
    <Section
      title={t(isSecond ? 'applications_second_evaluation' : 'applications_evaluation')}
      {...(isSecond ? { description: t('applications_first_hidden') } : {})}
    >
      <OverallGrade
        title={t(isSecond ? 'applications_second_overall' : 'applications_overall')}
        overall={view.overall}
        onGrade={(wanted) =>
          wanted.overallNote === undefined && wanted.overall !== undefined ? grade(wanted.overall) : save(wanted)
        }
        disabled={isLocked}
      />
      {view.canEvaluate.reason && <p className={styles.soft}>{view.canEvaluate.reason}</p>}
      <CriteriaList criteria={view.criteria} onGrade={save} disabled={isLocked} />
      <p className={styles.keys}>{t('applications_review_keys')}</p>
    </Section>
  )
}
