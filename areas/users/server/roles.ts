// The roles and their permissions. Each call reads them from the database, so that a change applies from the next
// call on.

import { and, count, eq } from 'drizzle-orm'
import { changesBetween, readSettingHistory } from '#areas/project-settings/server/public.ts'
import { peopleHere } from '#areas/sign-in/server/public.ts'
import { defaultPermissions } from '#platform/rules/default-permissions.ts'
import { judge, permissions, staffRoles, type StaffRole } from '#platform/rules/permissions.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { fieldRefusal, AppError, staleVersion } from '#platform/server/app-error.ts'
import { rolePermission, staffUser } from '#platform/server/session/tables.ts'
import type { RoleView } from '../contract/roles.ts'
import { permissionsToKeep, refusePermissions, refuseRole } from '../rules/role-permissions.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/roles.ts'

export const getRoles = handler(contract.getRoles, { permission: 'admin' }, async (ctx) => {
  const changed = await ctx.db.select().from(rolePermission).where(eq(rolePermission.workspaceId, ctx.workspace.id))
  const holders = await ctx.db
    .select({ role: staffUser.role, people: count() })
    .from(staffUser)
    .where(peopleHere(ctx))
    .groupBy(staffUser.role)
  const views: RoleView[] = []
  for (const role of staffRoles) {
    const fixed = refuseRole(role)
    const own = changed.find((one) => one.role === role)
    views.push({
      role,
      title: ctx.t(`users_role_${role}`),
      description: ctx.t(`users_role_${role}_about`),
      people: holders.find((one) => one.role === role)?.people ?? 0,
      version: own?.version ?? 0,
      data: { permissions: own?.permissions ?? defaultPermissions[role] },
      origin: defaultPermissions[role],
      fixed: fixed && ctx.t(fixed),
      history: await readSettingHistory(ctx, {
        ...subjectOf(ctx, role),
        fields: 'users_role_field_',
        words: (_field, value) => ctx.t(`users_permission_${String(value)}`),
      }),
    })
  }
  return { roles: views, off: permissions.filter((one) => isOff(ctx, one)) }
})

/** True if a feature is switched off for the whole workspace, regardless of the role. */
const isOff = ({ workspace }: StaffContext, permission: (typeof permissions)[number]) =>
  !judge({ role: 'superadmin', permissions: [], features: workspace.features }, permission).allowed

export const saveRole = handler(contract.saveRole, { permission: 'admin' }, async (ctx, { body }) => {
  const { role, version: seen } = body
  const fixed = refuseRole(role)
  if (fixed) throw new AppError(fixed)
  const wanted = body.permissions.filter((one) => one !== 'admin' || role !== 'admin')
  const problem = refusePermissions(wanted)
  if (problem) throw fieldRefusal('permissions', problem)
  const stored = await lockRole(ctx, role)
  const before = stored?.permissions ?? defaultPermissions[role]
  const after = permissionsToKeep(role, wanted)
  const changes = changesBetween({ permissions: before.toSorted() }, { permissions: after.toSorted() })
  if (changes.length === 0) return { version: stored?.version ?? 0 }
  if ((stored?.version ?? 0) !== seen) throw stale(stored)
  const values = { workspaceId: ctx.workspace.id, role, permissions: after, version: seen + 1 }
  const [saved] = await ctx.db
    .insert(rolePermission)
    .values(values)
    .onConflictDoUpdate({
      target: [rolePermission.workspaceId, rolePermission.role],
      set: { permissions: after, version: seen + 1 },
      setWhere: eq(rolePermission.version, seen),
    })
    .returning({ version: rolePermission.version })
  // Two people may change a role for the first time at once: there is no row to lock yet, so the second insert fails.
  if (!saved) throw stale(await lockRole(ctx, role))
  const given = after.filter((one) => !before.includes(one))
  const taken = before.filter((one) => !after.includes(one))
  ctx.record({
    event: 'role.changed',
    subject: { ...subjectOf(ctx, role), title: ctx.t(`users_role_${role}`) },
    changes: [
      ...(given.length > 0 ? [{ field: 'given', old: null, new: given }] : []),
      ...(taken.length > 0 ? [{ field: 'taken', old: taken, new: null }] : []),
    ],
  })
  const title = ctx.t('users_role_saved', { role: ctx.t(`users_role_${role}`) })
  return { version: saved.version, notify: [{ type: 'success', title }] }
})

type StoredRole = typeof rolePermission.$inferSelect

async function lockRole(ctx: StaffContext, role: StaffRole): Promise<StoredRole | null> {
  const [row] = await ctx.db
    .select()
    .from(rolePermission)
    .where(and(eq(rolePermission.workspaceId, ctx.workspace.id), eq(rolePermission.role, role)))
    .for('update')
  return row ?? null
}

const stale = (row: StoredRole | null) =>
  staleVersion({ version: row?.version ?? 0, data: { permissions: row?.permissions ?? [] } })

/** A role has no row until it is changed, so the audit identifies it by name and workspace. */
const subjectOf = (ctx: StaffContext, role: StaffRole) => ({ kind: `role.${role}`, id: ctx.workspace.id })
