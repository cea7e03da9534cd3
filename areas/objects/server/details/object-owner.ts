// The owner of an object: forms and spreadsheets contain the name, the object refers to the record.

import { ownersForNames, ownersNamed } from '#areas/owners/server/public.ts'
import { spelledName } from '#areas/owners/rules/owner-name.ts'
import type { Context } from '#platform/server/context.ts'
import type { ObjectData } from '../../contract/edit.ts'

/** Spells the owner as stored, so that another spelling of the same name is no change. */
export async function withOwnerAsStored(ctx: Context, data: ObjectData): Promise<ObjectData> {
  const { owner } = data
  if (!owner) return { ...data, owner: null }
  const known = (await ownersNamed(ctx, [owner])).get(owner)
  return { ...data, owner: known?.name ?? spelledName(owner) }
}

/** Returns the owner's id for each data; unknown names become new owners. */
export async function ownerIdsFor(
  ctx: Context,
  all: readonly ObjectData[],
): Promise<(data: ObjectData) => string | null> {
  const owners = await ownersForNames(
    ctx,
    all.flatMap(({ owner }) => owner ?? []),
  )
  return ({ owner }) => (owner && owners.get(owner)?.id) || null
}

export async function ownerIdFor(ctx: Context, data: ObjectData): Promise<string | null> {
  const idOf = await ownerIdsFor(ctx, [data])
  return idOf(data)
}
