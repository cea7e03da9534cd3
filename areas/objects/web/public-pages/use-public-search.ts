// Search of a visitor, stored in the URL: it survives reload and Back, and can be shared.

import { useAddress } from '#platform/web/core/address.ts'
import type { ObjectKind } from '#areas/buildings/rules/object-state.ts'
import { firstPageOf, type PublicListQuery } from '../../contract/public.ts'
import { isNarrowed, searchIn, type PublicSearch } from '../../rules/public-pages/public-search.ts'

export function usePublicSearch(firstKind: ObjectKind) {
  const { search, setSearch } = useAddress()
  const found = searchIn(search, firstKind)
  /** Any change except of the page number resets to the first page. */
  const change = (changes: Partial<Record<keyof PublicSearch, string>>) => {
    const cleared = Object.entries({ page: '', ...changes }).map(([key, value]) => [key, value || undefined])
    void setSearch(Object.fromEntries(cleared), { replace: !('page' in changes) })
  }
  const clear = () => change({ city: '', minRooms: '', minArea: '', maxPrice: '', onlyFree: '' })
  return { found, change, isNarrowed: isNarrowed(found), clear }
}

export const queryFor = ({
  kind,
  city,
  minRooms,
  minArea,
  maxPrice,
  onlyFree,
  page,
}: PublicSearch): PublicListQuery => ({
  ...firstPageOf(kind),
  currentPage: page,
  ...(city && { city }),
  ...(minRooms && { minRooms }),
  ...(minArea && { minArea }),
  ...(maxPrice && { maxPrice }),
  ...(onlyFree && { onlyFree: 'true' as const }),
})
