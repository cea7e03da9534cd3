import { describe, expect, it } from 'vitest'
import { landingOf } from './landing.ts'
import { defaultPermissions } from './default-permissions.ts'
import {
  isPermitted,
  mustSignOut,
  permissions,
  roleAfterUpdate,
  roles,
  type Feature,
  type Role,
} from './permissions.ts'

const everything: Feature[] = ['digitalcontract', 'waitlist', 'analytics', 'bulkMail']
const holder = (role: Role, features: Feature[] = everything, held = defaultPermissions[role]) => ({
  role,
  permissions: held,
  features,
})

describe('permissions', () => {
  it.each(roles)('let a signed-in %s do what anybody may', (role) => {
    expect(isPermitted(holder(role, [], []), 'permit')).toBe(true)
  })

  it('let a superadmin do everything whose feature is bought', () => {
    const root = holder('superadmin', everything, [])
    expect(permissions.filter((permission) => !isPermitted(root, permission))).toEqual([])
    expect(isPermitted(holder('superadmin', []), 'waitlist')).toBe(false)
  })

  it('keep the settings to superadmin and admin, whatever the list says', () => {
    const may = roles.filter((role) => isPermitted(holder(role, everything, ['admin']), 'admin'))
    expect(may).toEqual(['superadmin', 'admin'])
  })

  it('let administrators and superusers change the budget and approve costs, and no other role', () => {
    const may = roles.filter((role) => isPermitted(holder(role), 'budget_write'))
    expect(may).toEqual(['superadmin', 'admin', 'superuser'])
  })

  it('are closed without the feature they belong to', () => {
    expect(isPermitted(holder('admin', []), 'digitalcontract')).toBe(false)
    expect(isPermitted(holder('admin'), 'digitalcontract')).toBe(true)
  })

  it('sign out whoever holds none, but never a superadmin', () => {
    expect(mustSignOut(holder('user', everything, []))).toBe(true)
    expect(mustSignOut(holder('superadmin', everything, []))).toBe(false)
  })

  it('keep a superadmin from being made an admin', () => {
    expect(roleAfterUpdate('superadmin', 'admin')).toBe('superadmin')
    expect(roleAfterUpdate('superadmin', 'user')).toBe('user')
    expect(roleAfterUpdate('user', 'admin')).toBe('admin')
  })
})

describe('the landing', () => {
  it.each([
    ['assistant', '/home'],
    ['marketer', '/objects'],
    ['contract', '/tenant'],
    ['analyst', '/analytics'],
    ['admin', '/home'],
  ] as const)('of %s is %s', (role, path) => {
    expect(landingOf(holder(role))).toBe(path)
  })

  it('is the first permitted place when the wanted one is closed', () => {
    expect(landingOf(holder('analyst', []))).toBe('/home')
    expect(landingOf(holder('contract', everything, ['budget_read']))).toBe('/budget')
    expect(landingOf(holder('user', everything, ['viewing']))).toBe('/403')
  })
})
