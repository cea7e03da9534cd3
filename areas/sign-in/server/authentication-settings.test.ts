// Settings of the ways to sign in: saved by an administrator, used by the next sign-in.

import { once } from 'node:events'
import { createServer } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Workspace } from '#platform/server/context.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { projectSetting, staffUser } from '#platform/server/session/tables.ts'
import { useOwnWorld, type Person } from '#platform/server/testing/world.ts'
import { setting } from './testing-people.ts'
import { startProvider, type TestProvider } from './testing-oidc-provider.ts'

const world = useOwnWorld({ PRIVATE_HOSTS: '127.0.0.1,localhost' })
const url = '/api/v1/settings/authentication'
const anna = {
  email: 'anna@firm.ch',
  email_verified: true,
  given_name: 'Anna',
  family_name: 'Keller',
  groups: ['chiefs'],
}

let provider: TestProvider
beforeAll(async () => {
  const redirectUris = ['signs', 'roles'].map((slug) => `http://${slug}.localhost:4000/sso-callback`)
  provider = await startProvider({ people: [{ sub: 'anna', claims: anna }], redirectUris })
})
afterAll(() => provider.close())

const roles = { admin: '', superuser: '', user: '', assistant: '', marketer: '', contract: '', analyst: '' }
const settings = (fields: object = {}) => ({
  version: 0,
  passwordLogin: true,
  ssoProvider: 'oidc',
  ssoDirectoryId: '',
  ssoIssuer: provider.issuer,
  ssoClientId: provider.clientId,
  ssoClientSecret: provider.clientSecret,
  ssoClientSecretSetAt: '',
  ssoButtonText: 'Firm login',
  ssoDomains: 'firm.ch',
  ssoCreatesUsers: true,
  ssoDefaultRole: 'assistant',
  ssoRolesClaim: '',
  ssoRoles: roles,
  ...fields,
})

interface Office {
  home: Workspace
  admin: Person
}

async function office(slug?: string): Promise<Office> {
  const home = await world.workspace(slug ? { slug } : {})
  return { home, admin: await world.person(home) }
}

const read = async ({ home, admin }: Office) => (await world.ask(home, { url, as: admin })).json()
const save = ({ home, admin }: Office, payload: object) => world.ask(home, { method: 'POST', url, payload, as: admin })
const check = ({ home, admin }: Office) =>
  world.ask(home, { method: 'POST', url: `${url}/check`, payload: {}, as: admin })

async function signInAsAnna(home: Workspace) {
  const start = await world.ask(home, { method: 'POST', url: '/api/v2/oicd/sso/start', payload: {} })
  const payload = await provider.walk(start.json().url, 'anna')
  return world.ask(home, { method: 'POST', url: '/api/v2/oicd/sso', payload })
}

