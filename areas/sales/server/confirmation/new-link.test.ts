import { expect, it } from 'vitest'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { latestFormLink, plantApplicationToBuy, sendForm } from '../testing/plant-confirmation.ts'

const world = useOwnWorld()

it('mails a new link to the address of the application, which ends the earlier one, and nothing to others', async () => {
  const sale = await plantApplicationToBuy(world)
  const first = await sendForm(world, sale)
  const statusOf = async (url: string) => (await world.ask(sale.home, { url })).statusCode
  const ask = async (email: string) => {
    const answer = await world.ask(sale.home, { method: 'POST', url: '/api/v1/sales/new-link', payload: { email } })
    await world.services.jobs.runDue()
    return answer
  }
  const unknown = await ask('niemand@example.ch')
  expect(await statusOf(first)).toBe(200)
  const known = await ask('ANNA@example.ch')
  expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
  expect(await statusOf(first)).toBe(404)
  const second = `/api/v1${await latestFormLink(world, sale)}`
  expect(await statusOf(second)).toBe(200)
  // Strangers may ask too, so the next one is mailed twenty minutes later at the earliest.
  await ask('anna@example.ch')
  expect(await statusOf(second)).toBe(200)
})
