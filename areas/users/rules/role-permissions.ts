// Permissions that an administrator may grant to a role or revoke. Three limits are fixed: the superadmin passes
// every check, administration belongs to admins, and being signed in needs no permission.

import { permissions, type Permission, type Role } from '#platform/rules/permissions.ts'

/** Groups in menu order. `permit` and `admin` are missing because they follow from the sign-in and the role. */
export const permissionGroups = {
  home: ['homepage_read'],
  letting: ['interested_people', 'applications_read', 'applications_write', 'waitlist', 'viewing'],
  objects: ['object_read', 'object_write', 'object_advertisement'],
  tenants: ['tenants_read', 'tenants_write', 'digitalcontract'],
  communication: ['shared_communication'],
  figures: ['budget_read', 'budget_write', 'reporting_read', 'analytics_read'],
  lists: ['shared_view_settings'],
} as const satisfies Record<string, readonly Permission[]>

export type PermissionGroup = keyof typeof permissionGroups
export const groupNames: readonly PermissionGroup[] = [
  'home',
  'letting',
  'objects',
  'tenants',
  'communication',
  'figures',
  'lists',
]

export const grantable: readonly Permission[] = permissions.filter((one) => one !== 'permit' && one !== 'admin')

/** Permission to write requires permission to read. */
export const neededFor: Partial<Record<Permission, Permission>> = {
  applications_write: 'applications_read',
  budget_write: 'budget_read',
  object_write: 'object_read',
  object_advertisement: 'object_read',
  tenants_write: 'tenants_read',
}

/** Returns a text key if the permissions of this role cannot be changed. */
export const refuseRole = (role: Role): string | null => (role === 'superadmin' ? 'users_role_superadmin_fixed' : null)

/** Returns a text key if a role cannot have exactly these permissions. */
export function refusePermissions(wanted: readonly Permission[]): string | null {
  if (wanted.some((one) => !grantable.includes(one))) return 'users_role_not_grantable'
  // A role without permissions would sign its people out without a message (spec 1 §6).
  if (wanted.length === 0) return 'users_role_needs_one'
  const isLame = wanted.some((one) => {
    const needed = neededFor[one]
    return needed && !wanted.includes(needed)
  })
  return isLame ? 'users_role_needs_reading' : null
}

/**
 * Permissions in the stored form: in the order of the list, without duplicates, and `admin` only for the admin role.
 */
export function permissionsToKeep(role: Role, wanted: readonly Permission[]): Permission[] {
  return permissions.filter((one) => wanted.includes(one) || (one === 'admin' && role === 'admin'))
}

/** Permissions after granting or revoking one, together with those that depend on it. */
export function withPermission(held: readonly Permission[], changed: Permission, isGiven: boolean): Permission[] {
  const next = new Set(held)
  if (isGiven) {
    next.add(changed)
    const needed = neededFor[changed]
    if (needed) next.add(needed)
  } else {
    next.delete(changed)
    for (const one of held) if (neededFor[one] === changed) next.delete(one)
  }
  return permissions.filter((one) => next.has(one))
}