describe('the ways to sign in', () => {
  it('are the password alone at first', async () => {
    const firm = await office()
    expect(await read(firm)).toMatchObject({
      version: 0,
      hasSecret: false,
      redirectUri: `http://${firm.home.slug}.localhost:4000/sso-callback`,
      data: { passwordLogin: true, ssoProvider: 'none' },
    })
    expect((await check(firm)).json().message).toBe('Es ist kein Anbieter gespeichert.')
  })

  it('include the provider that was saved, and create people as told', async () => {
    const firm = await office('signs')
    expect((await save(firm, settings())).statusCode).toBe(200)
    expect((await check(firm)).json().notify[0].title).toContain(provider.issuer)
    const signedIn = await signInAsAnna(firm.home)
    expect([signedIn.statusCode, signedIn.json().user.role]).toEqual([200, 'assistant'])
    const init = await world.ask(firm.home, { url: '/api/v1/init' })
    expect(init.json().signIn).toMatchObject({ password: true, oidc: true, buttonText: 'Firm login' })
  })

  it('give the role that the provider names', async () => {
    const firm = await office('roles')
    await save(firm, settings({ ssoRolesClaim: 'groups', ssoRoles: { ...roles, contract: 'chiefs, others' } }))
    expect((await read(firm)).data.ssoRoles.contract).toBe('chiefs, others')
    expect((await signInAsAnna(firm.home)).json().user.role).toBe('contract')
  })

  it('seal the secret, show it nowhere, and keep it when it is left empty', async () => {
    const firm = await office()
    const saved = (await save(firm, settings())).json()
    const stored = await asSystem(world.services, firm.home, ({ db }) =>
      db.select().from(projectSetting).where(eq(projectSetting.workspaceId, firm.home.id)),
    )
    const page = await read(firm)
    for (const told of [saved, stored, page]) expect(JSON.stringify(told)).not.toContain(provider.clientSecret)
    expect(saved.data.ssoClientSecretSetAt).not.toBe('')
    const next = settings({ version: 1, ssoClientSecret: '', ssoDomains: '@firm.ch firm.com' })
    expect((await save(firm, next)).json().data).toMatchObject({ ssoDomains: 'firm.ch, firm.com' })
    expect((await check(firm)).statusCode).toBe(200)
  })

  it('seal a secret that was set by other means', async () => {
    const firm = await office()
    const { issuer, clientId, clientSecret } = provider
    await setting(world, firm.home, { oidc: { issuer, clientId, clientSecret, allowedDomains: ['firm.ch'] } })
    const page = await read(firm)
    expect([page.hasSecret, page.data.ssoClientSecretSetAt]).toEqual([true, ''])
    const payload = { ...page.data, ssoButtonText: 'Firm', version: page.version }
    expect((await save(firm, payload)).statusCode).toBe(200)
    const [row] = await asSystem(world.services, firm.home, ({ db }) =>
      db.select().from(projectSetting).where(eq(projectSetting.workspaceId, firm.home.id)),
    )
    expect(JSON.stringify(row)).not.toContain(clientSecret)
    expect((await check(firm)).statusCode).toBe(200)
  })

  it('need a new secret for another provider', async () => {
    const firm = await office()
    await save(firm, settings())
    const other = settings({ version: 1, ssoProvider: 'azure', ssoDirectoryId: 'directory', ssoClientSecret: '' })
    expect((await save(firm, other)).json().fields).toEqual({ ssoClientSecret: 'Bitte ausfüllen' })
  })

  it('need a new secret for another issuer, which would receive it', async () => {
    const firm = await office()
    await save(firm, settings())
    const other = settings({ version: 1, ssoIssuer: 'https://login.other.ch', ssoClientSecret: '' })
    expect((await save(firm, other)).json().fields).toEqual({ ssoClientSecret: 'Bitte ausfüllen' })
  })

  it('keep the password until whoever turns it off has come by the provider', async () => {
    const firm = await office()
    const refused = await save(firm, settings({ passwordLogin: false }))
    expect(refused.json().fields.passwordLogin).toContain('Melden Sie sich zuerst selbst')
    await asSystem(world.services, firm.home, ({ db }) =>
      db
        .update(staffUser)
        .set({ ssoSubject: `oidc:${provider.issuer}#admin` })
        .where(eq(staffUser.id, firm.admin.id)),
    )
    const elsewhere = settings({ passwordLogin: false, ssoIssuer: 'https://login.other.ch' })
    expect((await save(firm, elsewhere)).json().fields.passwordLogin).toContain('Melden Sie sich zuerst selbst')
    expect((await save(firm, settings({ passwordLogin: false }))).statusCode).toBe(200)
  })

  it('do not lead into a private network that the environment does not name', async () => {
    const firm = await office()
    let connections = 0
    const machine = createServer(() => (connections += 1)).listen(0, '127.0.0.2')
    await once(machine, 'listening')
    const { port } = z.object({ port: z.number() }).parse(machine.address())
    expect((await save(firm, settings({ ssoIssuer: `https://127.0.0.2:${port}` }))).statusCode).toBe(200)
    expect([(await check(firm)).statusCode, connections]).toEqual([409, 0])
    machine.close()
    const plain = await save(firm, settings({ version: 1, ssoIssuer: 'http://login.firm.ch' }))
    expect(plain.json().fields.ssoIssuer).toContain('https://')
  })

  it('are told to a stale save, and belong to administrators', async () => {
    const firm = await office()
    await save(firm, settings())
    const late = await save(firm, settings({ ssoButtonText: 'Other' }))
    expect([late.statusCode, late.json().current.data.ssoButtonText]).toEqual([409, 'Firm login'])
    const clerk = await world.person(firm.home, 'superuser')
    expect((await world.ask(firm.home, { url, as: clerk })).statusCode).toBe(403)
    expect((await save({ home: firm.home, admin: clerk }, settings())).statusCode).toBe(403)
    expect((await check({ home: firm.home, admin: clerk })).statusCode).toBe(403)
  })
})
