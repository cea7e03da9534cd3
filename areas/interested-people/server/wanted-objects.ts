// Objects an interested person asked about: writes them in order of preference, and adds them to the search text.

import { and, eq, getTableName } from 'drizzle-orm'
import { propertyObject } from '#areas/objects/server/public.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { fieldRefusal } from '#platform/server/app-error.ts'
import { namesOfChoices, searchChoices } from '#platform/server/table/choices.ts'
import type { PersonData } from '../contract/person.ts'
import { interestedWish } from './tables.ts'

const propertyObjectTable = getTableName(propertyObject)

const objects = {
  from: propertyObjectTable,
  name: `t.title || ' (' || t.reference_number || ')'`,
  search: 't.search_text',
  order: 't.sort_key',
}

export const searchObjects = searchChoices(objects)
export const namesOfObjects = namesOfChoices(objects)

type Wanted = PersonData['objects']

/** With current object names, in order of preference. */
export async function wantedBy(ctx: Context, personId: string): Promise<Wanted> {
  const { rows } = await ctx.client.query<Wanted[number]>(
    `select t.id as value, ${objects.name} as "displayName" from interested_wish w
      join ${propertyObjectTable} t on t.workspace_id = $1 and t.id = w.object_id
      where w.workspace_id = $1 and w.person_id = $2 order by w.rank`,
    [ctx.workspace.id, personId],
  )
  return rows
}

export async function keepWanted(ctx: StaffContext, personId: string, wanted: Wanted): Promise<void> {
  const ids = [...new Set(wanted.map(({ value }) => value))]
  const known = await namesOfObjects(ctx, ids)
  if (known.length < ids.length) throw fieldRefusal('objects', 'interested_people_object_gone')
  await ctx.db
    .delete(interestedWish)
    .where(and(eq(interestedWish.workspaceId, ctx.workspace.id), eq(interestedWish.personId, personId)))
  if (ids.length === 0) return
  await ctx.db
    .insert(interestedWish)
    .values(ids.map((objectId, index) => ({ workspaceId: ctx.workspace.id, personId, objectId, rank: index + 1 })))
}

/**
 * Contains number, name, address, phone in both notations, and wanted objects; folded by the database like search
 * input.
 */
export async function refreshSearchText(ctx: Context, personId: string): Promise<void> {
  await ctx.client.query(
    `update interested_person p set search_text = folded(concat_ws(' ', p.number, p.contact_name, p.contact_email,
        regexp_replace(p.contact_phone, '\\D', '', 'g'),
        regexp_replace(regexp_replace(p.contact_phone, '^\\+41', '0'), '\\D', '', 'g'),
        (select string_agg(o.title || ' ' || o.reference_number, ' ' order by w.rank) from interested_wish w
          join ${propertyObjectTable} o on o.workspace_id = w.workspace_id and o.id = w.object_id
          where w.workspace_id = p.workspace_id and w.person_id = p.id)))
      where p.workspace_id = $1 and p.id = $2`,
    [ctx.workspace.id, personId],
  )
}
