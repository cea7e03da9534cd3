import { expect, it } from 'vitest'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { bookInvited, plantViewing } from '../testing/plant-viewing.ts'

const world = useOwnWorld()

it('mails the link of a booking again to its address, and nothing to others', async () => {
  const home = await world.workspace()
  await bookInvited(world, await plantViewing(world, home))
  await world.services.jobs.runDue()
  const read = (sql: string) =>
    inWorkspace(world.services.pool, home.id, (client) => client.query(sql)).then(({ rows }) => rows)
  const [claim] = await read('select email from viewing_claim')
  const mails = async () => (await read(`select 1 from mail_message where to_address = '${claim?.email}'`)).length
  const ask = async (email: string) => {
    const url = '/api/v1/appointments/public/new-link'
    const answer = await world.ask(home, { method: 'POST', url, payload: { email } })
    // The second run writes the mails that the first has queued.
    await world.services.jobs.runDue()
    await world.services.jobs.runDue()
    return answer
  }
  const before = await mails()
  const unknown = await ask('niemand@example.ch')
  expect(await mails()).toBe(before)
  const known = await ask(String(claim?.email).toUpperCase())
  expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
  expect(await mails()).toBe(before + 1)
})
