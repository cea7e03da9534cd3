import { afterEach, expect, it } from 'vitest'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { inviteBy } from '../testing/form-link.ts'

const world = useOwnWorld()
afterEach(() => world.setTime(new Date()))

it('replaces an expired link of the waitlist by mail, and gives unknown addresses the same response', async () => {
  const home = await world.workspace({ features: ['waitlist'] })
  const { link } = await inviteBy(world, home, await world.person(home, 'user'))
  const ask = async (email: string) => {
    const answer = await world.ask(home, { method: 'POST', url: '/api/v1/waitlist/new-link', payload: { email } })
    await world.services.jobs.runDue()
    return answer
  }
  const links = async () => {
    const { rows } = await inWorkspace(world.services.pool, home.id, (client) =>
      client.query(`select body_text from mail_message where kind = 'waitlist-new-link'`),
    )
    return rows.map(({ body_text: text }) => /\/action\/[\w-]+\/[\w-]{43}\/waitlist-criteria-form/.exec(text)?.[0])
  }
  world.setTime(new Date(Date.now() + 40 * 24 * 60 * 60 * 1000))
  expect((await world.ask(home, { url: link })).statusCode).toBe(410)
  const unknown = await ask('niemand@example.ch')
  expect(await links()).toEqual([])
  const known = await ask('Jana@example.ch')
  expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
  await ask('jana@example.ch')
  const [path, ...more] = await links()
  expect(more).toEqual([])
  expect((await world.ask(home, { url: `/api/v1${path}` })).statusCode).toBe(200)
  expect((await world.ask(home, { url: link })).statusCode).toBe(404)
})
