import { drizzle } from 'drizzle-orm/node-postgres'
import { afterEach, describe, expect, it } from 'vitest'
import { answerAs, offerToken } from '#areas/applications/server/testing/letting.ts'
import { application } from '#areas/applications/server/tables.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { fillIn, plantObject } from '../testing/planting.ts'

const world = useWorld()

afterEach(() => world.setTime(new Date()))

const minuteLater = () => world.setTime(new Date(Date.now() + 60_000))

/** A household that applied for two flats, and a staff member. */
async function applied() {
  const home = await world.workspace()
  const clerk = await world.person(home, 'superuser')
  const wishes = [await plantObject(world, home), await plantObject(world, home)] as const
  const filling = await fillIn(world, home, [...wishes])
  await filling.submit()
  const [row] = await inWorkspace(world.services.pool, home.id, (client) =>
    drizzle({ client }).select().from(application),
  )
  const post = (url: string, payload: object) =>
    world.ask(home, { method: 'POST', url: `/api/v1/${url}`, payload, as: clerk })
  const id = row?.id ?? ''
  return {
    home,
    filling,
    id,
    wishes,
    post,
    offer: (objectId: string) => post(`communication/send-offer/${id}/${objectId}`, { version: row?.version }),
    status: async () => (await filling.ask({ url: '/status' })).json(),
    openOffer: () => filling.ask({ method: 'POST', url: '/offer-link', payload: {} }),
  }
}

const outcomes = ({ objects }: { objects: { id: string; outcome: string }[] }) =>
  objects.map(({ id, outcome }) => [id, outcome])

describe('the status page of a household', () => {
  it('names the flat that was awarded first, and says of the other wish that it is not pursued', async () => {
    const { home, wishes, offer, status } = await applied()
    const [first, second] = wishes
    expect(outcomes(await status())).toEqual([
      [first, 'open'],
      [second, 'open'],
    ])
    await offer(second)
    await answerAs(world, home, await offerToken(world, home), { answer: 'accept' })
    const told = await status()
    expect(told).toMatchObject({ standing: 'assigned', offer: null })
    expect(outcomes(told)).toEqual([
      [second, 'awarded'],
      [first, 'not_pursued'],
    ])
    // The public list hides the price of a taken object; the household still sees the price of its own.
    expect(told.objects[0]).toMatchObject({ id: second, isFree: false, rentalgross: 2000 })
  })

  it('names an open offer with its day, and leads to it; before its mail has left it tells nothing', async () => {
    const { home, wishes, offer, status, openOffer } = await applied()
    const [first, second] = wishes
    await offer(second)
    expect(await status()).toMatchObject({ standing: 'in_review', offer: null })
    expect((await openOffer()).statusCode).toBe(409)
    minuteLater()
    const told = await status()
    expect(told).toMatchObject({ standing: 'offered', offer: { titles: [expect.any(String)] } })
    expect(outcomes(told)).toEqual([
      [second, 'offered'],
      [first, 'open'],
    ])
    const { path } = (await openOffer()).json()
    const token = /\/action\/([\w-]+)\/offer-form/.exec(path)?.[1] ?? ''
    expect((await answerAs(world, home, token, { answer: 'accept' })).json()).toEqual({ state: 'accepted' })
    expect((await openOffer()).statusCode).toBe(409)
  })

  it('names a flat that the household had not asked for', async () => {
    const { home, wishes, post, id, offer, status } = await applied()
    const given = await plantObject(world, home)
    await offer(given)
    await post(`applications/${id}/offer-confirm`, {})
    expect(outcomes(await status())[0]).toEqual([given, 'awarded'])
    expect(outcomes(await status()).slice(1)).toEqual(wishes.map((wish) => [wish, 'not_pursued']))
  })

  it('tells of a denial once its mail has left', async () => {
    const { wishes, post, id, status } = await applied()
    const [first, second] = wishes
    await post(`communication/send-denial/${id}/${first}`, { reason: 'others_chosen' })
    expect(outcomes(await status())).toContainEqual([first, 'open'])
    minuteLater()
    expect(outcomes(await status())).toEqual([
      [first, 'not_pursued'],
      [second, 'open'],
    ])
    world.setTime(new Date())
    const denied = await post(`communication/send-application-denial/${id}`, { reason: 'others_chosen', version: 1 })
    expect(denied.statusCode).toBe(200)
    expect(await status()).toMatchObject({ standing: 'received' })
    minuteLater()
    expect(await status()).toMatchObject({ standing: 'closed' })
  })

  it('leads nobody to an offer with another key, or in another workspace', async () => {
    const { home, filling, wishes, offer } = await applied()
    await offer(wishes[0])
    minuteLater()
    const other = await applied()
    const wrong = `/api/v2/applications/${filling.slug}/${other.filling.token}/offer-link`
    for (const place of [home, other.home]) {
      expect((await world.ask(place, { method: 'POST', url: wrong, payload: {} })).statusCode).toBe(404)
    }
    const right = `/api/v2/applications/${filling.slug}/${filling.token}/offer-link`
    expect((await world.ask(other.home, { method: 'POST', url: right, payload: {} })).statusCode).toBe(404)
  })
})
