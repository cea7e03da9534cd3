// Page of a tenancy: contract state and next step, people, object, history.

import { useQuery } from '@tanstack/react-query'
import { PeopleSection } from '#areas/applications/web/public.tsx'
import { queryOf } from '#platform/web/api/query.ts'
import { useParam } from '#platform/web/core/address.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { Slots } from '#platform/web/slots/Slots.tsx'
import { AllAtOnce } from '#platform/web/ui/states/AllAtOnce.tsx'
import { tenantMain, tenantSide } from '../contract/places.ts'
import { getTenant } from '../contract/tenant.ts'
import { ContractSteps } from './ContractSteps.tsx'
import { EndingSection } from './EndingSection.tsx'
import { TenancyObjectSection } from './TenancyObjectSection.tsx'
import { TenantHead } from './TenantHead.tsx'
import { TenantHistorySection } from './TenantHistorySection.tsx'
import styles from './TenantDetailsPage.module.css'

export const load = ({ params: { id = '' }, queryClient }: LoadContext) =>
  queryClient.prefetchQuery(queryOf(getTenant, { params: { id } }))

export default function TenantDetailsPage() {
  const id = useParam('id')
  const query = useQuery(queryOf(getTenant, { params: { id } }))
  const { data: tenant } = query
  if (!tenant) return <QueryView query={query} />
  return (
    <div className={styles.page}>
      <TenantHead key={id} tenant={tenant} />
      <AllAtOnce key={`${id} sections`}>
        <ContractSteps tenant={tenant} />
        <div className={styles.columns}>
          <div className={styles.column}>
            <Slots
              place={tenantMain}
              props={{ tenant }}
              own={{ 100: <PeopleSection application={tenant} applicationId={tenant.applicationId} /> }}
            />
          </div>
          <div className={styles.column}>
            <Slots
              place={tenantSide}
              props={{ tenant }}
              own={{
                100: <EndingSection tenant={tenant} />,
                200: <TenancyObjectSection tenant={tenant} />,
                300: <TenantHistorySection id={id} applicationId={tenant.applicationId} />,
              }}
            />
          </div>
        </div>
      </AllAtOnce>
    </div>
  )
}
