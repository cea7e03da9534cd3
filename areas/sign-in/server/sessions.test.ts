import { describe, expect, it } from 'vitest'
import { newId } from '#platform/server/ids.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { auditOf, opens, password, personWithApp, personWithPassword, post, signInAs } from './testing-people.ts'

const world = useWorld()
const at = '/api/v1/users/sessions'
const device = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

describe('the own sessions', () => {
  it('are listed with the device, and this one is marked', async () => {
    const home = await world.workspace()
    const anna = await personWithPassword(world, home)
    await personWithPassword(world, home)
    await post(world, home, '/api/v1/login', { username: anna.email, password, device })
    const { sessions } = (await world.ask(home, { url: at, as: anna })).json()
    expect(sessions).toHaveLength(2)
    expect(sessions).toContainEqual(expect.objectContaining({ browser: 'Firefox', system: 'Linux', is_current: false }))
    expect(sessions.filter((one: { is_current: boolean }) => one.is_current)).toHaveLength(1)
  })

  it('do not show half ones', async () => {
    const home = await world.workspace()
    const anna = await personWithApp(world, home)
    await signInAs(world, home, anna.email)
    expect((await world.ask(home, { url: at, as: anna })).json().sessions).toHaveLength(1)
  })

  it('can be ended one by one', async () => {
    const home = await world.workspace()
    const anna = await personWithPassword(world, home)
    const { token } = (await signInAs(world, home, anna.email)).json()
    const { sessions } = (await world.ask(home, { url: at, as: anna })).json()
    const other = sessions.find((one: { is_current: boolean }) => !one.is_current)
    expect((await post(world, home, `${at}/${other.id}/revoke`, {}, anna)).statusCode).toBe(200)
    expect(await opens(world, home, token)).toBe(false)
    expect((await post(world, home, `${at}/${other.id}/revoke`, {}, anna)).statusCode).toBe(404)
    expect(await auditOf(world, home, 'session.revoked')).toHaveLength(1)
  })

  it('can be ended all but this one', async () => {
    const home = await world.workspace()
    const anna = await personWithPassword(world, home)
    const { token } = (await signInAs(world, home, anna.email)).json()
    const beat = await personWithPassword(world, home)
    expect((await post(world, home, `${at}/revoke-others`, {}, anna)).statusCode).toBe(200)
    expect(await opens(world, home, token)).toBe(false)
    expect(await opens(world, home, anna.token)).toBe(true)
    expect(await opens(world, home, beat.token)).toBe(true)
  })

  it('of somebody else are not there', async () => {
    const home = await world.workspace()
    const anna = await personWithPassword(world, home)
    const beat = await personWithPassword(world, home)
    const [session] = (await world.ask(home, { url: at, as: beat })).json().sessions
    expect((await post(world, home, `${at}/${session.id}/revoke`, {}, anna)).statusCode).toBe(404)
    expect((await post(world, home, `${at}/${newId()}/revoke`, {}, anna)).statusCode).toBe(404)
    expect(await opens(world, home, beat.token)).toBe(true)
    expect((await world.ask(home, { url: at })).statusCode).toBe(401)
  })
})
