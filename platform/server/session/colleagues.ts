// Lists the staff of a workspace who have a permission, to mention, assign or notify them.

import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import { defaultPermissions } from '../../rules/default-permissions.ts'
import { isPermitted, type Permission } from '../../rules/permissions.ts'
import type { Context } from '../context.ts'
import { nameOfStaff } from './staff-names.ts'
import { rolePermission, staffUser } from './tables.ts'

export type Colleague = typeof staffUser.$inferSelect

/** Sorted by name; `ids` restricts the result. */
export async function colleaguesWith(
  ctx: Context,
  permission: Permission,
  ids?: readonly string[],
): Promise<Colleague[]> {
  const rows = await ctx.db
    .select({ person: staffUser, permissions: rolePermission.permissions })
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
        ids && inArray(staffUser.id, [...ids]),
      ),
    )
    .orderBy(asc(staffUser.firstName), asc(staffUser.lastName), asc(staffUser.id))
  const { features } = ctx.workspace
  return rows
    .filter(({ person: { role }, permissions }) =>
      isPermitted({ role, permissions: permissions ?? defaultPermissions[role], features }, permission),
    )
    .map(({ person }) => person)
}

/** Id, name and initials, for lists and avatars. */
export const shortlyNamed = ({ id, firstName, lastName }: Colleague) => ({ id, ...nameOfStaff(firstName, lastName) })
