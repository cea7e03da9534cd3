import { describe, expect, it } from 'vitest'
import { roles } from '#platform/rules/permissions.ts'
import { givableRoles, refuseDeactivation, refuseDeletion, refuseRoleChange, refuseTouching } from './staff-can.ts'

const admin = { id: 'nora', role: 'admin' } as const
const superadmin = { id: 'regula', role: 'superadmin' } as const
const clerk = { id: 'mirjam', role: 'user', isActive: true, otherAdmins: 2 } as const
const otherAdmin = { id: 'luc', role: 'admin', isActive: true, otherAdmins: 1 } as const
const lastAdmin = { ...otherAdmin, otherAdmins: 0 }

describe('a colleague’s login', () => {
  it('may be changed, switched off and deleted by an admin', () => {
    expect(refuseRoleChange(clerk, admin, 'assistant')).toBe(null)
    expect(refuseDeactivation(clerk, admin)).toBe(null)
    expect(refuseDeletion(otherAdmin, admin)).toBe(null)
  })

  it('is never one’s own', () => {
    const own = { ...otherAdmin, id: admin.id }
    expect(refuseDeletion(own, admin)).toBe('users_reason_oneself')
    expect(refuseDeactivation(own, admin)).toBe('users_reason_oneself')
    expect(refuseRoleChange(own, admin, 'user')).toBe('users_reason_own_role')
    expect(refuseRoleChange(own, admin, 'admin')).toBe(null)
  })

  it.each([
    ['deleted', refuseDeletion(lastAdmin, admin)],
    ['switched off', refuseDeactivation(lastAdmin, admin)],
    ['made somebody else', refuseRoleChange(lastAdmin, admin, 'user')],
  ])('of the last admin is not %s', (_deed, reason) => {
    expect(reason).toBe('users_reason_last_admin')
  })

  it('of an admin who is switched off already may go, although no other is left', () => {
    expect(refuseDeletion({ ...lastAdmin, isActive: false }, admin)).toBe(null)
  })

  it('of a superadmin is left to superadmins, and so is the role', () => {
    const above = { ...superadmin, isActive: true, otherAdmins: 1 }
    expect(refuseTouching(above, admin)).toBe('users_reason_superadmin')
    expect(refuseDeletion(above, admin)).toBe('users_reason_superadmin')
    expect(refuseRoleChange(above, admin, 'user')).toBe('users_reason_superadmin')
    expect(refuseRoleChange(clerk, admin, 'superadmin')).toBe('users_reason_superadmin_only')
    expect(refuseRoleChange(clerk, superadmin, 'superadmin')).toBe(null)
    expect(givableRoles(admin, roles)).not.toContain('superadmin')
    expect(givableRoles(superadmin, roles)).toContain('superadmin')
  })
})
