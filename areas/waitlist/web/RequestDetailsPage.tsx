// One request, in the order of a decision: person, criteria, available objects, history.

import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { useParam } from '#platform/web/core/address.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { Slots } from '#platform/web/slots/Slots.tsx'
import { AllAtOnce } from '#platform/web/ui/states/AllAtOnce.tsx'
import { waitlistRequestMain } from '../contract/places.ts'
import { getRequest } from '../contract/request.ts'
import { ContactSection } from './ContactSection.tsx'
import { CriteriaSection } from './criteria/CriteriaSection.tsx'
import { LeftNotice } from './criteria/LeftNotice.tsx'
import { MatchingObjectsSection } from './MatchingObjectsSection.tsx'
import { RequestHead } from './RequestHead.tsx'
import { RequestTimelineSection } from './RequestTimelineSection.tsx'
import styles from './RequestDetailsPage.module.css'

export const load = ({ params: { id = '' }, queryClient }: LoadContext) =>
  queryClient.prefetchQuery(queryOf(getRequest, { params: { id } }))

export default function RequestDetailsPage() {
  const id = useParam('id')
  const query = useQuery(queryOf(getRequest, { params: { id } }))
  const { data: request } = query
  if (!request) return <QueryView query={query} />
  return (
    <div className={styles.page}>
      <RequestHead key={id} request={request} />
      <AllAtOnce key={`${id} sections`}>
        <LeftNotice request={request} />
        <div className={styles.columns}>
          <div className={styles.column}>
            <CriteriaSection request={request} />
            <ContactSection request={request} />
          </div>
          <div className={styles.column}>
            <Slots
              place={waitlistRequestMain}
              props={{ request }}
              own={{
                100: <MatchingObjectsSection request={request} />,
                200: <RequestTimelineSection id={id} />,
              }}
            />
          </div>
        </div>
      </AllAtOnce>
    </div>
  )
}
