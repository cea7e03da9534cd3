// Preview of an import, row by row, before anything is written.

import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { listBuildings } from '#areas/buildings/contract/buildings.ts'
import { call } from '#platform/web/api/call.ts'
import { queryOf, useChange } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { FailedState } from '#platform/web/ui/states/FailedState.tsx'
import { LoadingRows } from '#platform/web/ui/states/LoadingRows.tsx'
import { Tile, Tiles } from '#platform/web/ui/Tile.tsx'
import { formatNumber } from '#platform/web/i18n/format.ts'
import {
  applyImport,
  checkImport,
  getBulkImport,
  previewImport,
  type ImportReading,
} from '../../contract/bulk-import.ts'
import { staleAfterChange } from '../changes.ts'
import { CheckedRows } from './CheckedRows.tsx'
import { headingOf } from './heading.ts'
import { Muted } from '#platform/web/kit/Muted.tsx'
import { ImportBar } from './ImportBar.tsx'
import { OutcomeCount } from './OutcomeCount.tsx'
import styles from './CheckStep.module.css'

interface Props {
  id: string
  reading: ImportReading
  onBack: () => void
}

const outcomes = ['created', 'changed', 'unchanged', 'rejected'] as const

export function CheckStep({ id, reading, onBack }: Props) {
  const t = useText()
  const { sheet, headerRow } = reading
  const preview = useQuery(queryOf(previewImport, { params: { id }, query: { sheet, headerRow } }))
  const { data, error, refetch } = useQuery({
    queryKey: ['check import', id, reading],
    queryFn: ({ signal }) => call(checkImport, { params: { id }, body: reading }, { signal, timeout: false }),
    gcTime: 0,
    staleTime: Infinity,
  })
  const stale = [getBulkImport, listBuildings, ...staleAfterChange]
  const apply = useChange(applyImport, { stale, timeout: false })
  const rows = preview.data?.rows ?? 0
  if (!data) {
    if (error) return <FailedState failure={error} retry={() => void refetch()} />
    return (
      <div role="status">
        <p className={styles.waiting}>{t('objects_import_checking', { count: formatNumber(rows) })}</p>
        <LoadingRows rows={7} />
      </div>
    )
  }
  const { counts, newBuildings, changedBuildings } = data
  const good = counts.created + counts.changed
  const headings = preview.data?.columns.map(({ heading }, index) => headingOf(t, heading, index)) ?? []
  return (
    <>
      <Tiles>
        {outcomes.map((outcome) => (
          <Tile key={outcome} label={t(`objects_import_count_${outcome}`)}>
            <OutcomeCount count={counts[outcome]} isRejected={outcome === 'rejected'} />
          </Tile>
        ))}
      </Tiles>
      {newBuildings.length > 0 && (
        <p className={styles.notice}>
          {t('objects_import_new_buildings', { count: newBuildings.length, names: namesOf(newBuildings) })}
        </p>
      )}
      {changedBuildings.length > 0 && (
        <p className={styles.notice}>
          {t('objects_import_changed_buildings', { count: changedBuildings.length, names: namesOf(changedBuildings) })}
        </p>
      )}
      {good === 0 && (
        <EmptyState
          title={t(isAllThere(counts) ? 'objects_import_all_unchanged' : 'objects_import_nothing')}
          text={t(whyNothing(counts), { count: counts.unchanged })}
        />
      )}
      {(['rejected', 'changed', 'created'] as const).map((outcome) => (
        <CheckedRows
          key={outcome}
          outcome={outcome}
          rows={data.rows.filter((row) => row.outcome === outcome)}
          all={counts[outcome]}
          headings={headings}
        />
      ))}
      <ImportBar>
        {good > 0 && (
          <Button
            loading={apply.isPending}
            onClick={() =>
              // Refused because data changed since the check; runs the check again and shows the new result.
              apply.mutate({ params: { id }, body: { ...reading, seen: counts } }, { onError: () => void refetch() })
            }
          >
            {t('objects_import_apply', { count: good })}
          </Button>
        )}
        <Button variant="default" onClick={onBack} disabled={apply.isPending}>
          {t('general_back')}
        </Button>
        {apply.isPending && (
          <span role="status">
            <Muted>{t('objects_import_writing', { count: formatNumber(good) })}</Muted>
          </span>
        )}
      </ImportBar>
    </>
  )
}

interface Counts {
  unchanged: number
  rejected: number
}

const isAllThere = ({ unchanged, rejected }: Counts): boolean => unchanged > 0 && rejected === 0

function whyNothing(counts: Counts): string {
  if (isAllThere(counts)) return 'objects_import_nothing_unchanged'
  if (counts.unchanged > 0) return 'objects_import_nothing_rest'
  return counts.rejected > 0 ? 'objects_import_nothing_good' : 'objects_import_nothing_text'
}

const namesOf = (houses: readonly { title: string }[]): string => {
  const names = houses.slice(0, 5).map(({ title }) => title)
  return houses.length > 5 ? `${names.join(', ')} …` : names.join(', ')
}
