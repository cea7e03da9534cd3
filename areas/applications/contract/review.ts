// Review mode: evaluates many applications in sequence on one screen.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { tableQuery } from '#platform/contract/table.ts'

export const mostReviewed = 1000

export const getReview = endpoint({
  method: 'GET',
  path: '/api/v1/applications/choices/review',
  summary: `The ids of a filtered and sorted list in its order, at most ${mostReviewed}: the round of a review, which keeps its order while grades move applications from tab to tab.`,
  query: tableQuery.pick({ search: true, sort: true, state: true, filters: true }),
  response: z.object({ ids: z.array(z.string()), isCut: z.boolean() }),
})
