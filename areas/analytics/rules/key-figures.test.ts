import { expect, it } from 'vitest'
import { defaultPermissions } from '#platform/rules/default-permissions.ts'
import { isStaffRole, roles } from '#platform/rules/permissions.ts'
import { keyFiguresFor } from './key-figures.ts'

it.each(roles.filter(isStaffRole))('the role %s sees three figures with its usual permissions', (role) => {
  expect(keyFiguresFor(role, (permission) => defaultPermissions[role].includes(permission))).toHaveLength(3)
})

it('a person sees only figures of records that they may see', () => {
  expect(keyFiguresFor('user', (permission) => permission === 'applications_read')).toEqual(['applications', 'offers'])
  expect(keyFiguresFor('admin', () => false)).toEqual([])
})

it('an owner has no home page and no figures', () => {
  expect(keyFiguresFor('owner', () => true)).toEqual([])
})
