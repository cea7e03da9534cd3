// Search of a visitor, stored in the URL: it survives reload and Back, and can be shared.

import { useAddress } from '#platform/web/core/address.ts'
import { firstPageOf, publicSorts, type PublicListQuery } from '../../contract/public.ts'
import { objectKinds, type ObjectKind } from '#areas/buildings/rules/object-state.ts'

export interface PublicSearch {
  kind: ObjectKind
  city: string
  minRooms: string
  maxPrice: string
  onlyFree: boolean
  sort: (typeof publicSorts)[number]
  page: number
  view: PublicView
}

export const publicViews = ['cards', 'table', 'houses'] as const
export type PublicView = (typeof publicViews)[number]

export function usePublicSearch(firstKind: ObjectKind) {
  const { search, setSearch } = useAddress()
  const found: PublicSearch = {
    kind: objectKinds.find((kind) => kind === search.kind) ?? firstKind,
    city: search.city ?? '',
    minRooms: search.minRooms ?? '',
    maxPrice: search.maxPrice ?? '',
    onlyFree: search.onlyFree === 'true',
    sort: publicSorts.find((sort) => sort === search.sort) ?? 'price',
    page: Math.max(1, Number(search.page) || 1),
    view: publicViews.find((view) => view === search.view) ?? 'cards',
  }
  /** Any change except of the page number resets to the first page. */
  const change = (changes: Partial<Record<keyof PublicSearch, string>>) => {
    const cleared = Object.entries({ page: '', ...changes }).map(([key, value]) => [key, value || undefined])
    void setSearch(Object.fromEntries(cleared), { replace: !('page' in changes) })
  }
  const isNarrowed = Boolean(found.city || found.minRooms || found.maxPrice || found.onlyFree)
  const clear = () => change({ city: '', minRooms: '', maxPrice: '', onlyFree: '' })
  return { found, change, isNarrowed, clear }
}

export const { rowsPerPage } = firstPageOf('apartment')

export const queryFor = ({ kind, city, minRooms, maxPrice, onlyFree, sort, page }: PublicSearch): PublicListQuery => ({
  ...firstPageOf(kind),
  currentPage: page,
  sort,
  ...(city && { city }),
  ...(Number(minRooms) > 0 && { minRooms }),
  ...(Number(maxPrice) > 0 && { maxPrice }),
  ...(onlyFree && { onlyFree: 'true' as const }),
})
