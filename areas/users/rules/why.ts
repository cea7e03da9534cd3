// Explains why a person can or cannot do something. The answer comes from the same rule that guards the calls.

import { defaultPermissions } from '#platform/rules/default-permissions.ts'
import {
  judge,
  mustSignOut,
  type Because,
  type Feature,
  type Permission,
  type Role,
} from '#platform/rules/permissions.ts'

export type Reason = Because | 'account_inactive' | 'role_empty'
export type Changer = 'nobody' | 'admins' | 'superadmins' | 'provider'

export interface Why {
  allowed: boolean
  because: Reason
  /** Users who could change that. */
  changedBy: Changer
}

export interface Asked {
  role: Role
  isActive: boolean
  /** Permissions of the role as changed by an administrator; null while it has its defaults. */
  rolePermissions: readonly Permission[] | null
  features: readonly Feature[]
}

const changerOf: Record<Reason, Changer> = {
  everybody: 'nobody',
  feature_off: 'provider',
  project_sells: 'nobody',
  superadmin: 'superadmins',
  admin: 'admins',
  not_admin: 'admins',
  role: 'admins',
  not_in_role: 'admins',
  account_inactive: 'admins',
  role_empty: 'admins',
}

/** Repeats the checks of a request in their order: the account, a role without permissions, then the permission. */
export function whyFor({ role, isActive, rolePermissions, features }: Asked, permission: Permission): Why {
  const holder = { role, permissions: rolePermissions ?? defaultPermissions[role], features }
  if (!isActive) return refusedFor('account_inactive')
  if (mustSignOut(holder)) return refusedFor('role_empty')
  const { allowed, because } = judge(holder, permission)
  return { allowed, because, changedBy: changerOf[because] }
}

const refusedFor = (because: Reason): Why => ({ allowed: false, because, changedBy: changerOf[because] })
