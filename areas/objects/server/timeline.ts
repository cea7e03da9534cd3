// What has happened to an object.

import type { AnswerOf } from '#platform/contract/endpoint.ts'
import { readTimelineOf } from '#platform/server/audit/timeline.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { Received } from '#platform/server/http/received.ts'
import type { getObjectTimeline } from '../contract/object.ts'
import { findObject } from './object-row.ts'

export async function readTimeline(
  ctx: StaffContext,
  { params }: Received<typeof getObjectTimeline>,
): Promise<AnswerOf<typeof getObjectTimeline>> {
  const { object } = await findObject(ctx, params.id)
  return readTimelineOf(ctx, { kind: 'object', id: object.id, fields: 'objects_field' })
}
