// The reports that were made, newest first.

import { Pagination } from '@mantine/core'
import { IconReport } from '@tabler/icons-react'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import type { getReports } from '../contract/reports.ts'
import { ReportLine } from './ReportLine.tsx'
import styles from './Reports.module.css'

interface Props {
  archive: ReceivedResponseOf<typeof getReports>
  page: number
  onPage: (page: number) => void
  /** Report of the link that was followed. */
  marked?: string | undefined
}

export function ReportArchive({ archive: { items, pagination, canCreate }, page, onPage, marked }: Props) {
  const t = useText()
  const pages = Math.ceil(pagination.totalItems / pagination.rowsPerPage)
  return (
    <Section title={t('reporting_archive')} count={pagination.totalItems} bare>
      {marked && !items.some(({ id }) => id === marked) && <p className={styles.facts}>{t('reporting_marked_gone')}</p>}
      {items.length === 0 ? (
        <EmptyState
          title={t('reporting_archive_empty')}
          text={t(canCreate ? 'reporting_archive_empty_text' : 'reporting_archive_empty_owner')}
          icon={<IconReport size={32} stroke={1.5} />}
        />
      ) : (
        <ul className={styles.list} aria-label={t('reporting_archive')}>
          {items.map((report) => (
            <ReportLine key={report.id} known={report} isReadOnly={!canCreate} isMarked={report.id === marked} />
          ))}
        </ul>
      )}
      {pages > 1 && <Pagination total={pages} value={page} onChange={onPage} mt={16} />}
    </Section>
  )
}
