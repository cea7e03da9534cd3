// Rules for actions on a colleague's account. Users cannot lock themselves out, and at least one active administrator
// remains. Guards the handlers, disables the fields, and gives the reason.

import type { Role } from '#platform/rules/permissions.ts'

interface Acting {
  id: string
  role: Role
}

interface Standing extends Acting {
  isActive: boolean
  /** Number of other active users who may administer. */
  otherAdmins: number
}

/** Text key of the refusal; null if the action is allowed. */
type Reason = string | null

const administers = (role: Role) => role === 'admin' || role === 'superadmin'

const isLastAdmin = ({ role, isActive, otherAdmins }: Standing) => administers(role) && isActive && otherAdmins === 0

/** Only a superadmin may change a superadmin. */
export const refuseTouching = (person: Standing, by: Acting): Reason =>
  person.role === 'superadmin' && by.role !== 'superadmin' ? 'users_reason_superadmin' : null

export function refuseDeletion(person: Standing, by: Acting): Reason {
  if (person.id === by.id) return 'users_reason_oneself'
  return refuseTouching(person, by) ?? (isLastAdmin(person) ? 'users_reason_last_admin' : null)
}

/** Reason why the account cannot be deactivated, or null. */
export function refuseDeactivation(person: Standing, by: Acting): Reason {
  if (person.id === by.id) return 'users_reason_oneself'
  return refuseTouching(person, by) ?? (isLastAdmin(person) ? 'users_reason_last_admin' : null)
}

/** Reason why the person cannot get the wanted role, or null. */
export function refuseRoleChange(person: Standing, by: Acting, wanted: Role): Reason {
  if (wanted === person.role) return null
  if (person.id === by.id) return 'users_reason_own_role'
  if (wanted === 'superadmin' && by.role !== 'superadmin') return 'users_reason_superadmin_only'
  const touching = refuseTouching(person, by)
  if (touching) return touching
  return refuseFollowing(person, wanted)
}

/**
 * Reason why the organisation's sign-in cannot assign this role, or null. No user of the project requests the change,
 * so only the check for the last administrator applies.
 */
export const refuseFollowing = (person: Standing, wanted: Role): Reason =>
  isLastAdmin(person) && !administers(wanted) ? 'users_reason_last_admin' : null

/** Roles that a user may assign. */
export const givableRoles = (by: Acting, all: readonly Role[]): Role[] =>
  all.filter((role) => role !== 'superadmin' || by.role === 'superadmin')
