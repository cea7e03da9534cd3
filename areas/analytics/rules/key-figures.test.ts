import { expect, it } from 'vitest'
import { defaultPermissions } from '#platform/rules/default-permissions.ts'
import { isStaffRole, roles, type Permission } from '#platform/rules/permissions.ts'
import { keyFiguresFor } from './key-figures.ts'

it.each(roles.filter(isStaffRole))('the role %s sees three figures with its usual permissions', (role) => {
  const may = (permission: Permission) => defaultPermissions[role].includes(permission)
  expect(keyFiguresFor(role, may, 'reletting')).toHaveLength(3)
  expect(
    keyFiguresFor(role, may, 'sale').filter((figure) => ['vacancy', 'answers', 'offers'].includes(figure)),
  ).toEqual([])
  expect(keyFiguresFor(role, may, 'sale').length).toBeGreaterThan(0)
})

it('a person sees only figures of records that they may see', () => {
  const may = (permission: Permission) => permission === 'applications_read'
  expect(keyFiguresFor('user', may, 'reletting')).toEqual(['applications', 'offers'])
  expect(keyFiguresFor('admin', () => false, 'reletting')).toEqual([])
})

it('an owner has no home page and no figures', () => {
  expect(keyFiguresFor('owner', () => true, 'reletting')).toEqual([])
})

it('the home page of a workspace for investors shows no figure of letting', () => {
  expect(keyFiguresFor('superadmin', () => true, 'saleb2b')).toEqual([])
})
