// How many people the wished objects of an application take, beside how many there are.

import { readOccupancyValidity } from '#areas/application-form/server/public.ts'
import { findApplication } from '#areas/applications/server/public.ts'
import type { AnswerOf } from '#platform/contract/endpoint.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { Received } from '#platform/server/http/received.ts'
import type { getValidity } from '../contract/means.ts'

export async function readValidity(
  ctx: StaffContext,
  { params }: Received<typeof getValidity>,
): Promise<AnswerOf<typeof getValidity>> {
  const application = await findApplication(ctx, params.id)
  const { adults, children } = application
  return { ...(await readOccupancyValidity(ctx, application)), adults, children }
}
