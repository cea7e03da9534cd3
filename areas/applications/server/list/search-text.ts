// Builds the search text of an application.

import { getTableName } from 'drizzle-orm'
import { building } from '#areas/buildings/server/public.ts'
import { propertyObject } from '#areas/objects/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { insertRows } from '#platform/server/db/insert-rows.ts'
import { application } from '../tables.ts'

const buildingTable = getTableName(building)

const propertyObjectTable = getTableName(propertyObject)

/**
 * By its number, names, mail addresses, wishes, and phone numbers as digits in both spellings: they are kept as +41…, the
 * national one begins with a zero instead. Folded by the database, as searches are.
 */
export async function refreshSearchTexts(ctx: Context, applicationIds: readonly string[]): Promise<void> {
  await ctx.client.query(`update application a set search_text = ${searchText} where ${these}`, [
    ctx.workspace.id,
    applicationIds,
  ])
  await refreshTenantNames(ctx, applicationIds)
}

type NewApplication = Omit<typeof application.$inferInsert, 'searchText' | 'points' | 'publicPoints'>

/**
 * Writes them once, found by their people and wishes and with the points these give: whoever calls has written people and wishes before
 * (`await peopleFirst(ctx)`).
 */
export const insertApplications = (ctx: Context, rows: readonly NewApplication[]): Promise<void> =>
  insertRows(
    ctx.client,
    application,
    rows.map((row) => ({ ...row, searchText: '' })),
    { searchText },
  )

/** Defers the foreign keys, so that people and wishes can be inserted before their application in this transaction. */
export const peopleFirst = (ctx: Context) =>
  ctx.client.query(`set constraints adult_workspace_id_application_id_fkey, child_workspace_id_application_id_fkey,
    application_wish_workspace_id_application_id_fkey deferred`)

const these = 'a.workspace_id = $1 and a.id = any($2::uuid[])'

/**
 * Of its assignments: the names of the adults that heading, list and papers show, and the words by which tenants are found,
 * children included. Once cancelled they stay.
 */
export async function refreshTenantNames(ctx: Context, applicationIds: readonly string[]): Promise<void> {
  await ctx.client.query(
    `update assignment s set tenant_names = named.names,
       search_text = folded(concat_ws(' ', a.number, named.names, a.contact_email, o.title, o.reference_number,
         b.street || ' ' || b.house_number || ', ' || b.postal_code || ' ' || b.city,
         (select string_agg(k.first_name || ' ' || k.last_name, ' ' order by k.position, k.id)
          from child k where k.workspace_id = a.workspace_id and k.application_id = a.id),
         (select string_agg(l.title || ' ' || l.reference_number, ' ' order by l.title, l.id)
          from assignment_companion c join ${propertyObjectTable} l on l.workspace_id = c.workspace_id and l.id = c.object_id
          where c.workspace_id = s.workspace_id and c.assignment_id = s.id)))
     from application a, ${propertyObjectTable} o, ${buildingTable} b, lateral (
       select coalesce(string_agg(p.first_name || ' ' || p.last_name, ', ' order by p.position, p.id), a.contact_name) names
       from adult p where p.workspace_id = a.workspace_id and p.application_id = a.id) named
     where s.workspace_id = $1 and s.application_id = any($2::uuid[]) and s.state <> 'cancelled'
       and a.workspace_id = $1 and a.id = s.application_id
       and o.workspace_id = $1 and o.id = s.object_id and b.workspace_id = $1 and b.id = o.building_id`,
    [ctx.workspace.id, applicationIds],
  )
}

const bothSpellings = (phone: string): string =>
  `regexp_replace(${phone}, '\\D', '', 'g'), regexp_replace(regexp_replace(${phone}, '^\\+41', '0'), '\\D', '', 'g')`

const searchText = `folded(concat_ws(' ', a.number, a.contact_name, a.contact_email,
        ${bothSpellings('a.contact_phone')},
        (select string_agg(concat_ws(' ', p.first_name, p.last_name, p.email, ${bothSpellings('p.phone')}), ' ' order by p.position)
          from adult p where p.workspace_id = a.workspace_id and p.application_id = a.id),
        (select string_agg(concat_ws(' ', k.first_name, k.last_name), ' ' order by k.position)
          from child k where k.workspace_id = a.workspace_id and k.application_id = a.id),
        (select string_agg(concat_ws(' ', o.title, o.reference_number), ' ' order by w.rank)
          from application_wish w join ${propertyObjectTable} o on o.workspace_id = w.workspace_id and o.id = w.object_id
          where w.workspace_id = a.workspace_id and w.application_id = a.id)))`
