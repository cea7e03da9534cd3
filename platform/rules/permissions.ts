// The closed list of permissions and roles (spec 1 §6, domain.md §17). A typo in a permission does not compile.

export const permissions = [
  'permit',
  'admin',
  'homepage_read',
  'applications_read',
  'applications_write',
  'object_read',
  'object_write',
  'tenants_read',
  'tenants_write',
  'reporting_read',
  'budget_read',
  'budget_write',
  'shared_communication',
  'shared_view_settings',
  'interested_people',
  'waitlist',
  'viewing',
  'digitalcontract',
  'analytics_read',
  'object_advertisement',
] as const

export type Permission = (typeof permissions)[number]

/** Roles of colleagues. */
export const staffRoles = [
  'superadmin',
  'admin',
  'superuser',
  'user',
  'assistant',
  'marketer',
  'contract',
  'analyst',
] as const

/**
 * An owner of objects may have a login, too, but is no colleague (decision 0545). Investors and document-room guests
 * have the role `external`, without any permission (decision 0660).
 */
export const roles = [...staffRoles, 'owner', 'external'] as const

export type StaffRole = (typeof staffRoles)[number]
export type Role = (typeof roles)[number]

export const isStaffRole = (role: Role): role is StaffRole => role !== 'owner' && role !== 'external'

/** `melon` is the staff with the owners; `b2b` are investors, `dms` document-room guests. */
export const userTypes = ['melon', 'b2b', 'dms'] as const
export type UserType = (typeof userTypes)[number]

/** User types that are admitted to calls and screens that name none. */
export const backOffice: readonly UserType[] = ['melon']

/** Features that a workspace can buy; a permission of the same name also requires the feature. */
export const boughtFeatures = ['digitalcontract', 'waitlist', 'analytics', 'bulkMail'] as const
/** `selling` follows from the project type and disables the permissions that only apply to letting. */
export const features = [...boughtFeatures, 'selling'] as const
export type Feature = (typeof features)[number]

const featureOfPermission: Partial<Record<Permission, Feature>> = {
  digitalcontract: 'digitalcontract',
  waitlist: 'waitlist',
  analytics_read: 'analytics',
}

/** Tenancies and leases: unavailable to every role if the project sells. */
const lettingOnly: readonly Permission[] = ['tenants_read', 'tenants_write', 'digitalcontract']

export interface Holder {
  role: Role
  permissions: readonly Permission[]
  features: readonly Feature[]
}

/** Reason of a permission decision: the guards of calls and screens use it, and it is shown to the user. */
export type Because =
  | 'everybody'
  | 'project_sells'
  | 'feature_off'
  | 'superadmin'
  | 'admin'
  | 'not_admin'
  | 'role'
  | 'not_in_role'

/** A superadmin passes every check unless the feature is off; an admin passes the checks of admin permissions. */
export function judge(holder: Holder, permission: Permission): { allowed: boolean; because: Because } {
  if (permission === 'permit') return { allowed: true, because: 'everybody' }
  if (lettingOnly.includes(permission) && holder.features.includes('selling')) {
    return { allowed: false, because: 'project_sells' }
  }
  const feature = featureOfPermission[permission]
  if (feature && !holder.features.includes(feature)) return { allowed: false, because: 'feature_off' }
  if (holder.role === 'superadmin') return { allowed: true, because: 'superadmin' }
  if (permission === 'admin') {
    const allowed = holder.role === 'admin'
    return { allowed, because: allowed ? 'admin' : 'not_admin' }
  }
  const allowed = holder.permissions.includes(permission)
  return { allowed, because: allowed ? 'role' : 'not_in_role' }
}

/** Returns whether this person has the permission. */
export const isPermitted = (holder: Holder, permission: Permission): boolean => judge(holder, permission).allowed

/** One permission, or several of which one is enough, for calls that serve records with different permissions. */
export type Needed = Permission | readonly Permission[]

export const isPermittedAny = (holder: Holder, needed: Needed): boolean =>
  [needed].flat().some((permission) => isPermitted(holder, permission))

interface Guarded {
  permission: Needed
  isForOwners?: boolean | undefined
}

/**
 * A call is closed to owners unless it declares the opposite, whatever permission it needs. People of outside have no
 * permission: they pass only `permit`, and only where their user type is admitted.
 */
export const admits = (holder: Holder, { permission, isForOwners = false }: Guarded): boolean =>
  (holder.role !== 'owner' || isForOwners) && isPermittedAny(holder, permission)

/** Screens and menu entries that any colleague may open are closed to owners unless they declare the opposite. */
export const opensTo = (
  holder: Holder,
  { permission, isForOwners = false }: { permission: Permission; isForOwners?: boolean | undefined },
): boolean => (isForOwners || permission !== 'permit' || holder.role !== 'owner') && isPermitted(holder, permission)

/** Staff with no permission at all cannot work here and are signed out (spec 1 §6). */
export function mustSignOut(holder: Holder): boolean {
  return holder.role !== 'superadmin' && holder.role !== 'external' && holder.permissions.length === 0
}

/** A superadmin keeps the role when an update would make an admin of them (spec 1 §6). */
export function roleAfterUpdate(current: Role, wanted: StaffRole): StaffRole {
  return current === 'superadmin' && wanted === 'admin' ? 'superadmin' : wanted
}
