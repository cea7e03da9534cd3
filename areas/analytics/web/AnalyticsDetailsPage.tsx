// One figure with all its rows and charts, under the filters of the dashboard.

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { useParam } from '#platform/web/core/address.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { getDashboardDetail } from '../contract/dashboard.ts'
import { figureIds, type FigureId } from '../contract/figures.ts'
import { AgeLine } from './AgeLine.tsx'
import { AnalyticsFrame } from './AnalyticsFrame.tsx'
import styles from './AnalyticsDetailsPage.module.css'
import { FigureWidget } from './FigureWidget.tsx'
import { queryFor, useFigureFilters } from './figure-filters.ts'
import { FiltersBar } from './FiltersBar.tsx'
import { ReportButtons } from './ReportButtons.tsx'

export default function AnalyticsDetailsPage() {
  const t = useText()
  const id = useParam('id')
  const known = figureIds.find((one) => one === id)
  return known ? <FigureDetails id={known} /> : <EmptyState isPage title={t('shell_not_found_title')} />
}

function FigureDetails({ id }: { id: FigureId }) {
  const t = useText()
  const { filters } = useFigureFilters()
  const asked = queryOf(getDashboardDetail, { params: { id }, query: queryFor(filters) })
  const query = useQuery({ ...asked, placeholderData: keepPreviousData })
  const { data } = query
  return (
    <AnalyticsFrame>
      <PageHead
        title={t(`analytics_figure_${id}`)}
        back={{ to: '/analytics', label: t('analytics_back') }}
        menu={data?.figure && <ReportButtons filters={filters} id={id} />}
      />
      <FiltersBar choices={data?.choices} />
      {data && <AgeLine age={data.age} />}
      <div className={styles.details}>
        <QueryView
          query={query}
          rows={6}
          empty={{
            when: ({ figure }) => figure === null,
            shown: <EmptyState title={t('analytics_not_for_you')} />,
          }}
        >
          {({ figure }) => figure && <FigureWidget figure={figure} filters={filters} isDetail />}
        </QueryView>
      </div>
    </AnalyticsFrame>
  )
}
