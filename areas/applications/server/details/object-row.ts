// Reads, locks and changes the state of objects that are offered, assigned and let, with their building.

import { and, eq } from 'drizzle-orm'
import { building } from '#areas/buildings/server/public.ts'
import { nextStates, type NextState, type ObjectState } from '#areas/buildings/rules/object-state.ts'
import { propertyObject } from '#areas/objects/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound, AppError } from '#platform/server/app-error.ts'

export type ObjectRow = typeof propertyObject.$inferSelect
export type BuildingRow = typeof building.$inferSelect

export interface HousedObject {
  object: ObjectRow
  building: BuildingRow
}

const thisObject = (ctx: Context, id: string) =>
  and(eq(propertyObject.workspaceId, ctx.workspace.id), eq(propertyObject.id, id))

export const inItsBuilding = and(
  eq(building.workspaceId, propertyObject.workspaceId),
  eq(building.id, propertyObject.buildingId),
)

export async function findObject(ctx: Context, id: string): Promise<HousedObject> {
  const [row] = await ctx.db
    .select({ object: propertyObject, building })
    .from(propertyObject)
    .innerJoin(building, inItsBuilding)
    .where(thisObject(ctx, id))
  if (!row) throw notFound('applications_object_not_found')
  return row
}

/** Locks the object until the end of the transaction. Lock the application first, always, to avoid deadlocks. */
export async function lockObject(ctx: Context, id: string): Promise<HousedObject> {
  await ctx.db.select({ id: propertyObject.id }).from(propertyObject).where(thisObject(ctx, id)).for('update')
  return findObject(ctx, id)
}

/** Locks in the order of the ids to avoid deadlocks; returns the objects in the given order. */
export async function lockObjects(ctx: Context, ids: readonly string[]): Promise<HousedObject[]> {
  const held = new Map<string, HousedObject>()
  for (const id of ids.toSorted((a, b) => (a < b ? -1 : 1))) held.set(id, await lockObject(ctx, id))
  return ids.flatMap((id) => held.get(id) ?? [])
}

interface Move {
  from: readonly ObjectState[]
  to: ObjectState
  /** Text key of the reason, stored in the audit log. */
  cause: string
}

/**
 * Moves the object and records it on its own timeline; refused when it stands elsewhere by now, even where it should go. Under
 * notice what moves is the letting to the next household; that of those who leave moves in `notice.ts`.
 */
export async function moveObject(ctx: Context, object: ObjectRow, { from, to, cause }: Move): Promise<void> {
  const { lettingState } = object
  if (!from.includes(lettingState)) throw new AppError(`applications_reason_object_${lettingState}`)
  if (lettingState === to) return
  const isNext = object.nextState !== null
  const moved = await writeObject(ctx, object, isNext ? { nextState: nextStateAt(to) } : { progressState: to })
  if (!moved) throw new AppError(`applications_reason_object_${lettingState}`)
  ctx.record({
    event: 'object.state_changed',
    subject: objectSubject(object),
    changes: [{ field: isNext ? 'next_state' : 'progress_state', old: lettingState, new: to }],
    cause,
  })
}

/** An inhabited object is never inactive or a draft. */
const nextStateAt = (state: ObjectState): NextState => nextStates.find((one) => one === state) ?? 'available'

export const objectSubject = ({ id, title }: Pick<ObjectRow, 'id' | 'title'>) => ({ kind: 'object', id, title })

type Fields = Partial<Pick<ObjectRow, 'progressState' | 'nextState' | 'nextFrom' | 'moveInDate'>>

/** Requires a row lock. Returns false if the object's state changed since it was read. */
export async function writeObject(ctx: Context, object: ObjectRow, fields: Fields): Promise<boolean> {
  const [written] = await ctx.db
    .update(propertyObject)
    .set({ ...fields, version: object.version + 1, updatedAt: ctx.now })
    .where(and(thisObject(ctx, object.id), eq(propertyObject.lettingState, object.lettingState)))
    .returning({ id: propertyObject.id })
  return written !== undefined
}

export const addressOf = ({ street, houseNumber, postalCode, city }: BuildingRow): string =>
  `${street} ${houseNumber}, ${postalCode} ${city}`

/** Facts of an object that offers, assignments and agreements show. */
export const factsOf = ({ object, building }: HousedObject) => ({
  title: object.title,
  address: addressOf(building),
  rooms: object.rooms,
  area: object.area,
  floor: object.floor,
  netRent: francs(object.netRent),
  ancillaryCost: francs(object.ancillaryCost),
  grossRent: francs(object.grossRent),
  deposit: francs(object.deposit),
})

/** The database stores Rappen, the API uses francs. */
export const francs = (rappen: number | null): number | null => (rappen === null ? null : rappen / 100)
