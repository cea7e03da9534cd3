import { describe, expect, it } from 'vitest'
import type { Permission, Role } from '#platform/rules/permissions.ts'
import type { Workspace } from '#platform/server/context.ts'
import { auditEntries } from '#platform/server/testing/auditing.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import type { RoleView } from '../contract/roles.ts'

const world = useWorld()

const url = '/api/v1/settings/roles'

async function viewOf(home: Workspace, as: Person, role: Role): Promise<RoleView> {
  const { roles } = (await world.ask(home, { url, as })).json()
  return roles.find((one: RoleView) => one.role === role)
}

const give = (home: Workspace, as: Person, wish: { role: Role; permissions: Permission[]; version: number }) =>
  world.ask(home, { method: 'POST', url, payload: wish, as })

async function scene() {
  const home = await world.workspace()
  return { home, admin: await world.person(home, 'admin'), timo: await world.person(home, 'assistant') }
}

describe('changing what a role may do', () => {
  it('holds from the next call of somebody who is signed in, both ways, with another menu', async () => {
    const { home, admin, timo } = await scene()
    const menu = async () =>
      (await world.ask(home, { url: '/api/v1/bootstrap', as: timo }))
        .json()
        .menus.mainMenu.map((item: { key: string }) => item.key)
    const tenants = () => world.ask(home, { url: '/api/v1/tenants/', as: timo })
    expect([(await tenants()).statusCode, await menu()]).toEqual([200, expect.arrayContaining(['tenant'])])
    const first = await give(home, admin, { role: 'assistant', permissions: ['homepage_read'], version: 0 })
    expect(first.json()).toMatchObject({ version: 1 })
    expect([(await tenants()).statusCode, await menu()]).toEqual([403, ['home', 'changelog']])
    const wider: Permission[] = ['homepage_read', 'tenants_read', 'budget_read']
    await give(home, admin, { role: 'assistant', permissions: wider, version: 1 })
    expect([(await tenants()).statusCode, await menu()]).toEqual([
      200,
      ['home', 'tenant', 'budget', 'payments', 'changelog'],
    ])
  })

  it('marks the next answer as news, whatever it answers', async () => {
    const { home, admin, timo } = await scene()
    const mark = async () => (await world.ask(home, { url: '/api/v1/home', as: timo })).headers['x-standing']
    const before = await mark()
    expect(await mark()).toBe(before)
    await give(home, admin, { role: 'assistant', permissions: ['homepage_read'], version: 0 })
    expect(await mark()).not.toBe(before)
  })

  it('is kept in the history with what was given and taken', async () => {
    const { home, admin } = await scene()
    const { data } = await viewOf(home, admin, 'analyst')
    const permissions = [...data.permissions.filter((one) => one !== 'budget_read'), 'viewing' as const]
    await give(home, admin, { role: 'analyst', permissions, version: 0 })
    const { history, version } = await viewOf(home, admin, 'analyst')
    expect(version).toBe(1)
    expect(history).toMatchObject([
      {
        by: 'Nora Ammann',
        changes: [
          { label: 'erteilt', old: '–', new: 'Besichtigungstermine verwalten' },
          { label: 'entzogen', old: 'Budget sehen', new: '–' },
        ],
      },
    ])
    expect(await auditEntries(world, home, 'role.changed')).toHaveLength(1)
  })

  it('answers a stale save with what stands now, also when both are the first', async () => {
    const { home, admin } = await scene()
    await give(home, admin, { role: 'analyst', permissions: ['viewing'], version: 0 })
    const late = await give(home, admin, { role: 'analyst', permissions: ['homepage_read'], version: 0 })
    expect(late.statusCode).toBe(409)
    expect(late.json().current).toEqual({ version: 1, data: { permissions: ['viewing'] } })
  })

  it('changes nothing when it says what stands', async () => {
    const { home, admin } = await scene()
    const { data } = await viewOf(home, admin, 'user')
    const answer = await give(home, admin, { role: 'user', permissions: data.permissions, version: 0 })
    expect(answer.json()).toEqual({ version: 0 })
    expect(await auditEntries(world, home, 'role.changed')).toEqual([])
  })

  it('never takes administration from admins, nor anything from superadmins', async () => {
    const { home, admin } = await scene()
    await give(home, admin, { role: 'admin', permissions: ['homepage_read'], version: 0 })
    expect((await viewOf(home, admin, 'admin')).data.permissions).toEqual(['admin', 'homepage_read'])
    const above = await give(home, admin, { role: 'superadmin', permissions: ['homepage_read'], version: 0 })
    expect(above.statusCode).toBe(409)
  })

  it.each([
    [[], 'users_role_needs_one'],
    [['tenants_write'], 'users_role_needs_reading'],
    [['admin', 'viewing'], 'users_role_not_grantable'],
  ] as [Permission[], string][])('refuses %j', async (permissions) => {
    const { home, admin } = await scene()
    const answer = await give(home, admin, { role: 'user', permissions, version: 0 })
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, ['permissions']])
  })

  it('is for admins, and stays in its workspace', async () => {
    const { home, admin } = await scene()
    const clerk = await world.person(home, 'superuser')
    expect((await give(home, clerk, { role: 'user', permissions: ['viewing'], version: 0 })).statusCode).toBe(403)
    await give(home, admin, { role: 'user', permissions: ['viewing'], version: 0 })
    const other = await scene()
    expect((await viewOf(other.home, other.admin, 'user')).version).toBe(0)
  })
})
