// The round of a review: which applications, in which order.

import type { AnswerOf } from '#platform/contract/endpoint.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { Received } from '#platform/server/http/received.ts'
import { idsInOrder } from '#platform/server/table/targets.ts'
import { mostReviewed, type getReview } from '../contract/review.ts'
import { applicationsTable } from './list.ts'

export async function readReview(
  ctx: StaffContext,
  { query }: Received<typeof getReview>,
): Promise<AnswerOf<typeof getReview>> {
  const ids = await idsInOrder(applicationsTable, ctx, { asked: query, most: mostReviewed + 1 })
  return { ids: ids.slice(0, mostReviewed), isCut: ids.length > mostReviewed }
}
