// What is let together with the object of an assignment, such as its parking space: it goes where the object goes, and the
// agreement names it with rents of its own.

import { and, asc, eq, isNull } from 'drizzle-orm'
import { building } from '#areas/buildings/server/public.ts'
import { stateTextOf, type ObjectState } from '#areas/buildings/rules/object-state.ts'
import { propertyObject } from '#areas/objects/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { AppError } from '#platform/server/app-error.ts'
import type { AssignmentRow } from './assignment-row.ts'
import { lockObjects, inItsBuilding, moveObject, type HousedObject } from '../details/object-row.ts'
import { assignmentCompanion } from '../tables.ts'

/** In Rappen; null is not known, or not agreed. */
export interface Rents {
  net: number | null
  ancillary: number | null
  deposit: number | null
}

export interface LetTogether extends HousedObject {
  agreed: Rents
  /** Named by the agreement from the beginning when null, added on a day while it ran otherwise. */
  letFrom: string | null
  /** Its own last day, when it leaves before the tenancy does. */
  letUntil: string | null
  endedAt: Date | null
}

export const letTogether = async (ctx: Context, assignmentId: string): Promise<LetTogether[]> =>
  (await allTogether(ctx, assignmentId)).filter(({ endedAt }) => endedAt === null)

/** Also what has left the tenancy before it. */
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
    .orderBy(asc(propertyObject.title), asc(propertyObject.id))
  return rows.map(({ object, building: house, companion }) => ({
    object,
    building: house,
    agreed: { net: companion.netRent, ancillary: companion.ancillaryCost, deposit: companion.deposit },
    letFrom: companion.letFrom,
    letUntil: companion.letUntil,
    endedAt: companion.endedAt,
  }))
}

/** Without what has left the tenancy before it. */
const liveOf = (ctx: Context, assignmentId: string) =>
  and(ofAssignment(ctx, assignmentId), isNull(assignmentCompanion.endedAt))

const ofAssignment = (ctx: Context, assignmentId: string) =>
  and(eq(assignmentCompanion.workspaceId, ctx.workspace.id), eq(assignmentCompanion.assignmentId, assignmentId))

/** Which objects this assignment lets. */
export const lettingOf = async (ctx: Context, { id, objectId }: Pick<AssignmentRow, 'id' | 'objectId'>) => ({
  objectIds: [objectId, ...(await letTogether(ctx, id)).map(({ object }) => object.id)],
  assignmentId: id,
})

/** What is agreed, or else what the object has; one with nothing but a gross rent costs that. */
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

/** For an assignment that is held. */
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

/** The agreement goes out: from here on the rents stand by themselves, whatever becomes of the object. */
export async function fixRentsTogether(ctx: Context, assignmentId: string): Promise<void> {
  for (const one of await letTogether(ctx, assignmentId)) {
    await agreeOnRents(ctx, assignmentId, { objectId: one.object.id, ...rentsOf(one) })
  }
}

/** Its own object, then what is let with it; all held in the order in which everybody holds objects. */
export async function lockLetObjects(ctx: Context, row: AssignmentRow) {
  const rows = await ctx.db.select().from(assignmentCompanion).where(liveOf(ctx, row.id))
  const [own, ...together] = await lockObjects(ctx, [row.objectId, ...rows.map(({ objectId }) => objectId)])
  if (!own) throw new Error('an assignment has its object')
  const before = new Map(rows.map(({ objectId, objectStateBefore }) => [objectId, objectStateBefore]))
  /** What leaves before the tenancy does, and its last day. */
  const givenUp = new Map(rows.flatMap(({ objectId, letUntil }) => (letUntil === null ? [] : [[objectId, letUntil]])))
  return { own, together, givenUp, stateBefore: ({ id }: { id: string }) => before.get(id) ?? row.objectStateBefore }
}

interface Move {
  from: readonly ObjectState[]
  /** `as_before`: where each of them was before the assignment. */
  to: ObjectState | 'as_before'
  cause: string
}

/** For an assignment that is held. Answers its own object as it was. */
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
