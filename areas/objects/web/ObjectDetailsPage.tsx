// One object, in the order in which somebody asks: what is it, what does it cost, who has it, who would like it.

import { useQuery } from '@tanstack/react-query'
import { NextInLineSection } from '#areas/applications/web/public.tsx'
import { HouseSketch } from '#areas/buildings/web/public.tsx'
import { ErpObjectSection } from '#areas/erp/web/public.tsx'
import { MatchingRequestsSection } from '#areas/waitlist/web/public.tsx'
import { queryOf } from '#platform/web/api/query.ts'
import { useParam } from '#platform/web/core/address.ts'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { useSession } from '#platform/web/api/session.ts'
import { AllAtOnce } from '#platform/web/ui/AllAtOnce.tsx'
import { FailedState } from '#platform/web/ui/FailedState.tsx'
import { LoadingRows } from '#platform/web/ui/LoadingRows.tsx'
import { getObject, type ObjectView } from '../contract/object.ts'
import { ApplicationsSection } from './ApplicationsSection.tsx'
import { FactsSection } from './FactsSection.tsx'
import { HolderSection } from './HolderSection.tsx'
import { ObjectHead } from './ObjectHead.tsx'
import { ObjectTiles } from './ObjectTiles.tsx'
import { OwnFactsSection } from './OwnFactsSection.tsx'
import { PicturesSection } from './PicturesSection.tsx'
import { PricesSection } from './PricesSection.tsx'
import { PublicationSection } from './PublicationSection.tsx'
import { ObjectTimelineSection } from './ObjectTimelineSection.tsx'
import { SaleSection } from './SaleSection.tsx'
import { TenanciesSection } from './TenanciesSection.tsx'
import styles from './ObjectDetailsPage.module.css'

/** Applications are asked for by their section, of those who may see them. */
export const load = ({ params: { id = '' }, queryClient }: LoadContext) =>
  queryClient.prefetchQuery(queryOf(getObject, { params: { id } }))

/** Whoever waits is of interest until somebody has it; nobody waits for land. */
const isWaitedFor = ({ kind, letting_state: state }: ObjectView) =>
  kind !== 'plot' && (state === 'available' || state === 'with_offer' || state === 'reserved' || state === 'draft')

export default function ObjectDetailsPage() {
  const id = useParam('id')
  const { can, lets } = useSession()
  const { data: object, error, refetch } = useQuery(queryOf(getObject, { params: { id } }))
  if (!object) return error ? <FailedState failure={error} retry={() => void refetch()} /> : <LoadingRows />
  return (
    <div className={styles.page}>
      <ObjectHead key={id} object={object} />
      <AllAtOnce key={`${id} sections`}>
        <ObjectTiles object={object} />
        <div className={styles.columns}>
          <div className={styles.main}>
            <HolderSection object={object} />
            {!lets && <SaleSection object={object} />}
            {can('tenants_read') && <TenanciesSection id={id} />}
            {can('applications_read') && <NextInLineSection objectId={id} />}
            {can('applications_read') && <ApplicationsSection object={object} />}
            {can('waitlist') && isWaitedFor(object) && <MatchingRequestsSection objectId={id} title={object.title} />}
            <PricesSection object={object} />
            <FactsSection object={object} />
            <OwnFactsSection object={object} />
          </div>
          <div className={styles.side}>
            <PicturesSection object={object} />
            <HouseSketch buildingId={object.building.id} objectId={id} />
            <PublicationSection object={object} />
            <ErpObjectSection key={id} objectId={id} />
          </div>
        </div>
        <ObjectTimelineSection id={id} />
      </AllAtOnce>
    </div>
  )
}
