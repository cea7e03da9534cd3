// Remembers the places of addresses, because the address search must not be asked in bulk.

import type { AddressSearch, Point } from '#connectors/maps/maps-service.ts'

/** Addresses kept; the one looked up first is forgotten first. */
const most = 5_000
/** Milliseconds until an address is looked up again: found ones rarely move, unknown ones may be entered. */
const keptFor = { found: 30 * 24 * 3_600_000, unknown: 3_600_000 }

export function rememberingPlaces(search: AddressSearch, now: () => number = Date.now): AddressSearch {
  const known = new Map<string, { place: Point | null; until: number }>()
  return {
    async locate(address) {
      const kept = known.get(address)
      if (kept && kept.until > now()) return kept.place
      const place = await search.locate(address)
      known.delete(address)
      known.set(address, { place, until: now() + (place ? keptFor.found : keptFor.unknown) })
      const [oldest] = known.keys()
      if (known.size > most && oldest !== undefined) known.delete(oldest)
      return place
    },
  }
}
