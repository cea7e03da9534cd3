// Objects of a letting report, in the order of the lists, with their applications.

import { getTableName } from 'drizzle-orm'
import { application, applicationWish } from '#areas/applications/server/public.ts'
import { building } from '#areas/buildings/server/public.ts'
import type { NextState, ObjectKind, ObjectState } from '#areas/buildings/rules/object-state.ts'
import { propertyObject } from '#areas/objects/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { mostObjects, ReportRefusal, type ReportOptions } from '../../rules/report.ts'

export interface ReportObject {
  id: string
  kind: ObjectKind
  building: string
  title: string
  referenceNumber: string
  rooms: number | null
  area: number | null
  /** Gross rent per month, or the selling price, in Rappen. */
  price: number | null
  netRent: number | null
  appraisedNetRent: number | null
  progressState: ObjectState
  lettingState: ObjectState
  nextState: NextState | null
  moveInDate: string | null
  applications: number
  ownerId: string | null
}

const [objects, buildings, wishes, applications] = [propertyObject, building, applicationWish, application].map(
  getTableName,
)

/** The same applications as in the lists of objects: without assigned and inactive ones. */
const openApplications = `(select count(*)::int from ${wishes} w
  join ${applications} a on a.workspace_id = w.workspace_id and a.id = w.application_id
  where w.workspace_id = t.workspace_id and w.object_id = t.id and a.progress_state not in ('assigned', 'inactive')
    and (not $3 or a.overall_star))`

export async function objectsOf(ctx: Context, options: ReportOptions): Promise<ReportObject[]> {
  const { rows } = await ctx.client.query<ReportObject>(
    `select t.id, t.kind, b.title as building, t.title, t.reference_number as "referenceNumber", t.rooms, t.area,
        coalesce(t.gross_rent, t.selling_price)::float8 as price, t.net_rent::float8 as "netRent",
        (t.facts ->> 'appraisedNetRent')::float8 as "appraisedNetRent",
        t.progress_state as "progressState", t.letting_state as "lettingState", t.next_state as "nextState",
        t.move_in_date::text as "moveInDate", t.owner_id as "ownerId", ${openApplications} as applications
      from ${objects} t join ${buildings} b on b.workspace_id = t.workspace_id and b.id = t.building_id
      where t.workspace_id = $1 and (cardinality($2::uuid[]) = 0 or t.building_id = any($2))
        and (not $4 or t.letting_state <> 'inactive') and ($5::uuid is null or t.owner_id = $5)
      order by b.title collate "de-x-icu", b.id, t.sort_key, t.id limit ${mostObjects + 1}`,
    [ctx.workspace.id, options.buildings, options.onlyFavourites, options.withoutInactives, options.owner ?? null],
  )
  if (rows.length > mostObjects) throw new ReportRefusal('too_many_objects')
  if (rows.length === 0) throw new ReportRefusal('no_objects')
  return rows
}
