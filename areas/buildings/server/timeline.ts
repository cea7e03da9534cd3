// Timeline of a building.

import { readTimelineOf } from '#platform/server/audit/timeline.ts'
import { findBuilding } from './building-row.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/buildings.ts'

export const getBuildingTimeline = handler(
  contract.getBuildingTimeline,
  { permission: 'object_read' },
  async (ctx, { params }) => {
    const { id } = await findBuilding(ctx, params.id)
    return readTimelineOf(ctx, { kind: 'building', id, fields: 'buildings_field' })
  },
)
