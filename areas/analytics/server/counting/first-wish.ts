// SQL for the first wish of a record, by which it belongs to one building and one kind of object.

import { getTableName } from 'drizzle-orm'
import { applicationWish } from '#areas/applications/server/public.ts'
import { interestedWish } from '#areas/interested-people/server/public.ts'
import { propertyObject } from '#areas/objects/server/public.ts'

const applicationWishes = getTableName(applicationWish)
const interestedWishes = getTableName(interestedWish)
const objects = getTableName(propertyObject)

/** A lateral join: `object_id`, `building_id` and `kind` of the first wish of the row `t`, or no row. */
export const firstWishOfApplication = `(select w.object_id, o.building_id, o.kind from ${applicationWishes} w
  join ${objects} o on o.workspace_id = w.workspace_id and o.id = w.object_id
  where w.workspace_id = t.workspace_id and w.application_id = t.id order by w.rank, w.object_id limit 1)`

export const firstWishOfPerson = `(select w.object_id, o.building_id, o.kind from ${interestedWishes} w
  join ${objects} o on o.workspace_id = w.workspace_id and o.id = w.object_id
  where w.workspace_id = t.workspace_id and w.person_id = t.id order by w.rank, w.object_id limit 1)`
