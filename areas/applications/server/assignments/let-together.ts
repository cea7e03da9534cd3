// Objects let together with the main object of an assignment, such as its parking space. They follow its state
// changes, and the agreement lists them with their own rents.

import { and, asc, eq, isNull } from 'drizzle-orm'
import { building } from '#areas/buildings/server/public.ts'
import { stateTextOf, type ObjectState } from '#areas/buildings/rules/object-state.ts'
import { propertyObject } from '#areas/objects/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { AppError } from '#platform/server/app-error.ts'
import type { AssignmentRow } from './assignment-row.ts'
import { lockObjects, inItsBuilding, moveObject, type HousedObject } from '../details/object-row.ts'
import { assignmentCompanion } from '../tables.ts'

/** In Rappen; null if unknown or not agreed. */
export interface Rents {
  net: number | null
  ancillary: number | null
  deposit: number | null
}

export interface LetTogether extends HousedObject {
  agreed: Rents
  /** Null if the object is part of the contract from its beginning; otherwise the day on which it was added. */
  letFrom: string | null
  /** Objects given up before the tenancy ends, with their last day. */
  letUntil: string | null
  endedAt: Date | null
}

export const letTogether = async (ctx: Context, assignmentId: string): Promise<LetTogether[]> =>
  (await allTogether(ctx, assignmentId)).filter(({ endedAt }) => endedAt === null)

/** Also includes objects that have left the tenancy. */
export async function allTogether(ctx: Context, assignmentId: string): Promise<LetTogether[]> {
  const rows = await ctx.db
    .select({ object: propertyObject, building, companion: assignmentCompanion })
    .from(assignmentCompanion)
    .innerJoin(
      propertyObject,
      and(
        eq(propertyObject.workspaceId, assignmentCompanion.workspaceId),
        eq(propertyObject.id, assignmentCompanion.objectId),
      ),
    )
    .innerJoin(building, inItsBuilding)
    .where(ofAssignment(ctx, assignmentId))
    .orderBy(asc(propertyObject.sortKey), asc(propertyObject.id))
  return rows.map(({ object, building: house, companion }) => ({
    object,
    building: house,
    agreed: { net: companion.netRent, ancillary: companion.ancillaryCost, deposit: companion.deposit },
    letFrom: companion.letFrom,
    letUntil: companion.letUntil,
    endedAt: companion.endedAt,
  }))
}

/** Excludes objects that have left the tenancy. */
const liveOf = (ctx: Context, assignmentId: string) =>
  and(ofAssignment(ctx, assignmentId), isNull(assignmentCompanion.endedAt))

const ofAssignment = (ctx: Context, assignmentId: string) =>
  and(eq(assignmentCompanion.workspaceId, ctx.workspace.id), eq(assignmentCompanion.assignmentId, assignmentId))

/** Returns the id of the assignment and the ids of all its objects. */
export const lettingOf = async (ctx: Context, { id, objectId }: Pick<AssignmentRow, 'id' | 'objectId'>) => ({
  objectIds: [objectId, ...(await letTogether(ctx, id)).map(({ object }) => object.id)],
  assignmentId: id,
})

/** Returns the agreed rents, or else those of the object. If only a gross rent is known, it counts as net rent. */
export function rentsOf({ object, agreed }: LetTogether): Rents {
  const isBare = agreed.net === null && object.netRent === null
  return {
    net: agreed.net ?? object.netRent ?? object.grossRent,
    ancillary: agreed.ancillary ?? (isBare ? null : object.ancillaryCost),
    deposit: agreed.deposit ?? object.deposit,
  }
}

interface Kept {
  assignmentId: string
  companions: readonly { object: { id: string }; objectStateBefore: 'available' | 'inactive' }[]
}

export async function keepTogether(ctx: Context, { assignmentId, companions }: Kept): Promise<void> {
  if (companions.length === 0) return
  const rows = companions.map(({ object, objectStateBefore }) => ({ objectId: object.id, objectStateBefore }))
  await ctx.db
    .insert(assignmentCompanion)
    .values(rows.map((row) => ({ workspaceId: ctx.workspace.id, assignmentId, ...row })))
}

/** Requires a lock on the assignment. */
export async function agreeOnRents(
  ctx: Context,
  assignmentId: string,
  { objectId, net, ancillary, deposit }: Rents & { objectId: string },
): Promise<void> {
  await ctx.db
    .update(assignmentCompanion)
    .set({ netRent: net, ancillaryCost: ancillary, deposit })
    .where(and(ofAssignment(ctx, assignmentId), eq(assignmentCompanion.objectId, objectId)))
}

/**
 * Copies the current rents into the agreement when it is sent, so that later changes of the object do not affect it.
 */
export async function fixRentsTogether(ctx: Context, assignmentId: string): Promise<void> {
  for (const one of await letTogether(ctx, assignmentId)) {
    await agreeOnRents(ctx, assignmentId, { objectId: one.object.id, ...rentsOf(one) })
  }
}

/** Locks the main object and the objects let with it, in the global lock order of objects. */
export async function lockLetObjects(ctx: Context, row: AssignmentRow) {
  const rows = await ctx.db.select().from(assignmentCompanion).where(liveOf(ctx, row.id))
  const [own, ...together] = await lockObjects(ctx, [row.objectId, ...rows.map(({ objectId }) => objectId)])
  if (!own) throw new Error('an assignment has its object')
  const before = new Map(rows.map(({ objectId, objectStateBefore }) => [objectId, objectStateBefore]))
  /** Objects given up before the tenancy ends, with their last day. */
  const givenUp = new Map(rows.flatMap(({ objectId, letUntil }) => (letUntil === null ? [] : [[objectId, letUntil]])))
  return { own, together, givenUp, stateBefore: ({ id }: { id: string }) => before.get(id) ?? row.objectStateBefore }
}

interface Move {
  from: readonly ObjectState[]
  /** `as_before`: the state of each object before the assignment. */
  to: ObjectState | 'as_before'
  cause: string
}

/** Requires a lock on the assignment. Returns its main object as it was before. */
export async function moveLetObjects(
  ctx: Context,
  row: AssignmentRow,
  { from, to, cause }: Move,
): Promise<HousedObject> {
  const { own, together, stateBefore } = await lockLetObjects(ctx, row)
  const next = (object: HousedObject['object']) => (to === 'as_before' ? stateBefore(object) : to)
  await moveObject(ctx, own.object, { from, to: next(own.object), cause })
  for (const { object } of together) {
    if (!from.includes(object.lettingState)) {
      const values = { object: object.title, state: ctx.t(stateTextOf(object)) }
      throw new AppError('applications_reason_together', { values })
    }
    await moveObject(ctx, object, { from, to: next(object), cause })
  }
  return own
}
