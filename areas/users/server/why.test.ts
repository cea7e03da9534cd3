import { describe, expect, it } from 'vitest'
import { defaultPermissions } from '#platform/rules/default-permissions.ts'
import { boughtFeatures, permissions, staffRoles, type Permission } from '#platform/rules/permissions.ts'
import type { Workspace } from '#platform/server/context.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import { whyFor } from '../rules/why.ts'

const world = useWorld()

interface Answer {
  permission: Permission
  allowed: boolean
  answer: string
  changedBy: string
}

async function whyOf(home: Workspace, as: Person, id: string): Promise<Answer[]> {
  return (await world.ask(home, { url: `/api/v1/users/${id}/edit`, as })).json().why
}

/** Returns a read call that requires this permission. */
function doorOf(permission: Permission): string | undefined {
  const served = world.quartier.served.find(
    ({ access, endpoint, kind }) =>
      access === permission && endpoint.method === 'GET' && kind === 'json' && !endpoint.path.includes(':'),
  )
  return served?.endpoint.path
}

const featureSets: (typeof boughtFeatures)[number][][] = [[], [...boughtFeatures], ['waitlist']]

describe('why somebody may or may not', () => {
  it.each(staffRoles.flatMap((role) => featureSets.map((bought) => [role, bought] as const)))(
    'is what the server does, for %s with the features %j',
    async (role, bought) => {
      const home = await world.workspace({ features: [...bought] })
      const admin = await world.person(home, 'superadmin')
      const person = await world.person(home, role)
      const why = await whyOf(home, admin, person.id)
      expect(why.map((one) => one.permission)).toEqual(permissions.filter((one) => one !== 'permit'))
      for (const { permission, allowed } of why) {
        const url = doorOf(permission)
        if (!url) continue
        const { statusCode } = await world.ask(home, { url, as: person })
        expect([permission, allowed], `${url} answered ${statusCode}`).toEqual([permission, statusCode !== 403])
      }
    },
  )

  it('is asked at real routes for most permissions', () => {
    expect(permissions.filter((one) => doorOf(one) !== undefined).length).toBeGreaterThanOrEqual(7)
  })

  it('names the role, the missing feature, the account, and who could change it', async () => {
    const home = await world.workspace({ features: [] })
    const admin = await world.person(home, 'admin', { firstName: 'Luc', lastName: 'Favre' })
    const clerk = await world.person(home, 'analyst', { firstName: 'Sofia', lastName: 'Bernasconi' })
    const answer = async (permission: Permission) =>
      (await whyOf(home, admin, clerk.id)).find((one) => one.permission === permission)
    expect(await answer('budget_read')).toMatchObject({
      allowed: true,
      answer: 'Ja: Sofia Bernasconi hat die Rolle Analyse mit «Budget sehen».',
      changedBy: 'Ändern können es: Luc Favre.',
    })
    expect(await answer('waitlist')).toMatchObject({ allowed: false, changedBy: expect.stringContaining('Support') })
    expect(await answer('admin')).toMatchObject({ allowed: false })
    await world.ask(home, {
      method: 'POST',
      url: '/api/v1/settings/roles',
      payload: { role: 'analyst', permissions: ['viewing'], version: 0 },
      as: admin,
    })
    expect(await answer('budget_read')).toMatchObject({ allowed: false })
    expect((await world.ask(home, { url: '/api/v1/users/' + clerk.id + '/edit', as: clerk })).statusCode).toBe(403)
  })

  it('is no to everything once the account is switched off', () => {
    for (const role of staffRoles) {
      for (const permission of permissions) {
        const asked = { role, isActive: false, rolePermissions: null, features: [...boughtFeatures] }
        expect(whyFor(asked, permission)).toMatchObject({ allowed: false, because: 'account_inactive' })
      }
    }
  })

  it('says that an empty role opens nothing, except to a superadmin', () => {
    const asked = { isActive: true, rolePermissions: [], features: [...boughtFeatures] }
    expect(whyFor({ ...asked, role: 'user' }, 'permit')).toMatchObject({ allowed: false, because: 'role_empty' })
    expect(whyFor({ ...asked, role: 'superadmin' }, 'viewing')).toMatchObject({ allowed: true })
    expect(defaultPermissions.user).toContain('viewing')
  })
})
