import { describe, expect, it } from 'vitest'
import { defaultPermissions } from '#platform/rules/default-permissions.ts'
import { staffRoles } from '#platform/rules/permissions.ts'
import {
  grantable,
  groupNames,
  permissionGroups,
  permissionsToKeep,
  refusePermissions,
  refuseRole,
  withPermission,
} from './role-permissions.ts'

describe('the permissions of a role', () => {
  it('are all shown, each in one group', () => {
    const shown = groupNames.flatMap((name) => [...permissionGroups[name]])
    expect(shown.toSorted()).toEqual([...grantable].toSorted())
    expect(groupNames.toSorted()).toEqual(Object.keys(permissionGroups).toSorted())
  })

  it.each([...staffRoles, 'owner'] as const)('of %s may be kept as they come with the product', (role) => {
    const own = defaultPermissions[role].filter((one) => one !== 'admin')
    expect(refusePermissions(own)).toBe(null)
    expect(permissionsToKeep(role, own).toSorted()).toEqual(
      defaultPermissions[role].filter((one) => one !== 'admin' || role === 'admin').toSorted(),
    )
  })

  it('never leave an admin without administration, and never give it to another role', () => {
    expect(permissionsToKeep('admin', ['viewing'])).toEqual(['admin', 'viewing'])
    expect(refusePermissions(['admin', 'viewing'])).toBe('users_role_not_grantable')
    expect(refuseRole('superadmin')).toBe('users_role_superadmin_fixed')
    expect(refuseRole('admin')).toBe(null)
  })

  it('are never empty', () => {
    expect(refusePermissions([])).toBe('users_role_needs_one')
  })

  it.each([
    ['applications_write', 'applications_read'],
    ['object_write', 'object_read'],
    ['tenants_write', 'tenants_read'],
    ['budget_write', 'budget_read'],
  ] as const)('let nobody change with %s what they cannot see with %s', (write, read) => {
    expect(refusePermissions([write])).toBe('users_role_needs_reading')
    expect(refusePermissions([read, write])).toBe(null)
    expect(withPermission(['viewing'], write, true)).toEqual(expect.arrayContaining([read, write, 'viewing']))
    expect(withPermission([read, write, 'viewing'], read, false)).toEqual(['viewing'])
    expect(withPermission([read, write], write, false)).toEqual([read])
  })
})
