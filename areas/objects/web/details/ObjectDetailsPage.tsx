// Details page of an object, in the order of common questions: facts, price, holder, applicants.

import { useQuery } from '@tanstack/react-query'
import { HouseSketch } from '#areas/buildings/web/public.tsx'
import { queryOf } from '#platform/web/api/query.ts'
import { useParam } from '#platform/web/core/address.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { useSession } from '#platform/web/api/session.ts'
import { Slots } from '#platform/web/slots/Slots.tsx'
import { AllAtOnce } from '#platform/web/ui/states/AllAtOnce.tsx'
import { getObject } from '../../contract/object.ts'
import { objectMain, objectSide } from '../../contract/places.ts'
import { FactsSection } from './FactsSection.tsx'
import { HolderSection } from './HolderSection.tsx'
import { ObjectHead } from './ObjectHead.tsx'
import { ObjectTiles } from './ObjectTiles.tsx'
import { OwnFactsSection } from './OwnFactsSection.tsx'
import { PicturesSection } from './PicturesSection.tsx'
import { PricesSection } from './PricesSection.tsx'
import { PublicationSection } from '../public-pages/PublicationSection.tsx'
import { ObjectTimelineSection } from './ObjectTimelineSection.tsx'
import { SaleSection } from './SaleSection.tsx'
import styles from './ObjectDetailsPage.module.css'

export const load = ({ params: { id = '' }, queryClient }: LoadContext) =>
  queryClient.prefetchQuery(queryOf(getObject, { params: { id } }))

export default function ObjectDetailsPage() {
  const id = useParam('id')
  const { lets } = useSession()
  const query = useQuery(queryOf(getObject, { params: { id } }))
  const { data: object } = query
  if (!object) return <QueryView query={query} />
  return (
    <div className={styles.page}>
      <ObjectHead key={id} object={object} />
      <AllAtOnce key={`${id} sections`}>
        <ObjectTiles object={object} />
        <div className={styles.columns}>
          <div className={styles.main}>
            <Slots
              place={objectMain}
              props={{ object }}
              own={{
                100: <HolderSection object={object} />,
                200: !lets && <SaleSection object={object} />,
                700: <PricesSection object={object} />,
                800: <FactsSection object={object} />,
                900: <OwnFactsSection object={object} />,
              }}
            />
          </div>
          <div className={styles.side}>
            <Slots
              place={objectSide}
              props={{ object }}
              own={{
                100: <PicturesSection object={object} />,
                200: <HouseSketch buildingId={object.building.id} objectId={id} />,
                300: <PublicationSection object={object} />,
              }}
            />
          </div>
        </div>
        <ObjectTimelineSection id={id} />
      </AllAtOnce>
    </div>
  )
}
