import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Workspace } from '#platform/server/context.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { auditOf, opens, personWithApp, personWithPassword, post, setting, storedPerson } from './testing-people.ts'
import { startProvider, type TestProvider } from './testing-oidc-provider.ts'

const world = useWorld()
const slugs = Array.from({ length: 24 }, (_, index) => `firm${index}`)
const unused = [...slugs]
const newHome = () => world.workspace({ slug: unused.pop() ?? 'none-left' })

const directory = '11111111-2222-4333-8444-555555555555'
const anna = { email: 'anna@firm.ch', email_verified: true, given_name: 'Anna', family_name: 'Keller', locale: 'fr-CH' }
const people = [
  { sub: 'anna', claims: anna },
  { sub: 'eve', claims: { email: 'eve@elsewhere.ch', email_verified: true } },
  { sub: 'unverified', claims: { email: 'anna@firm.ch', email_verified: false } },
  { sub: 'careful', claims: { ...anna, email: 'careful@firm.ch', amr: ['pwd', 'mfa'] } },
  { sub: 'entra-anna', claims: { tid: directory, oid: 'o-anna', email: 'anna@firm.ch', name: 'Anna Keller' } },
  {
    sub: 'entra-foreign',
    claims: { tid: '99999999-2222-4333-8444-555555555555', oid: 'o-eve', email: 'anna@firm.ch' },
  },
]

let oidc: TestProvider
let entra: TestProvider
beforeAll(async () => {
  const redirectUris = slugs.map((slug) => `http://${slug}.localhost:4000/sso-callback`)
  oidc = await startProvider({ people, redirectUris })
  entra = await startProvider({ people, redirectUris, path: `/${directory}/v2.0` })
})
afterAll(() => Promise.all([oidc.close(), entra.close()]))
afterEach(() => world.setTime(new Date()))

const oidcSettings = (fields: object = {}) => ({
  oidc: {
    issuer: oidc.issuer,
    clientId: oidc.clientId,
    clientSecret: oidc.clientSecret,
    allowedDomains: ['firm.ch'],
    ...fields,
  },
})
const azureSettings = (fields: object = {}) => ({
  azure: {
    directoryId: directory,
    authority: entra.origin,
    clientId: entra.clientId,
    clientSecret: entra.clientSecret,
    allowedDomains: ['firm.ch'],
    ...fields,
  },
})

const pathOf = { oidc: '/api/v2/oicd/sso', azure: '/api/v2/azure/sso' }
type Name = keyof typeof pathOf

async function cameBack(home: Workspace, sub: string, name: Name = 'oidc'): Promise<Record<string, string>> {
  const { url } = (await post(world, home, `${pathOf[name]}/start`, {})).json()
  return (name === 'oidc' ? oidc : entra).walk(url, sub)
}

async function signIn(home: Workspace, sub: string, name: Name = 'oidc') {
  return post(world, home, pathOf[name], await cameBack(home, sub, name))
}

