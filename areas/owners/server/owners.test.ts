// An administrator manages owners and their logins: each call succeeds, refuses invalid requests, checks the
// permission, and hides other workspaces.

import { drizzle } from 'drizzle-orm/node-postgres'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Workspace } from '#platform/server/context.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { mailMessage } from '#platform/server/mail/tables.ts'
import { auditEntries } from '#platform/server/testing/auditing.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'

const world = useWorld()

const get = (home: Workspace, as: Person, path: string) => world.ask(home, { url: `/api/v1/${path}`, as })
const post = (home: Workspace, as: Person, path: string, payload: object = {}) =>
  world.ask(home, { method: 'POST', url: `/api/v1/${path}`, payload, as })

async function scene() {
  const home = await world.workspace()
  return { home, admin: await world.person(home, 'admin'), user: await world.person(home, 'user') }
}

const contact = { first_name: 'Eva', last_name: 'Roth', email: 'eva.roth@aare.ch', phone: '' }
const address = { street: 'Aarestrasse 1', postal_code: '5000', city: 'Aarau' }
const aare = { name: 'Stiftung Aare', kind: 'firm', ...contact, ...address, language: 'de', note: '' }

const create = async (home: Workspace, as: Person, fields: object = {}) =>
  post(home, as, 'settings/owners/create', { ...aare, ...fields })
const made = async (home: Workspace, as: Person, fields: object = {}): Promise<string> =>
  (await create(home, as, fields)).json().id
const read = async (home: Workspace, as: Person, id: string) =>
  (await get(home, as, `settings/owners/${id}/edit`)).json()
const remove = (home: Workspace, as: Person, targets: string[]) =>
  post(home, as, 'settings/owners', { bulkAction: 'delete', targets })

const mailsTo = (home: Workspace, to: string) =>
  inWorkspace(world.services.pool, home.id, (client) =>
    drizzle({ client }).select().from(mailMessage).where(eq(mailMessage.toAddress, to)),
  )

const password = 'Sonne-2026'

/** Sets the password by the link of the first mail and signs in. */
async function signInByMail(home: Workspace): Promise<Person> {
  const [mail] = await mailsTo(home, contact.email)
  const token = /account\/([^/\s]+)\/password-reset-form/.exec(mail?.bodyText ?? '')?.[1] ?? ''
  const payload = { new_password: password, new_password_confirmation: password }
  const url = `/api/v1/accounts/password/reset/confirm/${token}`
  expect((await world.ask(home, { method: 'POST', url, payload })).statusCode).toBe(200)
  const signedIn = await world.ask(home, {
    method: 'POST',
    url: '/api/v1/login',
    payload: { username: contact.email, password },
  })
  const { user, token: session } = signedIn.json()
  return { id: user.id, email: user.email, role: user.role, token: session }
}

const isSignedIn = async (home: Workspace, as: Person) => (await get(home, as, 'bootstrap')).statusCode === 200

describe('a new owner', () => {
  it('is invited by mail, sets a password and lands on the reports', async () => {
    const { home, admin } = await scene()
    const id = await made(home, admin)
    expect(await read(home, admin, id)).toMatchObject({ login: { state: 'invited' }, locks: { reset: null } })
    const eva = await signInByMail(home)
    expect(eva.role).toBe('owner')
    expect((await get(home, eva, 'bootstrap')).json().landing).toBe('/reporting')
    expect((await get(home, eva, 'objects/apartments')).statusCode).toBe(403)
    expect(await read(home, admin, id)).toMatchObject({ login: { state: 'active', sessions: 1 } })
  })

  it('may be recorded without a login', async () => {
    const { home, admin } = await scene()
    const id = await made(home, admin, { has_login: false, first_name: '', last_name: '', email: '' })
    expect(await read(home, admin, id)).toMatchObject({
      login: null,
      locks: { delete: null, reset: 'Diese Eigentümerschaft hat keinen Zugang.' },
    })
    expect(await auditEntries(world, home, 'owner.created')).toHaveLength(1)
  })

  it.each([
    ['name', { name: ' ' }],
    ['first_name', { first_name: '' }],
    ['last_name', { last_name: '' }],
    ['email', { email: '' }],
    ['email', { email: 'nonsense' }],
    ['phone', { phone: 'zero' }],
    ['name', { name: 'nul\u0000l' }],
  ])('is refused at the field %s', async (field, wrong) => {
    const { home, admin } = await scene()
    const refused = await create(home, admin, wrong)
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, [field]])
    expect((await get(home, admin, 'settings/owners')).json().tableData.body).toEqual([])
    expect(await mailsTo(home, contact.email)).toEqual([])
  })

  it('has a name and an address of its own', async () => {
    const { home, admin, user } = await scene()
    await create(home, admin)
    const sameName = await create(home, admin, { name: 'STIFTUNG  aare', email: 'other@aare.ch' })
    expect([sameName.statusCode, Object.keys(sameName.json().fields)]).toEqual([422, ['name']])
    const sameAddress = await create(home, admin, { name: 'Andere AG', email: user.email })
    expect([sameAddress.statusCode, Object.keys(sameAddress.json().fields)]).toEqual([422, ['email']])
  })
})

