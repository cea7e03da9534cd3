// Queries active colleagues, with their permissions.

import { and, eq, ne } from 'drizzle-orm'
import { defaultPermissions } from '#platform/rules/default-permissions.ts'
import { isPermitted, type Permission } from '#platform/rules/permissions.ts'
import type { Context } from '#platform/server/context.ts'
import { rolePermission, staffUser } from '#platform/server/session/tables.ts'

export interface ActiveStaff {
  person: typeof staffUser.$inferSelect
  can: (permission: Permission) => boolean
}

export async function activeStaff(ctx: Context): Promise<ActiveStaff[]> {
  const rows = await ctx.db
    .select({ person: staffUser, changed: rolePermission.permissions })
    .from(staffUser)
    .leftJoin(
      rolePermission,
      and(eq(rolePermission.workspaceId, staffUser.workspaceId), eq(rolePermission.role, staffUser.role)),
    )
    .where(
      and(
        eq(staffUser.workspaceId, ctx.workspace.id),
        eq(staffUser.userType, 'melon'),
        ne(staffUser.role, 'owner'),
        eq(staffUser.isActive, true),
      ),
    )
    .orderBy(staffUser.id)
  const { features } = ctx.workspace
  return rows.map(({ person, changed }) => ({
    person,
    can: (permission) =>
      isPermitted({ role: person.role, permissions: changed ?? defaultPermissions[person.role], features }, permission),
  }))
}
