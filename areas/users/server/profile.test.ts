import { describe, expect, it } from 'vitest'
import type { Workspace } from '#platform/server/context.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'

const world = useWorld()
const url = '/api/v1/users/user-profile-settings'
const read = async (home: Workspace, as: Person) => (await world.ask(home, { url, as })).json()
const save = (home: Workspace, as: Person | undefined, payload: object) =>
  world.ask(home, { method: 'POST', url, payload, ...(as && { as }) })

async function annaAtHome() {
  const home = await world.workspace()
  const anna = await world.person(home, 'analyst')
  return { home, anna, profile: await read(home, anna) }
}

describe('the own profile', () => {
  it('is saved, with the phone number in international spelling', async () => {
    const { home, anna, profile } = await annaAtHome()
    const changed = { ...profile, first_name: 'Zoé', phone: '079 123 45 67', language: 'fr', username: 'zoe.ammann' }
    expect((await save(home, anna, changed)).statusCode).toBe(200)
    expect(await read(home, anna)).toEqual({ ...changed, phone: '+41 79 123 45 67', version: profile.version + 1 })
    const bootstrap = (await world.ask(home, { url: '/api/v1/bootstrap', as: anna })).json()
    expect(bootstrap.user).toMatchObject({ first_name: 'Zoé', language: 'fr', username: 'zoe.ammann' })
  })

  it('changes neither role nor e-mail address', async () => {
    const { home, anna, profile } = await annaAtHome()
    await save(home, anna, { ...profile, role: 'superadmin', email: 'other@example.ch' })
    expect(await read(home, anna)).toMatchObject({ role: 'analyst', email: anna.email })
  })

  it.each([
    ['first_name', ''],
    ['last_name', 'x'.repeat(101)],
    ['last_name', 'a\u0000b'],
    ['phone', '12'],
    ['username', 'anna'],
    ['username', 'anna keller'],
    ['language', 'it'],
  ])('refuses %s %j beneath its field', async (field, value) => {
    const { home, anna, profile } = await annaAtHome()
    const refused = await save(home, anna, { ...profile, [field]: value })
    expect(refused.statusCode).toBe(422)
    expect(refused.json().fields).toHaveProperty(field)
    expect(await read(home, anna)).toEqual(profile)
  })

  it('refuses the user name of a colleague in any case, but not one of another workspace', async () => {
    const { home, anna, profile } = await annaAtHome()
    await world.person(home, 'user', { username: 'beat.inauen' })
    await world.person(await world.workspace(), 'user', { username: 'luc.favre' })
    expect((await save(home, anna, { ...profile, username: 'Beat.Inauen' })).json().fields).toHaveProperty('username')
    expect((await save(home, anna, { ...profile, username: 'luc.favre' })).statusCode).toBe(200)
  })

  it('refuses a stale save and shows the newer one', async () => {
    const { home, anna, profile } = await annaAtHome()
    await save(home, anna, { ...profile, first_name: 'Zoé' })
    const stale = await save(home, anna, { ...profile, first_name: 'Lea' })
    expect(stale.statusCode).toBe(409)
    expect(stale.json().current).toMatchObject({ first_name: 'Zoé' })
  })

  it('is one’s own alone and asks for a session of this workspace', async () => {
    const { home, anna, profile } = await annaAtHome()
    const beat = await world.person(home, 'user')
    await save(home, beat, { ...(await read(home, beat)), first_name: 'Beat' })
    expect(await read(home, anna)).toEqual(profile)
    expect((await save(home, undefined, profile)).statusCode).toBe(401)
    expect((await save(await world.workspace(), anna, profile)).statusCode).toBe(401)
  })
})