describe('signing in by the organisation', () => {
  it('links a person once by the verified address, and knows them by subject from then on', async () => {
    const home = await newHome()
    await setting(world, home, oidcSettings())
    const person = await personWithPassword(world, home, { email: 'anna@firm.ch' })
    const first = await signIn(home, 'anna')
    expect(first.json()).toMatchObject({ needs_second_factor: false, user: { id: person.id } })
    expect(await opens(world, home, first.json().token)).toBe(true)
    oidc.change('anna', { email: 'anna.neu@elsewhere.ch', email_verified: false })
    expect((await signIn(home, 'anna')).json()).toMatchObject({ user: { id: person.id } })
    oidc.change('anna', anna)
    expect(await auditOf(world, home, 'user.linked')).toHaveLength(1)
    expect((await auditOf(world, home, 'session.started')).at(-1)?.changes).toMatchObject([{ new: 'oidc' }])
  })

  it.each([
    ['eve', 'Domain'],
    ['unverified', 'nicht bestätigt'],
    ['anna', 'keinen Zugang'],
  ])('turns %s away and says why', async (sub, why) => {
    const home = await newHome()
    await setting(world, home, oidcSettings())
    const refused = await signIn(home, sub)
    expect(refused.statusCode).toBe(401)
    expect(refused.json().message).toContain(why)
    expect(await auditOf(world, home, 'sign_in.failed')).toHaveLength(1)
  })

  it('makes a person where the setting says so, with its role and nothing more', async () => {
    const home = await newHome()
    await setting(world, home, oidcSettings({ createsUsers: true, defaultRole: 'assistant' }))
    const { user } = (await signIn(home, 'anna')).json()
    expect(user).toMatchObject({
      first_name: 'Anna',
      last_name: 'Keller',
      role: 'assistant',
      language: 'fr',
      email: 'anna@firm.ch',
    })
    expect((await storedPerson(world, home, user.id)).passwordHash).toBeNull()
    expect((await signIn(home, 'anna')).json().user.id).toBe(user.id)
    expect((await signIn(home, 'eve')).statusCode).toBe(401)
  })

  it('does not let in who is no longer active', async () => {
    const home = await newHome()
    await setting(world, home, oidcSettings({ createsUsers: true }))
    await personWithPassword(world, home, { email: 'anna@firm.ch', isActive: false })
    expect((await signIn(home, 'anna')).statusCode).toBe(401)
  })

  it('asks for our second factor unless the provider has asked for one', async () => {
    const home = await newHome()
    await setting(world, home, oidcSettings())
    const app = await personWithApp(world, home)
    const { totpSecret, totpConfirmedAt } = await storedPerson(world, home, app.id)
    await personWithPassword(world, home, { email: 'anna@firm.ch', totpSecret, totpConfirmedAt })
    await personWithPassword(world, home, { email: 'careful@firm.ch', totpSecret, totpConfirmedAt })
    expect((await signIn(home, 'anna')).json()).toMatchObject({ needs_second_factor: true, user: null })
    expect((await signIn(home, 'careful')).json()).toMatchObject({ needs_second_factor: false })
  })
})

describe('roles of the provider', () => {
  const mapping = {
    rolesClaim: 'groups',
    roles: { 'q-admins': 'admin', 'q-clerks': 'assistant', 'q-all': 'superadmin' },
  }
  afterEach(() => oidc.change('anna', anna))

  const roleAfter = async (home: Workspace, claims: object) => {
    oidc.change('anna', { ...anna, ...claims })
    return (await signIn(home, 'anna')).json().user.role
  }

  it('are followed at each sign-in, the highest one, and leave a trace', async () => {
    const home = await newHome()
    await setting(world, home, oidcSettings(mapping))
    await personWithPassword(world, home, { email: 'anna@firm.ch' })
    await personWithPassword(world, home, { email: 'other@firm.ch', role: 'admin' })
    expect(await roleAfter(home, { groups: ['staff', 'q-clerks', 'q-admins'] })).toBe('admin')
    expect(await roleAfter(home, { groups: 'q-clerks' })).toBe('assistant')
    const followed = (await auditOf(world, home, 'user.role_followed')).map(({ changes }) => changes[0]?.new)
    expect(followed).toEqual(['admin', 'assistant'])
  })

  it('never take away the last one who can administer, and say why', async () => {
    const home = await newHome()
    await setting(world, home, oidcSettings(mapping))
    await personWithPassword(world, home, { email: 'anna@firm.ch', role: 'admin' })
    expect(await roleAfter(home, { groups: 'q-clerks' })).toBe('admin')
    expect(await auditOf(world, home, 'user.role_not_followed')).toMatchObject([
      { changes: [{ field: 'role', old: 'assistant', new: 'admin' }], cause: 'users_reason_last_admin' },
    ])
    await personWithPassword(world, home, { email: 'second@firm.ch', role: 'admin' })
    expect(await roleAfter(home, { groups: 'q-clerks' })).toBe('assistant')
  })

  it('change nothing when they are unknown, missing, or none of ours', async () => {
    const home = await newHome()
    await setting(world, home, oidcSettings({ ...mapping, roles: { ...mapping.roles, odd: 'emperor' } }))
    await personWithPassword(world, home, { email: 'anna@firm.ch', role: 'marketer' })
    for (const groups of [undefined, [], ['unheard-of'], ['odd'], ['toString'], ['q-all'], 7, [null]]) {
      expect(await roleAfter(home, { groups })).toBe('marketer')
    }
  })

  it('do not take the role of a superadmin', async () => {
    const home = await newHome()
    await setting(world, home, oidcSettings(mapping))
    await personWithPassword(world, home, { email: 'anna@firm.ch', role: 'superadmin' })
    expect(await roleAfter(home, { groups: ['q-clerks'] })).toBe('superadmin')
  })

  it('count for a new person, who otherwise has the role of the setting', async () => {
    const admission = { ...mapping, createsUsers: true, defaultRole: 'analyst' }
    const [told, untold] = [await newHome(), await newHome()]
    for (const home of [told, untold]) await setting(world, home, oidcSettings(admission))
    expect(await roleAfter(told, { groups: ['q-clerks'] })).toBe('assistant')
    expect(await roleAfter(untold, { groups: ['unheard-of'] })).toBe('analyst')
  })

  it('may lie inside another claim', async () => {
    const home = await newHome()
    await setting(world, home, oidcSettings({ rolesClaim: 'realm_access.roles', roles: mapping.roles }))
    await personWithPassword(world, home, { email: 'anna@firm.ch' })
    expect(await roleAfter(home, { realm_access: { roles: ['q-admins'] } })).toBe('admin')
  })
})

