// Objects that are seen at an appointment, in the order of the tour, and the search text that contains them.

import { and, eq, getTableName } from 'drizzle-orm'
import { building } from '#areas/buildings/server/public.ts'
import { propertyObject } from '#areas/objects/server/public.ts'
import { fieldRefusal } from '#platform/server/app-error.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { staffUser } from '#platform/server/session/tables.ts'
import { namesOfChoices, searchChoices } from '#platform/server/table/choices.ts'
import * as contract from '../../contract/plan.ts'
import { viewingObject } from '../tables.ts'

export const objectTable = getTableName(propertyObject)
const buildingTable = getTableName(building)

const objects = {
  from: objectTable,
  name: `t.title || ' (' || t.reference_number || ')'`,
  search: 't.search_text',
  order: 't.sort_key',
}

export const searchObjects = searchChoices(objects)
export const namesOfObjects = namesOfChoices(objects)

export const searchViewingObjects = handler(
  contract.searchViewingObjects,
  { permission: 'viewing' },
  async (ctx, { query }) => {
    const found = await searchObjects(ctx, query.search)
    const addresses = await addressesOf(
      ctx,
      found.map(({ value }) => value),
    )
    return {
      items: found.map(({ value, displayName }) => ({ value, displayName, address: addresses.get(value) ?? '' })),
    }
  },
)

/** Street, postcode and place by object. */
export async function addressesOf(ctx: Context, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await ctx.client.query<{ id: string; address: string }>(
    `select o.id, concat_ws(', ', b.street, concat_ws(' ', b.postal_code, b.city)) address from ${objectTable} o
      join ${buildingTable} b on b.workspace_id = o.workspace_id and b.id = o.building_id
      where o.workspace_id = $1 and o.id = any($2)`,
    [ctx.workspace.id, ids],
  )
  return new Map(rows.map(({ id, address }) => [id, address]))
}

export type ChosenObject = { value: string; displayName: string }

/** With their current names, in the order of the tour. */
export async function objectsOf(ctx: Context, appointmentId: string): Promise<ChosenObject[]> {
  const { rows } = await ctx.client.query<ChosenObject>(
    `select t.id as value, ${objects.name} as "displayName" from viewing_object v
      join ${objectTable} t on t.workspace_id = $1 and t.id = v.object_id
      where v.workspace_id = $1 and v.appointment_id = $2 order by v.position`,
    [ctx.workspace.id, appointmentId],
  )
  return rows
}

export async function keepObjects(ctx: StaffContext, appointmentId: string, ids: readonly string[]): Promise<void> {
  const wanted = [...new Set(ids)]
  const known = await namesOfObjects(ctx, wanted)
  if (known.length < wanted.length) throw fieldRefusal('objects', 'viewing_appointments_object_gone')
  await ctx.db
    .delete(viewingObject)
    .where(and(eq(viewingObject.workspaceId, ctx.workspace.id), eq(viewingObject.appointmentId, appointmentId)))
  if (wanted.length === 0) return
  await ctx.db
    .insert(viewingObject)
    .values(wanted.map((objectId, position) => ({ workspaceId: ctx.workspace.id, appointmentId, objectId, position })))
}

/** Contains number, title, place, host and objects; folded by the database like search input. */
export async function refreshSearchText(ctx: Context, appointmentId: string): Promise<void> {
  await ctx.client.query(
    `update viewing_appointment a set search_text = folded(concat_ws(' ', a.number, a.title, a.place, a.host_name,
        (select u.first_name || ' ' || u.last_name from ${getTableName(staffUser)} u
          where u.workspace_id = a.workspace_id and u.id = a.host_id),
        (select string_agg(o.title || ' ' || o.reference_number, ' ' order by v.position) from viewing_object v
          join ${objectTable} o on o.workspace_id = v.workspace_id and o.id = v.object_id
          where v.workspace_id = a.workspace_id and v.appointment_id = a.id)))
      where a.workspace_id = $1 and a.id = $2`,
    [ctx.workspace.id, appointmentId],
  )
}
