import { expect, it } from 'vitest'
import { isPermitted } from './permissions.ts'
import { landingOf } from './landing.ts'
import { defaultPermissions } from './default-permissions.ts'
import { canLet, canSell, projectTypes } from './project-type.ts'

it.each(projectTypes)('%s either lets or sells', (type) => {
  const sells = type === 'sale' || type === 'saleb2b'
  expect([canLet(type).allowed, canSell(type).allowed]).toEqual([!sells, sells])
})

it('gives nobody tenants or leases where the project sells, and lands the clerk elsewhere', () => {
  const clerk = { role: 'contract', permissions: defaultPermissions.contract, features: [] } as const
  const selling = { ...clerk, features: ['selling', 'digitalcontract'] } as const
  const superadmin = { role: 'superadmin', permissions: [], features: ['selling', 'digitalcontract'] } as const
  for (const permission of ['tenants_read', 'tenants_write', 'digitalcontract'] as const) {
    expect([isPermitted(selling, permission), isPermitted(superadmin, permission)]).toEqual([false, false])
  }
  expect(isPermitted(selling, 'applications_read')).toBe(true)
  expect([landingOf(clerk), landingOf(selling)]).toEqual(['/tenant', '/home'])
})