describe('a login for an existing owner', () => {
  it('is given once, by mail', async () => {
    const { home, admin } = await scene()
    const id = await made(home, admin, { has_login: false })
    expect((await get(home, admin, 'settings/owners/add')).json().owners).toMatchObject([{ id, email: contact.email }])
    const wanted = { owner_id: id, ...contact, language: 'fr' }
    expect((await post(home, admin, 'settings/owners/add', wanted)).json().id).toBe(id)
    expect((await get(home, admin, 'settings/owners/add')).json().owners).toEqual([])
    expect(await mailsTo(home, contact.email)).toHaveLength(1)
    const again = await post(home, admin, 'settings/owners/add', { ...wanted, email: 'other@aare.ch' })
    expect([again.statusCode, Object.keys(again.json().fields)]).toEqual([422, ['owner_id']])
    expect((await signInByMail(home)).role).toBe('owner')
  })

  it('is refused for an owner of another workspace', async () => {
    const { home, admin } = await scene()
    const foreign = await scene()
    const id = await made(foreign.home, foreign.admin, { has_login: false })
    const given = await post(home, admin, 'settings/owners/add', { owner_id: id, ...contact, language: 'de' })
    expect(given.statusCode).toBe(404)
  })
})

describe('an owner', () => {
  const change = async (home: Workspace, as: Person, id: string, fields: object) => {
    const { data, version } = await read(home, as, id)
    return post(home, as, `settings/owners/${id}/edit`, { ...data, version, ...fields })
  }

  it('is renamed, with the change in the history', async () => {
    const { home, admin } = await scene()
    const id = await made(home, admin)
    expect((await change(home, admin, id, { name: 'Aare Immobilien AG' })).json()).toMatchObject({ version: 2 })
    const { history } = await read(home, admin, id)
    expect(history[0].changes).toEqual([{ label: 'Name', old: 'Stiftung Aare', new: 'Aare Immobilien AG' }])
  })

  it('keeps its name when another owner has the new one, and its data when the version is stale', async () => {
    const { home, admin } = await scene()
    const id = await made(home, admin)
    await create(home, admin, { name: 'Andere AG', email: 'a@andere.ch' })
    expect((await change(home, admin, id, { name: 'andere ag' })).statusCode).toBe(422)
    const stale = await change(home, admin, id, { city: 'Olten', version: 9 })
    expect([stale.statusCode, stale.json().current.data.city]).toEqual([409, 'Aarau'])
  })

  it('signs in with the new address after a change', async () => {
    const { home, admin, user } = await scene()
    const id = await made(home, admin)
    await signInByMail(home)
    expect((await change(home, admin, id, { email: user.email })).statusCode).toBe(422)
    expect((await change(home, admin, id, { email: '' })).statusCode).toBe(422)
    expect((await change(home, admin, id, { email: 'roth@aare.ch' })).statusCode).toBe(200)
    const payload = { username: 'roth@aare.ch', password }
    expect((await world.ask(home, { method: 'POST', url: '/api/v1/login', payload })).statusCode).toBe(200)
  })

  it('loses access at once when the login is deactivated', async () => {
    const { home, admin } = await scene()
    const id = await made(home, admin)
    const eva = await signInByMail(home)
    expect((await change(home, admin, id, { is_active: false })).statusCode).toBe(200)
    expect(await isSignedIn(home, eva)).toBe(false)
    expect((await post(home, admin, `settings/owners/${id}/reset-password`)).statusCode).toBe(409)
  })

  it('gets a password link only when it is sent, not when it is read', async () => {
    const { home, admin } = await scene()
    const id = await made(home, admin)
    await signInByMail(home)
    const before = (await mailsTo(home, contact.email)).length
    expect((await get(home, admin, `settings/owners/${id}/reset-password`)).json()).toEqual({
      email: contact.email,
      hasPassword: true,
      refusal: null,
    })
    expect(await mailsTo(home, contact.email)).toHaveLength(before)
    expect((await post(home, admin, `settings/owners/${id}/reset-password`)).statusCode).toBe(200)
    expect(await mailsTo(home, contact.email)).toHaveLength(before + 1)
  })
})

