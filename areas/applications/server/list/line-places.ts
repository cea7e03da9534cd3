// Returns the rank of an application for each of its wishes, in the same order that the object's page proposes.

import type { StaffContext } from '#platform/server/context.ts'
import type { LinePlace } from '../../contract/line-places.ts'
import { findApplication } from '../details/application-row.ts'
import { lineFor } from '../offers/next-in-line.ts'
import { wishedObjects } from '../details/object-choices.ts'
import type { ObjectRow } from '../details/object-row.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/line-places.ts'

export const getLinePlaces = handler(
  contract.getLinePlaces,
  { permission: 'applications_read' },
  async (ctx, { params }) => {
    const { id } = await findApplication(ctx, params.id)
    const objects: LinePlace[] = []
    for (const { object } of await wishedObjects(ctx, id)) objects.push(await placeIn(ctx, object, id))
    return { objects }
  },
)

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
