// Returns the applications of a review, in order.

import { idsInOrder } from '#platform/server/table/targets.ts'
import { mostReviewed } from '../../contract/review.ts'
import { applicationsTable } from '../list/list.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/review.ts'

export const getReview = handler(contract.getReview, { permission: 'applications_read' }, async (ctx, { query }) => {
  const ids = await idsInOrder(applicationsTable, ctx, { asked: query, most: mostReviewed + 1 })
  return { ids: ids.slice(0, mostReviewed), isCut: ids.length > mostReviewed }
})