describe('deleting owners', () => {
  it('ends the login and frees the address', async () => {
    const { home, admin } = await scene()
    const id = await made(home, admin)
    const eva = await signInByMail(home)
    expect((await remove(home, admin, [id])).json()).toMatchObject({ changed: 1 })
    expect(await isSignedIn(home, eva)).toBe(false)
    expect((await get(home, admin, `settings/owners/${id}/edit`)).statusCode).toBe(404)
    expect((await create(home, admin)).statusCode).toBe(200)
  })

  it('is offered for those without objects, reports and login, also by the call of the owners of investments', async () => {
    const { home, admin, user } = await scene()
    await made(home, admin)
    const unused = await made(home, admin, { has_login: false, name: 'Zunft', email: '' })
    const { tableData } = (await get(home, admin, 'settings/owners?state=unused')).json()
    expect(tableData.body.map(({ _id }: { _id: string }) => _id)).toEqual([unused])
    const payload = { bulkAction: 'delete', targets: [unused] }
    expect((await post(home, user, 'settings/owners-investors', payload)).statusCode).toBe(403)
    expect((await post(home, admin, 'settings/owners-investors', payload)).json()).toMatchObject({ changed: 1 })
    expect((await get(home, admin, `settings/owners/${unused}/edit`)).statusCode).toBe(404)
  })
})

describe('the settings of owners', () => {
  it('are for administrators', async () => {
    const { home, admin, user } = await scene()
    const id = await made(home, admin)
    for (const path of ['', '/create', '/add', `/${id}/edit`, `/${id}/reset-password`, `/${id}/objects`]) {
      expect((await get(home, user, `settings/owners${path}`)).statusCode).toBe(403)
      expect((await get(home, admin, `settings/owners${path}`)).statusCode).toBe(200)
    }
  })

  it('do not show owners of another workspace', async () => {
    const { home, admin } = await scene()
    const foreign = await scene()
    const id = await made(foreign.home, foreign.admin)
    for (const path of [`${id}/edit`, `${id}/reset-password`, `${id}/objects`]) {
      expect((await get(home, admin, `settings/owners/${path}`)).statusCode).toBe(404)
    }
    expect((await post(home, admin, `settings/owners/${id}/reset-password`)).statusCode).toBe(404)
    expect((await get(home, admin, 'settings/owners')).json().tableData.body).toEqual([])
    expect((await get(home, admin, 'owners?search=aare')).json()).toEqual({ owners: [] })
  })

  it('list owners by name, contact and login', async () => {
    const { home, admin } = await scene()
    await create(home, admin, { has_login: false, name: 'Zunft', email: '' })
    await create(home, admin)
    const names = async (query: string) =>
      (await get(home, admin, `settings/owners?${query}`))
        .json()
        .tableData.body.map(({ name }: { name: { value: string } }) => name.value)
    expect(await names('')).toEqual(['Stiftung Aare', 'Zunft'])
    expect(await names('search=roth%20aare.ch')).toEqual(['Stiftung Aare'])
    expect(await names('state=without_login')).toEqual(['Zunft'])
    expect((await get(home, admin, 'owners?search=stift')).json().owners).toMatchObject([{ name: 'Stiftung Aare' }])
  })
})
