// Public list of objects to let or for sale, mobile first. Visitors filter by town, size and price, and save objects
// on a wish list.

import { Pagination } from '@mantine/core'
import { IconHomeSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { isEmbedded } from '#platform/web/shell/frame/embedded.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { FailedState } from '#platform/web/ui/states/FailedState.tsx'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { getPublicListInit, listPublicObjects } from '../../contract/public.ts'
import { withColumns } from '../../rules/shown-columns.ts'
import { offeredKinds } from './offered-kinds.ts'
import { PublicCards } from './PublicCards.tsx'
import { PublicFilters } from './PublicFilters.tsx'
import { PublicHouses } from './PublicHouses.tsx'
import { PublicTable } from './PublicTable.tsx'
import { everything, ShownPartsContext, useShownParts } from '../shown-parts.ts'
import { queryFor, rowsPerPage, usePublicSearch } from './use-public-search.ts'
import { WishBar } from './WishBar.tsx'
import styles from './PublicListPage.module.css'

export default function PublicListPage() {
  const query = useQuery(queryOf(getPublicListInit))
  const { data: init } = query
  if (init) {
    return (
      <ShownPartsContext value={isEmbedded() ? init.frame : everything}>
        <PublicList init={init} />
      </ShownPartsContext>
    )
  }
  return <QueryView query={query} />
}

function PublicList({ init }: { init: ReceivedResponseOf<typeof getPublicListInit> }) {
  const t = useText()
  const [first] = init.kinds
  const search = usePublicSearch(first?.value ?? 'apartment')
  const { found, change, isNarrowed, clear } = search
  if (!first) {
    return (
      <EmptyState
        icon={<IconHomeSearch size={22} stroke={1.5} />}
        title={t('objects_public_none')}
        text={t('objects_public_none_text')}
      />
    )
  }
  const kinds = offeredKinds(t, init.kinds, found.kind)
  const kind = kinds.find(({ value }) => value === found.kind) ?? first
  const clearing = isNarrowed && (
    <button type="button" className={styles.clear} onClick={clear}>
      {t('objects_public_clear')}
    </button>
  )
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title} tabIndex={-1} data-page-title>
          {t(kind.isForSale ? 'objects_public_buy' : 'objects_public_rent', { kind: kind.displayName })}
        </h1>
        {init.canApply && <p className={styles.lead}>{t('objects_public_lead')}</p>}
      </header>
      <PublicFilters init={init} kinds={kinds} isForSale={kind.isForSale} search={search} />
      {init.canApply && <WishBar isOver />}
      {found.view === 'houses' ? (
        <PublicHouses found={found} onPage={(page) => change({ page: String(page) })} clear={clearing} />
      ) : (
        <Objects search={search} clearing={clearing} />
      )}
      {init.canApply && <WishBar />}
    </div>
  )
}

interface ObjectsProps {
  search: ReturnType<typeof usePublicSearch>
  /** Button that clears filters without results. */
  clearing: ReactNode
}

function Objects({ search: { found, change }, clearing }: ObjectsProps) {
  const t = useText()
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...queryOf(listPublicObjects, { query: queryFor(found) }),
    placeholderData: keepPreviousData,
  })
  const { columns } = useShownParts()
  const items = (data?.items ?? []).map((item) => withColumns(item, columns))
  const total = data?.pagination.totalItems ?? 0
  const pages = Math.ceil(total / rowsPerPage)
  return (
    <>
      <p className={styles.count} role="status">
        {data
          ? t(total === 1 ? 'objects_public_count_one' : 'objects_public_count', { count: total })
          : t('general_loading')}
      </p>
      {error && <FailedState failure={error} retry={() => void refetch()} />}
      {data && total === 0 && (
        <EmptyState
          icon={<IconHomeSearch size={22} stroke={1.5} />}
          title={t('objects_public_nothing')}
          text={t('objects_public_nothing_text')}
          action={clearing}
        />
      )}
      {data && total > 0 && (
        <div className={styles.items} data-waiting={isPlaceholderData || undefined}>
          {found.view === 'table' ? <PublicTable items={items} /> : <PublicCards items={items} />}
        </div>
      )}
      {pages > 1 && (
        <Pagination
          className={styles.pages}
          total={pages}
          value={found.page}
          onChange={(page) => change({ page: String(page) })}
          getControlProps={(control) => ({ 'aria-label': t(`objects_page_${control}`) })}
        />
      )}
    </>
  )
}
