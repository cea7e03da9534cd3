// Buyers who are concerned when objects are withdrawn from sale: those who confirmed them or have a reservation.

import { getTableName } from 'drizzle-orm'
import { application } from '#areas/applications/server/public.ts'
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

/** Empty if nobody is concerned. */
export async function tellBuyersConcerned(ctx: StaffContext, objectIds: readonly string[]): Promise<string> {
  const { rows } = await ctx.client.query<{ count: number }>(
    `select count(distinct c.application_id)::int as count
      from unnest($2::uuid[]) as one (id), lateral (select $1::uuid as workspace_id, one.id as id) o,
      lateral ${concerned('o')} c`,
    [ctx.workspace.id, objectIds],
  )
  const count = rows[0]?.count ?? 0
  return count === 0 ? '' : ctx.t('sales_withdrawal_concerns', { count })
}
