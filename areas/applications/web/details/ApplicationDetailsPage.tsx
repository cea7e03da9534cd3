// Details page of one application, in the order of a decision: people, wishes, evaluation, next steps.

import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { useParam } from '#platform/web/core/address.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { letsIn, useSession } from '#platform/web/api/session.ts'
import { Slots } from '#platform/web/slots/Slots.tsx'
import { AllAtOnce } from '#platform/web/ui/states/AllAtOnce.tsx'
import { getApplication } from '../../contract/application.ts'
import { getEvaluation } from '../../contract/evaluation.ts'
import { applicationChecks, applicationDocuments, applicationMain } from '../../contract/places.ts'
import { AlternativesSection } from '../wishes/AlternativesSection.tsx'
import { AnswersSection } from './AnswersSection.tsx'
import { ApplicationHead } from './ApplicationHead.tsx'
import { ApplicationTiles } from './ApplicationTiles.tsx'
import { AssignmentSection } from '../assignments/AssignmentSection.tsx'
import { ChangedSinceSection } from './ChangedSinceSection.tsx'
import { CommentsSection } from '../comments/CommentsSection.tsx'
import { Contradictions } from '../evaluation/Contradictions.tsx'
import { DuplicatesSection } from '../duplicates/DuplicatesSection.tsx'
import { EndedOffersSection } from '../offers/EndedOffersSection.tsx'
import { EvaluationSection } from '../evaluation/EvaluationSection.tsx'
import { FormPointsSection } from '../points/FormPointsSection.tsx'
import { InactiveNotice } from '../denials/InactiveNotice.tsx'
import { OfferSection } from '../offers/OfferSection.tsx'
import { PeopleSection } from '../household/PeopleSection.tsx'
import { TimelineSection } from './TimelineSection.tsx'
import { WishedObjectsSection } from '../wishes/WishedObjectsSection.tsx'
import styles from './ApplicationDetailsPage.module.css'

export const load = ({ params: { id = '' }, queryClient }: LoadContext) =>
  Promise.all([
    queryClient.prefetchQuery(queryOf(getApplication, { params: { id } })),
    letsIn(queryClient) && queryClient.prefetchQuery(queryOf(getEvaluation, { params: { id } })),
  ])

export default function ApplicationDetailsPage() {
  const id = useParam('id')
  const { lets } = useSession()
  const query = useQuery(queryOf(getApplication, { params: { id } }))
  const { data: application } = query
  if (!application) return <QueryView query={query} />
  const { progress_state: state } = application
  const isOpen = state !== 'assigned' && state !== 'with_offer' && state !== 'inactive'
  return (
    <div className={styles.page}>
      <ApplicationHead key={id} application={application} />
      <AllAtOnce key={`${id} sections`}>
        <InactiveNotice application={application} />
        <Contradictions application={application} />
        <DuplicatesSection id={id} />
        <ChangedSinceSection id={id} />
        <ApplicationTiles application={application} />
        <div className={styles.columns}>
          <div className={styles.facts}>
            <Slots
              place={applicationMain}
              props={{ application }}
              own={{
                100: <PeopleSection application={application} applicationId={application.id} />,
                200: state === 'assigned' && <AssignmentSection id={id} application={application} />,
                300: state === 'with_offer' && <OfferSection id={id} application={application} />,
                400: state !== 'assigned' && state !== 'with_offer' && (
                  <WishedObjectsSection id={id} application={application} />
                ),
                500: lets && isOpen && <AlternativesSection id={id} />,
                600: state !== 'with_offer' && <EndedOffersSection id={id} />,
              }}
            />
          </div>
          <div className={styles.judgement}>
            <Slots
              place={applicationChecks}
              props={{ application }}
              own={{ 100: lets && <EvaluationSection id={id} />, 900: <CommentsSection id={id} /> }}
            />
          </div>
          <div className={styles.papers}>
            <Slots
              place={applicationDocuments}
              props={{ application }}
              own={{
                200: <AnswersSection application={application} />,
                300: <FormPointsSection application={application} />,
              }}
            />
          </div>
        </div>
        <TimelineSection id={id} />
      </AllAtOnce>
    </div>
  )
}
