// Search for places on the waitlist: Swiss postcodes and towns, and the locations of the firm's buildings.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { soughtPlace } from './criteria.ts'

export const searchAddresses = endpoint({
  method: 'GET',
  path: '/api/v1/waitlist/searchAddresses',
  summary:
    'Towns, postcodes, colonies, districts and addresses of public objects whose names begin as typed, from two signs on; at most 12.',
  query: z.object({ search: z.string().max(100).default('') }),
  response: z.object({ items: z.array(soughtPlace) }),
})
