// What has happened to a building.

import type { AnswerOf } from '#platform/contract/endpoint.ts'
import { readTimelineOf } from '#platform/server/audit/timeline.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { Received } from '#platform/server/http/received.ts'
import type { getBuildingTimeline } from '../contract/buildings.ts'
import { findBuilding } from './building-row.ts'

export async function readTimeline(
  ctx: StaffContext,
  { params }: Received<typeof getBuildingTimeline>,
): Promise<AnswerOf<typeof getBuildingTimeline>> {
  const { id } = await findBuilding(ctx, params.id)
  return readTimelineOf(ctx, { kind: 'building', id, fields: 'buildings_field' })
}
