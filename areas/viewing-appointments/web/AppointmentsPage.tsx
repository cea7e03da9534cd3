// Appointments as list, week or month. The layout, the shown day and the open panel are in the address.

import { LoadingOverlay } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import type { BulkEndpoint, TableEndpoint } from '#platform/contract/table.ts'
import { arriving } from '#platform/web/core/arriving.ts'
import { useAddress } from '#platform/web/core/address.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { usePanel } from '#platform/web/sidepanel/panel.ts'
import { ListPage } from '#platform/web/table/ListPage.tsx'
import { LoadingRows } from '#platform/web/ui/states/LoadingRows.tsx'
import { shownLater } from '#platform/web/ui/states/LaterPart.tsx'
import { appointmentPanel } from '../rules/appointment-address.ts'
import { layoutIn, type AppointmentsPageKey } from './appointment-pages.ts'
import { PageTabs } from './PageTabs.tsx'
import type { Planning } from './plan/PlanModal.tsx'
import { ViewTools } from './ViewTools.tsx'

interface Props {
  page: AppointmentsPageKey
  endpoint: TableEndpoint
  bulkEndpoint: BulkEndpoint
}

// The calendar is larger than the rest of the screen, so it is loaded when it is first shown.
const CalendarPage = shownLater(arriving(() => import('./calendar/CalendarPage.tsx')))
const PlanModal = lazy(() => import('./plan/PlanModal.tsx'))

export function AppointmentsPage({ page, endpoint, bulkEndpoint }: Props) {
  const t = useText()
  const { search } = useAddress()
  const panel = usePanel()
  const [planning, setPlanning] = useState<Planning>()
  const layout = layoutIn(search.show)
  const look = (id: string) => void panel.open(appointmentPanel, id)
  const kind = page === 'withoutRegistrations' ? ('open' as const) : null
  const tools = <ViewTools layout={layout} />
  return (
    <>
      {layout === 'list' ? (
        <>
          <PageTabs page={page} />
          <ListPage
            key={page}
            endpoint={endpoint}
            bulkEndpoint={bulkEndpoint}
            tableKey={`viewing-appointments-${page}`}
            onOpenRow={({ _id }) => look(_id)}
            onCreate={() => setPlanning({ how: 'new', kind })}
            action={tools}
            explanation={t(`viewing_appointments_explanation_${page}`)}
          />
        </>
      ) : (
        <Suspense fallback={<LoadingRows rows={10} />}>
          <CalendarPage
            layout={layout}
            tools={tools}
            onLook={look}
            onPlan={(at) => setPlanning({ how: 'new', kind, at })}
          />
        </Suspense>
      )}
      {planning && (
        <Suspense fallback={<LoadingOverlay visible />}>
          <PlanModal
            planning={planning}
            onClose={() => setPlanning(undefined)}
            onSaved={(id) => {
              setPlanning(undefined)
              look(id)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
