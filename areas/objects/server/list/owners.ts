// Objects of an owner: on the owner's page, in the list of owners, and as the reason to keep the owner.

import { and, asc, count, eq } from 'drizzle-orm'
import { stateTextOf } from '#areas/buildings/rules/object-state.ts'
import { findOwner } from '#areas/owners/server/public.ts'
import { handler } from '#platform/server/http/handler.ts'
import { listAddition } from '#platform/server/table/additions.ts'
import type { FoundRow } from '#platform/server/table/declaration.ts'
import * as contract from '../../contract/owner-objects.ts'
import { propertyObject } from '../tables.ts'

const ownObjects = 'from property_object o where o.workspace_id = t.workspace_id and o.owner_id = t.id'

export const objectsKeepOwners = { where: `exists (select ${ownObjects})`, reason: 'objects_owner_has_objects' }

interface Found extends FoundRow {
  objects: number
}

export const objectsInOwnersList = listAddition<Found>({
  lists: ['owners'],
  select: { id: 't.id', objects: `(select count(*) ${ownObjects})` },
  columns: [{ key: 'objects', title: 'menu_objects', cell: 'number', after: 'name', value: ({ objects }) => objects }],
})

export const listOwnerObjects = handler(contract.listOwnerObjects, { permission: 'admin' }, async (ctx, { params }) => {
  const owner = await findOwner(ctx, params.id)
  const isOwned = and(eq(propertyObject.workspaceId, ctx.workspace.id), eq(propertyObject.ownerId, owner.id))
  const [counted] = await ctx.db.select({ objects: count() }).from(propertyObject).where(isOwned)
  const rows = await ctx.db
    .select()
    .from(propertyObject)
    .where(isOwned)
    .orderBy(asc(propertyObject.sortKey), asc(propertyObject.id))
    .limit(contract.mostOwnerObjects)
  return {
    count: counted?.objects ?? 0,
    objects: rows.map((object) => ({
      id: object.id,
      reference_number: object.referenceNumber,
      title: object.title,
      progress_state: object.progressState,
      stateTitle: ctx.t(stateTextOf(object)),
    })),
  }
})
