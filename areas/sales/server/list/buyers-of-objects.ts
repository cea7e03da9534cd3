// Buyers who are concerned when objects are withdrawn from sale: those who confirmed them or have a reservation.

import { getTableName } from 'drizzle-orm'
import { application } from '#areas/applications/server/public.ts'
import type { PeopleConcerned } from '#platform/contract/side-effects.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { isOverSql } from '../reservation/clock-sql.ts'

const applicationTable = getTableName(application)

/** SQL of the applications that confirmed or reserve the object with this alias. */
const concerned = (object: string) => `(
  select k.application_id from confirmed_object k
    join ${applicationTable} a on a.workspace_id = k.workspace_id and a.id = k.application_id
    where k.workspace_id = ${object}.workspace_id and k.object_id = ${object}.id and a.progress_state like 'sale.%'
  union
  select r.application_id from reservation r
    where r.workspace_id = ${object}.workspace_id and r.object_id = ${object}.id and r.state <> 'released'
      and not ${isOverSql('r')})`

export const buyersOfObjectsSql = (object: string): string =>
  `(select count(*)::int from ${concerned(object)} as concerned)`

/** Number of buyers who are named; the others are counted. */
const named = 5

/** Null if nobody is concerned. Names are for those who may see applications. */
export async function nameBuyersConcerned(
  ctx: StaffContext,
  objectIds: readonly string[],
): Promise<PeopleConcerned | null> {
  const { rows } = await ctx.client.query<{ id: string; name: string; count: number }>(
    `select a.id, a.contact_name as name, (count(*) over ())::int as count
      from (select distinct c.application_id
        from unnest($2::uuid[]) as one (id), lateral (select $1::uuid as workspace_id, one.id as id) o,
        lateral ${concerned('o')} c) c
      join ${applicationTable} a on a.workspace_id = $1 and a.id = c.application_id
      order by a.number limit ${named}`,
    [ctx.workspace.id, objectIds],
  )
  const count = rows[0]?.count ?? 0
  if (count === 0) return null
  const people = ctx.can('applications_read') ? rows.map(({ id, name }) => ({ name, path: `/applications/${id}` })) : []
  const text = objectIds.length === 1 ? 'sales_withdrawal_concerns_this' : 'sales_withdrawal_concerns'
  return { text: ctx.t(text, { count }), people, more: people.length > 0 ? count - people.length : 0 }
}
