import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Workspace } from '../context.ts'
import { asSystem } from '../jobs/handlers.ts'
import { useWorld, type Person } from '../testing/world.ts'

const world = useWorld()
const url = '/api/v1/applications/?tableDataOnly=true'

async function askedBefore(): Promise<{ home: Workspace; anna: Person }> {
  const home = await world.workspace()
  const anna = await world.person(home, 'user')
  expect((await world.ask(home, { url, as: anna })).statusCode).toBe(200)
  return { home, anna }
}

const change = (home: Workspace, statement: ReturnType<typeof sql>) =>
  asSystem(world.services, home, ({ db }) => db.execute(statement))

describe('somebody who asked a moment ago', () => {
  it('is answered again', async () => {
    const { home, anna } = await askedBefore()
    expect((await world.ask(home, { url, as: anna })).statusCode).toBe(200)
  })

  it('is out as soon as the session is revoked', async () => {
    const { home, anna } = await askedBefore()
    await change(home, sql`update session set revoked_at = now() where user_id = ${anna.id}`)
    expect((await world.ask(home, { url, as: anna })).statusCode).toBe(401)
    expect((await world.ask(home, { url: `${url}&page=0`, as: anna })).statusCode).toBe(401)
  })

  it('is refused as soon as the permission is gone, whatever else is wrong with the call', async () => {
    const { home, anna } = await askedBefore()
    await change(home, sql`update staff_user set role = 'marketer' where id = ${anna.id}`)
    expect((await world.ask(home, { url: `${url}&page=0`, as: anna })).statusCode).toBe(403)
  })

  it('gets the answer of the new role at once', async () => {
    const { home, anna } = await askedBefore()
    const settings = async () => {
      const response = await world.ask(home, { url: '/api/v1/applications/', as: anna })
      return response.json().definition.settings.enabled
    }
    expect(await settings()).toBe(false)
    await change(home, sql`update staff_user set role = 'admin' where id = ${anna.id}`)
    expect(await settings()).toBe(true)
  })

  it('hears what is wrong with the call while the session holds', async () => {
    const { home, anna } = await askedBefore()
    expect((await world.ask(home, { url: `${url}&page=0`, as: anna })).statusCode).toBe(422)
    expect((await world.ask(home, { url, as: anna })).statusCode).toBe(200)
  })

  it('is not known in another workspace', async () => {
    const { anna } = await askedBefore()
    expect((await world.ask(await world.workspace(), { url, as: anna })).statusCode).toBe(401)
  })
})
