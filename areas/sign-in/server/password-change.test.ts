import { describe, expect, it } from 'vitest'
import type { Workspace } from '#platform/server/context.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import { auditOf, opens, password, personWithPassword, post, signInAs } from './testing-people.ts'

const world = useWorld()
const fresh = 'Winter-2026'
const change = (home: Workspace, as: Person | undefined, body: object = {}) =>
  post(
    world,
    home,
    '/api/v1/users/reset-password',
    { old_password: password, new_password: fresh, new_password_confirmation: fresh, ...body },
    as,
  )

describe('changing the own password', () => {
  it('takes the new one, keeps this session and ends the others', async () => {
    const home = await world.workspace()
    const anna = await personWithPassword(world, home)
    const { token } = (await signInAs(world, home, anna.email)).json()
    expect((await change(home, anna)).statusCode).toBe(200)
    expect(await opens(world, home, anna.token)).toBe(true)
    expect(await opens(world, home, token)).toBe(false)
    expect((await signInAs(world, home, anna.email)).statusCode).toBe(401)
    expect((await signInAs(world, home, anna.email, fresh)).statusCode).toBe(200)
    expect((await auditOf(world, home, 'password.changed'))[0]?.changes).toMatchObject([{ new: 1 }])
  })

  it('refuses a wrong old one beneath its field, counts it, and slows down', async () => {
    const home = await world.workspace()
    const anna = await personWithPassword(world, home)
    const refused = await change(home, anna, { old_password: 'wrong' })
    expect(refused.statusCode).toBe(422)
    expect(refused.json().fields).toHaveProperty('old_password')
    await change(home, anna, { old_password: 'wrong' })
    await change(home, anna, { old_password: 'wrong' })
    expect((await change(home, anna)).statusCode).toBe(429)
    expect(await auditOf(world, home, 'password.mistaken')).toHaveLength(3)
    expect(await opens(world, home, anna.token)).toBe(true)
  })

  it.each([
    [{ new_password: 'short', new_password_confirmation: 'short' }, 'new_password'],
    [{ new_password_confirmation: 'Winter-2027' }, 'new_password_confirmation'],
    [{ new_password: password, new_password_confirmation: password }, 'new_password'],
  ])('refuses %j', async (body, field) => {
    const home = await world.workspace()
    const anna = await personWithPassword(world, home)
    const refused = await change(home, anna, body)
    expect(refused.statusCode).toBe(422)
    expect(refused.json().fields).toHaveProperty(field)
    expect((await signInAs(world, home, anna.email)).statusCode).toBe(200)
  })

  it('asks for a session of this workspace', async () => {
    const home = await world.workspace()
    const anna = await personWithPassword(world, home)
    expect((await change(home, undefined)).statusCode).toBe(401)
    expect((await change(await world.workspace(), anna)).statusCode).toBe(401)
  })
})
