// The dashboard: all figures under common filters.

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { parseSearch } from '#platform/web/core/address.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { FailedState } from '#platform/web/ui/states/FailedState.tsx'
import { LoadingRows } from '#platform/web/ui/states/LoadingRows.tsx'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import { Slots } from '#platform/web/slots/Slots.tsx'
import { getDashboard } from '../contract/dashboard.ts'
import { analyticsMain } from '../contract/places.ts'
import { widgetState } from '../rules/widget-state.ts'
import { AgeLine } from './AgeLine.tsx'
import { AnalyticsFrame } from './AnalyticsFrame.tsx'
import styles from './AnalyticsPage.module.css'
import { FigureWidget } from './FigureWidget.tsx'
import { filtersIn, queryFor, useFigureFilters } from './figure-filters.ts'
import { FiltersBar } from './FiltersBar.tsx'
import { ReportButtons } from './ReportButtons.tsx'

export const load = ({ queryClient }: LoadContext) =>
  queryClient.prefetchQuery(queryOf(getDashboard, { query: queryFor(filtersIn(parseSearch(location.search))) }))

export default function AnalyticsPage() {
  const t = useText()
  const { filters } = useFigureFilters()
  const query = useQuery({ ...queryOf(getDashboard, { query: queryFor(filters) }), placeholderData: keepPreviousData })
  const { data, error, isFetching, refetch } = query
  const state = widgetState({
    isEnabled: true,
    hasData: data !== undefined,
    isFetching,
    isCounting: data?.age.isBehind ?? false,
    hasFailed: error !== null,
  })
  return (
    <AnalyticsFrame>
      <PageHead title={t('screen_analytics')} menu={<ReportButtons filters={filters} />} />
      <FiltersBar choices={data?.choices} />
      {data && <AgeLine age={data.age} />}
      {state === 'init' && <LoadingRows rows={7} />}
      {state === 'error' && <FailedState failure={error} retry={() => void refetch()} />}
      {data && (
        <div className={styles.figures} data-state={state}>
          {data.figures.map((figure) => (
            <FigureWidget key={figure.id} figure={figure} filters={filters} />
          ))}
        </div>
      )}
      <Slots
        place={analyticsMain}
        props={{
          buildings: filters.buildings.split(',').filter(Boolean),
          hasApplications: data?.choices.states !== null,
        }}
      />
    </AnalyticsFrame>
  )
}
