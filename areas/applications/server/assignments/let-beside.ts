// Writes the rows of objects let together with an assignment.

import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { assignmentCompanion } from '../tables.ts'

export type LetBesideRow = typeof assignmentCompanion.$inferSelect

const ofAssignment = (ctx: Context, assignmentId: string) =>
  and(eq(assignmentCompanion.workspaceId, ctx.workspace.id), eq(assignmentCompanion.assignmentId, assignmentId))

const thisOne = (ctx: Context, { assignmentId, objectId }: Pick<LetBesideRow, 'assignmentId' | 'objectId'>) =>
  and(ofAssignment(ctx, assignmentId), eq(assignmentCompanion.objectId, objectId))

export async function lookLetBeside(
  ctx: Context,
  assignmentId: string,
  objectId: string,
): Promise<LetBesideRow | null> {
  const [row] = await ctx.db.select().from(assignmentCompanion).where(thisOne(ctx, { assignmentId, objectId }))
  return row ?? null
}

type Added = Pick<
  LetBesideRow,
  'assignmentId' | 'objectId' | 'objectStateBefore' | 'letFrom' | 'netRent' | 'ancillaryCost' | 'deposit'
>

/**
 * Requires a lock on the assignment. Adding an object again overwrites its former row with the current days and
 * rents.
 */
export async function putBeside(ctx: Context, added: Added): Promise<void> {
  const fields = { ...added, letUntil: null, endedAt: null }
  await ctx.db
    .insert(assignmentCompanion)
    .values({ workspaceId: ctx.workspace.id, ...fields })
    .onConflictDoUpdate({
      target: [assignmentCompanion.workspaceId, assignmentCompanion.assignmentId, assignmentCompanion.objectId],
      set: fields,
    })
}

export async function changeLetBeside(
  ctx: Context,
  row: LetBesideRow,
  fields: Partial<Pick<LetBesideRow, 'letUntil' | 'endedAt'>>,
): Promise<void> {
  await ctx.db.update(assignmentCompanion).set(fields).where(thisOne(ctx, row))
}

export async function removeFromBeside(ctx: Context, row: LetBesideRow): Promise<void> {
  await ctx.db.delete(assignmentCompanion).where(thisOne(ctx, row))
}

/**
 * Prepares a new contract: it includes all objects that are let now, from its beginning, and drops those already
 * returned.
 */
export async function beginTogetherAnew(ctx: Context, assignmentId: string): Promise<void> {
  await ctx.db
    .delete(assignmentCompanion)
    .where(and(ofAssignment(ctx, assignmentId), isNotNull(assignmentCompanion.endedAt)))
  await ctx.db
    .update(assignmentCompanion)
    .set({ letFrom: null, letUntil: null })
    .where(and(ofAssignment(ctx, assignmentId), isNull(assignmentCompanion.endedAt)))
}
