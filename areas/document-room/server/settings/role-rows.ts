// Roles of guests: those of the workspace, or the standard ones while it has none of its own.

import { and, asc, eq, sql } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/app-error.ts'
import { standardRoles, type RoleFields } from '../../rules/standard-roles.ts'
import { roomRole } from '../tables.ts'

export async function readRoles(ctx: Context): Promise<RoleFields[]> {
  const stored = await storedRoles(ctx)
  return stored.length > 0 ? stored : [...standardRoles]
}

const storedRoles = (ctx: Context) =>
  ctx.db
    .select()
    .from(roomRole)
    .where(eq(roomRole.workspaceId, ctx.workspace.id))
    .orderBy(asc(roomRole.position), asc(roomRole.id))

/** Stores the standard roles before the first change, or before a guest refers to one. Returns all, locked. */
export async function lockRoles(ctx: Context) {
  await ctx.client.query(`select pg_advisory_xact_lock(hashtextextended('room_role' || $1, 0))`, [ctx.workspace.id])
  const isNew = (await ctx.db.$count(roomRole, eq(roomRole.workspaceId, ctx.workspace.id))) === 0
  if (isNew) {
    const own = { workspaceId: ctx.workspace.id, createdAt: ctx.now }
    await ctx.db.insert(roomRole).values(standardRoles.map((one) => ({ ...one, ...own })))
  }
  return storedRoles(ctx)
}

export const thisRole = (ctx: Context, id: string) =>
  and(eq(roomRole.workspaceId, ctx.workspace.id), eq(roomRole.id, id))

export async function findRole(ctx: Context, id: string): Promise<RoleFields> {
  const role = (await readRoles(ctx)).find((one) => one.id === id)
  if (!role) throw notFound('document_room_role_not_found')
  return role
}

/** Guests by role, among them those whose access has ended: the list of people names their role. */
export async function countGuestsByRole(ctx: Context): Promise<Map<string, number>> {
  const { rows } = await ctx.db.execute<{ role_id: string; count: number }>(
    sql`select role_id, count(*)::int as count from room_guest where workspace_id = ${ctx.workspace.id} group by role_id`,
  )
  return new Map(rows.map((row) => [row.role_id, row.count]))
}