describe('a round', () => {
  it('is refused with a state that was never given', async () => {
    const home = await newHome()
    await setting(world, home, oidcSettings())
    await personWithPassword(world, home, { email: 'anna@firm.ch' })
    const back = await cameBack(home, 'anna')
    expect((await post(world, home, pathOf.oidc, { ...back, state: 'made-up' })).statusCode).toBe(401)
    expect((await post(world, home, pathOf.oidc, back)).statusCode).toBe(200)
  })

  it('ends once: the same answer again is refused, and so is its code in a new round', async () => {
    const home = await newHome()
    await setting(world, home, oidcSettings())
    await personWithPassword(world, home, { email: 'anna@firm.ch' })
    const back = await cameBack(home, 'anna')
    expect((await post(world, home, pathOf.oidc, back)).statusCode).toBe(200)
    expect((await post(world, home, pathOf.oidc, back)).statusCode).toBe(401)
    const next = await cameBack(home, 'anna')
    expect((await post(world, home, pathOf.oidc, { ...next, code: back.code })).statusCode).toBe(401)
    expect((await post(world, home, pathOf.oidc, next)).statusCode).toBe(401)
  })

  it('does not take the code of another browser’s round', async () => {
    const home = await newHome()
    await setting(world, home, oidcSettings())
    await personWithPassword(world, home, { email: 'anna@firm.ch' })
    const hers = await cameBack(home, 'anna')
    const own = await cameBack(home, 'eve')
    expect((await post(world, home, pathOf.oidc, { ...own, code: hers.code })).statusCode).toBe(401)
  })

  it('lasts ten minutes, in its own workspace and for its own provider', async () => {
    const home = await newHome()
    const other = await newHome()
    await setting(world, home, { ...oidcSettings(), ...azureSettings() })
    await setting(world, other, oidcSettings())
    await personWithPassword(world, home, { email: 'anna@firm.ch' })
    const back = await cameBack(home, 'anna')
    expect((await post(world, other, pathOf.oidc, back)).statusCode).toBe(401)
    expect((await post(world, home, pathOf.azure, back)).statusCode).toBe(401)
    world.setTime(new Date(Date.now() + 11 * 60_000))
    expect((await post(world, home, pathOf.oidc, back)).statusCode).toBe(401)
  })

  it('cannot begin where nothing is set up, where nobody answers, or without encryption', async () => {
    const home = await newHome()
    const start = () => post(world, home, `${pathOf.oidc}/start`, {})
    expect((await start()).statusCode).toBe(404)
    await setting(world, home, oidcSettings({ issuer: 'http://localhost:1' }))
    expect((await start()).json().message).toContain('antwortet nicht')
    await setting(world, home, oidcSettings({ issuer: 'http://login.firm.ch' }))
    expect((await start()).statusCode).toBe(409)
  })
})

describe('Microsoft Entra ID', () => {
  it('knows a person by directory and object, and trusts the addresses of the one directory', async () => {
    const home = await newHome()
    await setting(world, home, azureSettings())
    const person = await personWithPassword(world, home, { email: 'anna@firm.ch' })
    expect((await signIn(home, 'entra-anna', 'azure')).json()).toMatchObject({ user: { id: person.id } })
    expect((await storedPerson(world, home, person.id)).ssoSubject).toBe(`azure:${directory}:o-anna`)
  })

  it('turns away people of another directory, whatever address they claim', async () => {
    const home = await newHome()
    await setting(world, home, azureSettings({ createsUsers: true }))
    const person = await personWithPassword(world, home, { email: 'anna@firm.ch' })
    const refused = await signIn(home, 'entra-foreign', 'azure')
    expect(refused.statusCode).toBe(401)
    expect(refused.json().message).toContain('andere')
    expect((await storedPerson(world, home, person.id)).ssoSubject).toBeNull()
  })
})
