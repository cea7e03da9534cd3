// Where applications come from.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id } from '#platform/contract/fields.ts'
import { origins } from '../rules/origins.ts'

export const getOrigin = endpoint({
  method: 'GET',
  path: '/api/v1/maps/origin',
  summary: 'Applications by canton and postcode of the household, of all or of those that wish for a building.',
  query: z.object({ building: id.optional() }),
  response: z.object({
    /** Null if there are so few that they are masked. */
    total: z.number().nullable(),
    /** Applications in groups that are masked because they are small. */
    masked: z.number(),
    /** Instant of the kept count; null if counted for this response. */
    countedAt: z.string().nullable(),
    groups: z.array(
      z.object({
        origin: z.enum(origins),
        title: z.string(),
        /** Null if masked. */
        count: z.number().nullable(),
        places: z.array(z.object({ postcode: z.string(), city: z.string(), count: z.number() })),
      }),
    ),
  }),
})
