// Groups the list of applications by wished object. An application with three wishes is in three groups.

import { and, eq, getTableName, inArray } from 'drizzle-orm'
import { stateTextOf, type ObjectState } from '#areas/buildings/rules/object-state.ts'
import { propertyObject } from '#areas/objects/server/public.ts'
import { processSettings } from '#areas/project-settings/server/public.ts'
import { canLet } from '#platform/rules/project-type.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { FoundGroup, GroupHead, ListGrouping } from '#platform/server/table/grouping.ts'
import type { ObjectRow } from '../details/object-row.ts'
import { lineFor } from '../offers/next-in-line.ts'
import { seatsBy } from '../offers/open-offers.ts'
import type { Seats } from '../../rules/offers/object-fit.ts'

export const groupingByObject: ListGrouping = {
  key: 'object',
  name: 'applications_group_object',
  through: { table: 'application_wish', rowId: 'application_id', groupId: 'object_id' },
  groups: getTableName(propertyObject),
  order: 'o.sort_key',
  narrowedBy: {
    object: 'g.object_id = any(?::uuid[])',
    building: 'g.building_id = any(?::uuid[])',
    rooms: 'o.rooms = any(?::double precision[])',
  },
  heads,
}

async function heads(ctx: StaffContext, groups: readonly FoundGroup[]): Promise<ReadonlyMap<string, GroupHead>> {
  const ids = groups.map(({ id }) => id)
  const objects = ids.length === 0 ? [] : await objectsOf(ctx, ids)
  const { parallelOffersPerObject } = await processSettings(ctx)
  const seatsOf = await seatsBy(ctx, ids, parallelOffersPerObject)
  const byId = new Map<string, GroupHead>()
  for (const object of objects) {
    const elsewhere = groups.find(({ id }) => id === object.id)?.elsewhere ?? 0
    byId.set(object.id, await headOf(ctx, object, { seats: seatsOf(object.id), elsewhere }))
  }
  return byId
}

const objectsOf = (ctx: StaffContext, ids: readonly string[]): Promise<ObjectRow[]> =>
  ctx.db
    .select()
    .from(propertyObject)
    .where(and(eq(propertyObject.workspaceId, ctx.workspace.id), inArray(propertyObject.id, [...ids])))

/** States in which the number of open offers is shown; a let object has none. */
const offersMatter: ReadonlySet<ObjectState> = new Set(['available', 'with_offer', 'inactive'])

async function headOf(
  ctx: StaffContext,
  object: ObjectRow,
  { seats, elsewhere }: { seats: Seats; elsewhere: number },
): Promise<GroupHead> {
  const [first] = await lineFor(ctx, object)
  const lets = canLet(ctx.workspace.projectType).allowed
  const opens = ctx.can('object_read')
  return {
    title: object.title,
    ...(opens && { href: `/objects/${object.id}` }),
    state: { value: object.lettingState, displayName: ctx.t(stateTextOf(object)) },
    facts: [
      ...(elsewhere > 0 ? [ctx.t('applications_group_elsewhere', { count: elsewhere })] : []),
      ...(lets && offersMatter.has(object.lettingState)
        ? [ctx.t('applications_board_seats', { open: seats.open, most: seats.most })]
        : []),
    ],
    links: [
      ...(first
        ? [
            {
              value: ctx.t('applications_group_first', { number: first.number, name: first.contactName }),
              href: `/applications/${first.applicationId}`,
            },
          ]
        : []),
      ...(opens ? [{ value: ctx.t('applications_board'), href: `/objects/${object.id}/board` }] : []),
    ],
  }
}
