// Builds the timeline of an object from the audit.

import { readTimelineOf } from '#platform/server/audit/timeline.ts'
import { findObject } from '../details/object-row.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/object.ts'

export const getObjectTimeline = handler(
  contract.getObjectTimeline,
  { permission: 'object_read' },
  async (ctx, { params }) => {
    const { object } = await findObject(ctx, params.id)
    return readTimelineOf(ctx, {
      kind: 'object',
      id: object.id,
      fields: 'objects_field',
      // Fees and costs of the object.
      ...(!ctx.can('budget_read') && { withoutPrefix: 'budget.' }),
    })
  },
)
