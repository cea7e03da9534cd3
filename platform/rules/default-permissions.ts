// Permissions of each role until an administrator changes them (spec 1 §6, domain.md §17).

import type { Permission, Role } from './permissions.ts'

const everythingButSettings: Permission[] = [
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
  'interested_people',
  'waitlist',
  'viewing',
  'digitalcontract',
  'analytics_read',
  'object_advertisement',
]

/** The permissions a role starts with; an administrator can change those of every role except superadmin, owner and external. */
export const defaultPermissions: Record<Role, Permission[]> = {
  superadmin: ['admin', 'shared_view_settings', ...everythingButSettings],
  admin: ['admin', 'shared_view_settings', ...everythingButSettings],
  superuser: everythingButSettings,
  user: everythingButSettings.filter((one) => !['budget_read', 'budget_write', 'digitalcontract'].includes(one)),
  assistant: [
    'homepage_read',
    'applications_read',
    'object_read',
    'tenants_read',
    'shared_communication',
    'interested_people',
    'waitlist',
    'viewing',
  ],
  marketer: [
    'homepage_read',
    'object_read',
    'object_write',
    'object_advertisement',
    'interested_people',
    'viewing',
    'budget_read',
    'reporting_read',
  ],
  contract: [
    'homepage_read',
    'applications_read',
    'object_read',
    'tenants_read',
    'tenants_write',
    'digitalcontract',
    'shared_communication',
  ],
  analyst: ['homepage_read', 'object_read', 'budget_read', 'reporting_read', 'analytics_read'],
  owner: ['reporting_read'],
  external: [],
}
