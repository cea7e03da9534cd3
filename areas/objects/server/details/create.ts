// Creates an object with its initial values and its first version.

import { and, asc, eq } from 'drizzle-orm'
import { addBuilding, checkTown, findBuilding, building } from '#areas/buildings/server/public.ts'
import { isSelling } from '#platform/rules/project-type.ts'
import type { Context } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import type { ObjectData } from '../../contract/edit.ts'
import { newObjectData } from '../../contract/new-object.ts'
import type { ObjectKind } from '#areas/buildings/rules/object-state.ts'
import { ofItsKind } from '../../rules/fields-of-kind.ts'
import { objectTypes } from '../../rules/object-types.ts'
import { checkData } from './check-data.ts'
import { fieldsOf, refreshSearchText } from './edit.ts'
import { assertNumberFree } from './number.ts'
import { ownerIdFor, withOwnerAsStored } from './object-owner.ts'
import { subjectOf } from './object-row.ts'
import { propertyObject } from '../tables.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/create.ts'

export const getObjectCreation = handler(
  contract.getObjectCreation,
  { permission: 'object_write' },
  async (ctx, { params: { kind } }) => {
    const houses = await ctx.db
      .select()
      .from(building)
      .where(and(eq(building.workspaceId, ctx.workspace.id), eq(building.isActive, true)))
      .orderBy(asc(building.title), asc(building.id))
    return {
      kind,
      isForSale: isSold(ctx, kind),
      types: objectTypes[kind].map((value) => ({ value, displayName: ctx.t(`objects_type_${value}`) })),
      buildings: houses.map(({ id, title, street, houseNumber, postalCode, city }) => ({
        id,
        title,
        address: `${street} ${houseNumber}, ${postalCode} ${city}`,
      })),
      data: newObjectData(kind),
    }
  },
)

/** True in projects that sell, and for plots in all projects. */
const isSold = ({ workspace }: Context, kind: ObjectKind): boolean =>
  kind === 'plot' || isSelling(workspace.projectType)

export const createObject = handler(
  contract.createObject,
  { permission: 'object_write' },
  async (ctx, { params, body }) => {
    const { buildingId, building: house, ...asked } = body
    const data = await withOwnerAsStored(ctx, ofItsKind(params.kind, asked, newObjectData(params.kind)))
    checkData(params.kind, data)
    if (house) checkTown(house, 'building.')
    await assertNumberFree(ctx, data.reference_number)
    const home = house ? await addBuilding(ctx, house) : (await findBuilding(ctx, buildingId ?? '')).id
    const id = await addObject(ctx, { kind: params.kind, buildingId: home, data })
    return { id, notify: [{ type: 'success', title: ctx.t('objects_created', { object: data.title }) }] }
  },
)

interface Addition {
  kind: ObjectKind
  buildingId: string
  /** Must be validated by the caller. */
  data: ObjectData
}

export async function addObject(ctx: Context, { kind, buildingId, data }: Addition): Promise<string> {
  const id = newId()
  await ctx.db.insert(propertyObject).values({
    workspaceId: ctx.workspace.id,
    id,
    buildingId,
    kind,
    ...fieldsOf(data, await ownerIdFor(ctx, data)),
    progressState: 'available',
    createdAt: ctx.now,
    updatedAt: ctx.now,
  })
  await refreshSearchText(ctx, id)
  ctx.record({ event: 'object.created', subject: subjectOf({ id, title: data.title }), changes: [] })
  return id
}
