// The address search of the Confederation (standards.md §8.1): free and without a key, but not to be asked in bulk.

import { z } from 'zod'
import { askMaps } from './maps-request.ts'
import type { AddressSearch } from './maps-service.ts'

const answer = z.object({
  results: z.array(z.object({ attrs: z.object({ lat: z.number(), lon: z.number() }) })),
})

export function federalAddressSearch({ url }: { url: string }): AddressSearch {
  return {
    async locate(address) {
      const query = new URLSearchParams({
        type: 'locations',
        // The service takes at most ten words.
        searchText: address
          .split(/[\s,]+/)
          .slice(0, 10)
          .join(' '),
        origins: 'address,zipcode',
        sr: '4326',
        limit: '1',
      })
      const found = await askMaps(answer, `${url}/rest/services/api/SearchServer?${query}`, { unknown: [400] })
      const [place] = found?.results ?? []
      return place ? { longitude: place.attrs.lon, latitude: place.attrs.lat } : null
    },
  }
}
