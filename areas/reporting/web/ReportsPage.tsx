// PDF reports: the form of a new one, and the archive. An owner sees the archive of what was sent to them.

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { useAddress } from '#platform/web/core/address.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import { getReportNeeds, getReports } from '../contract/reports.ts'
import { NewReportSection } from './NewReportSection.tsx'
import { ReportArchive } from './ReportArchive.tsx'
import { SchedulesSection } from './SchedulesSection.tsx'
import styles from './Reports.module.css'

export const load = ({ queryClient }: LoadContext) =>
  queryClient.prefetchQuery(queryOf(getReports, { query: { page: 1 } }))

export default function ReportsPage() {
  const t = useText()
  const { search } = useAddress()
  const marked = typeof search['report'] === 'string' ? search['report'] : undefined
  const [page, setPage] = useState<number>()
  const shown = page === undefined && marked ? { report: marked } : { page: page ?? 1 }
  const query = useQuery({ ...queryOf(getReports, { query: shown }), placeholderData: keepPreviousData })
  return (
    <div className={styles.page}>
      <PageHead title={t('screen_reporting')} />
      <QueryView query={query} rows={8}>
        {(archive) => (
          <>
            {archive.canCreate && (
              <WithNeeds>{(needs) => <NewReportSection needs={needs} onCreated={() => setPage(1)} />}</WithNeeds>
            )}
            <ReportArchive
              archive={archive}
              page={archive.pagination.currentPage}
              onPage={setPage}
              marked={page === undefined ? marked : undefined}
            />
            {archive.canCreate && <WithNeeds>{(needs) => <SchedulesSection needs={needs} />}</WithNeeds>}
          </>
        )}
      </QueryView>
    </div>
  )
}

type Needs = ReceivedResponseOf<typeof getReportNeeds>

function WithNeeds({ children }: { children: (needs: Needs) => ReactNode }) {
  const query = useQuery(queryOf(getReportNeeds))
  return (
    <QueryView query={query} rows={5}>
      {children}
    </QueryView>
  )
}
