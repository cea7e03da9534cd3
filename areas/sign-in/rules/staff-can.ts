// What may be done to a colleague's login. Nobody shuts themselves out, and the house always keeps somebody who can
// administer it. Guards the handlers, disables the fields and says why.

import type { Role } from '#platform/rules/permissions.ts'

interface Acting {
  id: string
  role: Role
}

interface Standing extends Acting {
  isActive: boolean
  /** How many others are active and may administer. */
  otherAdmins: number
}

/** A text key, or null when it may be done. */
type Reason = string | null

const administers = (role: Role) => role === 'admin' || role === 'superadmin'

const isLastAdmin = ({ role, isActive, otherAdmins }: Standing) => administers(role) && isActive && otherAdmins === 0

/** Everything about a superadmin is left to superadmins. */
export const refuseTouching = (person: Standing, by: Acting): Reason =>
  person.role === 'superadmin' && by.role !== 'superadmin' ? 'users_reason_superadmin' : null

export function refuseDeletion(person: Standing, by: Acting): Reason {
  if (person.id === by.id) return 'users_reason_oneself'
  return refuseTouching(person, by) ?? (isLastAdmin(person) ? 'users_reason_last_admin' : null)
}

/** Whether the login may be switched off. */
export function refuseDeactivation(person: Standing, by: Acting): Reason {
  if (person.id === by.id) return 'users_reason_oneself'
  return refuseTouching(person, by) ?? (isLastAdmin(person) ? 'users_reason_last_admin' : null)
}

/** Whether the person may get another role, and this one. */
export function refuseRoleChange(person: Standing, by: Acting, wanted: Role): Reason {
  if (wanted === person.role) return null
  if (person.id === by.id) return 'users_reason_own_role'
  if (wanted === 'superadmin' && by.role !== 'superadmin') return 'users_reason_superadmin_only'
  const touching = refuseTouching(person, by)
  if (touching) return touching
  return refuseFollowing(person, wanted)
}

/** Whether the organisation's sign-in may give the person this role: nobody of the house asks for it, so only the last one counts. */
export const refuseFollowing = (person: Standing, wanted: Role): Reason =>
  isLastAdmin(person) && !administers(wanted) ? 'users_reason_last_admin' : null

/** Which roles somebody may give. */
export const givableRoles = (by: Acting, all: readonly Role[]): Role[] =>
  all.filter((role) => role !== 'superadmin' || by.role === 'superadmin')
