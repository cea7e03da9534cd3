// Buildings with objects visible to the public, as cross-sections. Hidden units are included without any data;
// decision 0220.

import { z } from 'zod'
import { sectionOf } from '#areas/buildings/contract/plan.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { pagination } from '#platform/contract/table.ts'
import { publicItem, publicListQuery } from './public.ts'

export const publicPlanUnit = publicItem.extend({
  /** The unit matches the filter; other units are drawn faint. */
  matches: z.boolean(),
})
export type PublicPlanUnit = z.infer<typeof publicPlanUnit>

const publicHouse = z.object({
  id: z.string(),
  title: z.string(),
  address: z.string(),
  postal_code: z.string(),
  city: z.string(),
  /** Number of matching units that are free. */
  free: z.number(),
  /** Null for a unit hidden from the public. */
  plan: sectionOf(publicPlanUnit.nullable()),
})
export type PublicHouse = z.infer<typeof publicHouse>

export const publicHousesQuery = publicListQuery.omit({ ids: true, sort: true, rowsPerPage: true }).extend({
  rowsPerPage: z.coerce.number().int().min(1).max(12).default(6),
})
export type PublicHousesQuery = z.input<typeof publicHousesQuery>

export const listPublicHouses = endpoint({
  method: 'GET',
  path: '/api/v1/objects/iframe-object-list/houses',
  summary:
    'The houses that hold public objects of those asked for, 6 to a page, each with its storeys from the roof down and its units from left to right; prices in francs where the public may know them, null for a unit that it does not see.',
  query: publicHousesQuery,
  response: z.object({ houses: z.array(publicHouse), pagination }),
})
