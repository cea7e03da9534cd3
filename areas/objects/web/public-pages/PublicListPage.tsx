// Public list as drawings of the buildings. Cards and table are pages of the server, which need no web app
// (`server/public-pages/list`).

import { IconHomeSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { isEmbedded } from '#platform/web/shell/frame/embedded.ts'
import { ScreenLoading } from '#platform/web/shell/screens/ScreenLoading.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { getPublicListInit } from '../../contract/public.ts'
import { offeredKinds } from '../../rules/public-pages/offered-kinds.ts'
import { PublicFilters } from './PublicFilters.tsx'
import { PublicHouses } from './PublicHouses.tsx'
import { everything, ShownPartsContext } from '../shown-parts.ts'
import { usePublicSearch } from './use-public-search.ts'
import { WishBar } from './WishBar.tsx'
import '../plain-list/plain-list.css'

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
  if (found.view !== 'houses') return <PageOfServer />
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
    <button type="button" className="list-button" onClick={clear}>
      {t('objects_public_clear')}
    </button>
  )
  return (
    <div className="list-page">
      <header className="list-head">
        <h1 tabIndex={-1} data-page-title>
          {t(kind.isForSale ? 'objects_public_buy' : 'objects_public_rent', { kind: kind.displayName })}
        </h1>
        {init.canApply && (
          <p className="list-soft">{t(kind.isForSale ? 'objects_public_lead_to_buy' : 'objects_public_lead')}</p>
        )}
      </header>
      <PublicFilters init={init} kinds={kinds} isForSale={kind.isForSale} search={search} />
      {init.canApply && <WishBar isOver />}
      <PublicHouses found={found} onPage={(page) => change({ page: String(page) })} clear={clearing} />
      {init.canApply && <WishBar />}
    </div>
  )
}

/** Reached when the reader changes the view, or goes back to a page that the server renders. */
function PageOfServer() {
  useEffect(() => location.reload(), [])
  return <ScreenLoading />
}
