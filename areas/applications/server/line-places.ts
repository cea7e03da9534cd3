// Where an application stands in line for each of its wishes: the same order that the object's page proposes.

import type { AnswerOf } from '#platform/contract/endpoint.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { Received } from '#platform/server/http/received.ts'
import type { getLinePlaces, LinePlace } from '../contract/line-places.ts'
import { findApplication } from './application-row.ts'
import { lineFor } from './next-in-line.ts'
import { wishedObjects } from './object-choices.ts'
import type { ObjectRow } from './object-row.ts'

export async function readLinePlaces(
  ctx: StaffContext,
  { params }: Received<typeof getLinePlaces>,
): Promise<AnswerOf<typeof getLinePlaces>> {
  const { id } = await findApplication(ctx, params.id)
  const objects: LinePlace[] = []
  for (const { object } of await wishedObjects(ctx, id)) objects.push(await placeIn(ctx, object, id))
  return { objects }
}

async function placeIn(ctx: StaffContext, object: ObjectRow, id: string): Promise<LinePlace> {
  const line = await lineFor(ctx, object)
  const at = line.findIndex(({ applicationId }) => applicationId === id)
  const [next] = line
  return {
    objectId: object.id,
    place: at === -1 ? null : at + 1,
    total: line.length,
    next: next ? { applicationId: next.applicationId, number: next.number, contactName: next.contactName } : null,
    behindTitle: line[at - 1]?.aheadTitle ?? null,
  }
}
