// Finds an assignment by id, and the current assignment of an application.

import { and, desc, eq } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/app-error.ts'
import { assignment } from '../tables.ts'

export type AssignmentRow = typeof assignment.$inferSelect

export const thisAssignment = (ctx: Context, id: string) =>
  and(eq(assignment.workspaceId, ctx.workspace.id), eq(assignment.id, id))

export async function lookAssignment(ctx: Context, id: string): Promise<AssignmentRow | null> {
  const [row] = await ctx.db.select().from(assignment).where(thisAssignment(ctx, id))
  return row ?? null
}

export async function findAssignment(ctx: Context, id: string): Promise<AssignmentRow> {
  const row = await lookAssignment(ctx, id)
  if (!row) throw notFound('applications_assignment_not_found')
  return row
}

/** Locks the row until the end of the transaction. */
export async function lockAssignment(ctx: Context, id: string): Promise<AssignmentRow> {
  const [row] = await ctx.db.select().from(assignment).where(thisAssignment(ctx, id)).for('update')
  if (!row) throw notFound('applications_assignment_not_found')
  return row
}

/** Returns all assignments of an application, newest first. */
export const assignmentsOf = (ctx: Context, applicationId: string): Promise<AssignmentRow[]> =>
  ctx.db
    .select()
    .from(assignment)
    .where(and(eq(assignment.workspaceId, ctx.workspace.id), eq(assignment.applicationId, applicationId)))
    .orderBy(desc(assignment.assignedAt), desc(assignment.id))

/** Returns the assignment that is not cancelled: at most one is live, and an ended tenancy remains readable. */
export async function lookLatestAssignmentFor(ctx: Context, applicationId: string): Promise<AssignmentRow | null> {
  const rows = await assignmentsOf(ctx, applicationId)
  return rows.find(({ state }) => state !== 'cancelled') ?? null
}

type Fields = Partial<Omit<typeof assignment.$inferInsert, 'workspaceId' | 'id' | 'version'>>

/** Requires a row lock. Each change increments the version. */
export async function changeAssignment(ctx: Context, row: AssignmentRow, fields: Fields): Promise<number> {
  const [changed] = await ctx.db
    .update(assignment)
    .set({ ...fields, version: row.version + 1 })
    .where(and(thisAssignment(ctx, row.id), eq(assignment.version, row.version), eq(assignment.state, row.state)))
    .returning({ version: assignment.version })
  if (!changed) throw notFound('applications_assignment_not_found')
  return changed.version
}
