import { drizzle } from 'drizzle-orm/node-postgres'
import { describe, expect, it } from 'vitest'
import type { Workspace } from '../context.ts'
import { inWorkspace } from '../db/transaction.ts'
import { useWorld, type Person } from '../testing/world.ts'
import { rolePermission } from './tables.ts'
import { slugOfHost, slugOfRequest } from './workspaces.ts'

const world = useWorld()

const bootstrap = (home: Workspace, as: Person) => world.ask(home, { url: '/api/v1/bootstrap', as })
const change = (home: Workspace, statement: string) =>
  inWorkspace(world.services.pool, home.id, (client) => client.query(statement))

describe('a session', () => {
  it.each([
    ['is revoked', 'update session set revoked_at = now()'],
    ['has expired', "update session set expires_at = now() - interval '1 second'"],
    ['began more than a week ago', "update session set created_at = now() - interval '7 days 1 second'"],
    ['still lacks its second factor', 'update session set awaits_second_factor = true'],
    ['belongs to somebody who may no longer work here', 'update staff_user set is_active = false'],
  ])('opens nothing once it %s', async (_reason, statement) => {
    const home = await world.workspace()
    const anna = await world.person(home)
    expect((await bootstrap(home, anna)).statusCode).toBe(200)
    await change(home, statement)
    expect((await bootstrap(home, anna)).statusCode).toBe(401)
  })

  it('is kept alive by use', async () => {
    const home = await world.workspace()
    const anna = await world.person(home)
    await change(
      home,
      "update session set last_used_at = now() - interval '1 hour', expires_at = now() + interval '1 minute'",
    )
    await bootstrap(home, anna)
    const moved = "select expires_at > now() + interval '11 hours' as moved from session"
    await expect.poll(async () => (await change(home, moved)).rows).toEqual([{ moved: true }])
  })

  it('ends a week after the sign-in, however much it is used', async () => {
    const home = await world.workspace()
    const anna = await world.person(home)
    await change(
      home,
      "update session set created_at = now() - interval '6 days 23 hours', last_used_at = now() - interval '1 hour'",
    )
    await bootstrap(home, anna)
    const capped = "select expires_at < now() + interval '61 minutes' as capped from session"
    await expect.poll(async () => (await change(home, capped)).rows).toEqual([{ capped: true }])
  })

  it('feels a change of its role at once', async () => {
    const home = await world.workspace()
    const timo = await world.person(home, 'assistant')
    expect((await world.ask(home, { url: '/api/v1/home', as: timo })).statusCode).toBe(200)
    await inWorkspace(world.services.pool, home.id, (client) =>
      drizzle({ client })
        .insert(rolePermission)
        .values({ workspaceId: home.id, role: 'assistant', permissions: ['viewing'] }),
    )
    expect((await world.ask(home, { url: '/api/v1/home', as: timo })).statusCode).toBe(403)
    await change(home, "update role_permission set permissions = '{}'")
    expect((await bootstrap(home, timo)).statusCode).toBe(401)
  })

  it.each(['', 'Bearer', 'Basic abc', `Bearer ${'x'.repeat(300)}`, 'Bearer nonsense'])(
    'is not "%s"',
    async (authorization) => {
      const home = await world.workspace()
      const answer = await world.ask(home, { url: '/api/v1/bootstrap', headers: { authorization } })
      expect(answer.statusCode).toBe(401)
      expect(answer.json().message).toBe('Bitte melden Sie sich an.')
    },
  )

  it('keeps no token that could be stolen from the database', async () => {
    const home = await world.workspace()
    const anna = await world.person(home)
    const { rows } = await change(home, 'select to_jsonb(session) as session from session')
    expect(JSON.stringify(rows)).not.toContain(anna.token)
  })
})

describe('the workspace of a request', () => {
  it.each([
    ['rent.localhost:4000', 'localhost', 'rent'],
    ['Market.Quartier.ch', 'quartier.ch', 'market'],
    ['localhost:4000', 'localhost', null],
    ['quartier.ch', 'quartier.ch', null],
    ['127.0.0.1:4000', 'localhost', null],
    ['[::1]:4000', 'localhost', null],
  ])('of host %s under %s is %s', (host, publicHost, slug) => {
    expect(slugOfHost(host, publicHost)).toBe(slug)
  })

  it('is the one of the header where the host names none, and rent where nothing does', () => {
    expect(slugOfRequest('localhost:4000', 'sale', 'localhost')).toBe('sale')
    expect(slugOfRequest('localhost:4000', undefined, 'localhost')).toBe('rent')
    expect(() => slugOfRequest('rent.localhost', 'sale', 'localhost')).toThrow('shell_tenant_does_not_match_host')
  })
})
