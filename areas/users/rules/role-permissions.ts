// What an administrator may give to a role and take from it. Three roles of the house stay what they are: the superadmin
// passes everything, administration belongs to admins, and nobody needs a permission to be signed in.

import { permissions, type Permission, type Role } from '#platform/rules/permissions.ts'

/** In the order of the menu; `permit` and `admin` follow from signing in and from the role itself. */
export const permissionGroups = {
  home: ['homepage_read'],
  letting: ['interested_people', 'applications_read', 'applications_write', 'waitlist', 'viewing'],
  objects: ['object_read', 'object_write', 'object_advertisement'],
  tenants: ['tenants_read', 'tenants_write', 'digitalcontract'],
  communication: ['shared_communication'],
  figures: ['budget_read', 'reporting_read', 'analytics_read'],
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

/** Whoever may change something must be able to see it. */
export const neededFor: Partial<Record<Permission, Permission>> = {
  applications_write: 'applications_read',
  object_write: 'object_read',
  object_advertisement: 'object_read',
  tenants_write: 'tenants_read',
}

/** A text key when this role cannot be changed at all. */
export const refuseRole = (role: Role): string | null => (role === 'superadmin' ? 'users_role_superadmin_fixed' : null)

/** A text key when a role cannot hold exactly these. */
export function refusePermissions(wanted: readonly Permission[]): string | null {
  if (wanted.some((one) => !grantable.includes(one))) return 'users_role_not_grantable'
  // Without a single one, everybody in the role would be signed out without a word (spec 1 §6).
  if (wanted.length === 0) return 'users_role_needs_one'
  const isLame = wanted.some((one) => {
    const needed = neededFor[one]
    return needed && !wanted.includes(needed)
  })
  return isLame ? 'users_role_needs_reading' : null
}

/** As it is kept: in the order of the list, each once, and administration where it belongs. */
export function permissionsToKeep(role: Role, wanted: readonly Permission[]): Permission[] {
  return permissions.filter((one) => wanted.includes(one) || (one === 'admin' && role === 'admin'))
}

/** What remains when one is taken away or added, together with what hangs on it. */
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
