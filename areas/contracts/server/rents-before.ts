// Previous rent of an object let together with a home, such as a parking space: what its last tenant paid, on its own
// or with another object.

import { getTableName } from 'drizzle-orm'
import { assignmentCompanion, assignment } from '#areas/applications/server/public.ts'
import { rentalContract, type TenancyRow } from '#areas/tenants/server/public.ts'
import type { Context } from '#platform/server/context.ts'

const assignmentCompanionTable = getTableName(assignmentCompanion)
const assignmentTable = getTableName(assignment)
const rentalContractTable = getTableName(rentalContract)

/** Rappen per month. */
export interface RentBefore {
  net: number
  ancillary: number
}

interface Found extends RentBefore {
  objectId: string
}

const query = `
  select distinct on ("objectId") "objectId", net, ancillary from (
    select c.object_id as "objectId", c.net_rent as net, coalesce(c.ancillary_cost, 0) as ancillary,
        coalesce(c.let_until, s.quit_on) as until
      from ${assignmentCompanionTable} c
      join ${assignmentTable} s on s.workspace_id = c.workspace_id and s.id = c.assignment_id
      where c.workspace_id = $1 and c.object_id = any($2) and s.id <> $3
    union all
    select s.object_id, r.net_rent, coalesce(r.ancillary_cost, 0), s.quit_on
      from ${rentalContractTable} r
      join ${assignmentTable} s on s.workspace_id = r.workspace_id and s.id = r.assignment_id
      where r.workspace_id = $1 and s.object_id = any($2) and s.id <> $3
  ) earlier
  where net is not null and until < coalesce($4, 'infinity'::date)
  order by "objectId", until desc`

export async function rentsBefore(
  ctx: Context,
  objectIds: readonly string[],
  { id, contractStart }: TenancyRow,
): Promise<(objectId: string) => RentBefore | null> {
  if (objectIds.length === 0) return () => null
  const { rows } = await ctx.client.query<Found>(query, [ctx.workspace.id, [...objectIds], id, contractStart])
  return (objectId) => rows.find((row) => row.objectId === objectId) ?? null
}
