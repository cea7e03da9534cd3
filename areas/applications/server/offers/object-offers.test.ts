// Tests the side panel of an object with an offer: each household, its terms, and the allowed actions.

import { describe, expect, it } from 'vitest'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import { answerAs, offerFlat, type Letting } from '../testing/letting.ts'
import { plantWave } from '../testing/wave.ts'

const world = useWorld()

const get = ({ home, clerk, objectId }: Letting, what: string, as: Person = clerk) =>
  world.ask(home, { url: `/api/v1/objects/${objectId}/${what}`, as })

async function twoOffers() {
  const [a, b] = await plantWave(world, 2, 2)
  if (!a || !b) throw new Error('two households')
  const tokenOfA = await offerFlat(world, a)
  await offerFlat(world, b)
  return { a, b, tokenOfA }
}

describe('an object with offers', () => {
  it('tells who holds them, until when, and what may be done, first sent first', async () => {
    const { a, b } = await twoOffers()
    const { offers, seats, progress_state } = (await get(a, 'offer-detail')).json()
    expect([progress_state, seats]).toEqual(['with_offer', { open: 2, most: 2 }])
    expect(offers.map(({ applicationId }: { applicationId: string }) => applicationId)).toEqual([
      a.applicationId,
      b.applicationId,
    ])
    expect(offers[0]).toMatchObject({
      state: 'open',
      rivals: 1,
      canBeWithdrawn: { allowed: true },
      canBeConfirmed: { allowed: true },
    })
    expect(offers[0].totalRent).toBe(offers[0].grossRent)
  })

  it('keeps those that were answered in its list', async () => {
    const { a, tokenOfA } = await twoOffers()
    await answerAs(world, a.home, tokenOfA, { answer: 'decline', reason: 'rent' })
    expect((await get(a, 'offer-detail')).json().offers).toHaveLength(1)
    const { offers, seats } = (await get(a, 'with-offer')).json()
    expect(seats).toEqual({ open: 1, most: 2 })
    expect(offers.map(({ state }: { state: string }) => state).toSorted()).toEqual(['declined', 'open'])
    const declined = offers.find(({ state }: { state: string }) => state === 'declined')
    expect(declined).toMatchObject({ applicationId: a.applicationId, answeredAt: expect.any(String) })
    expect(declined.reason).not.toBe('rent')
  })

  it('asks for the permission, and hides other workspaces', async () => {
    const { a } = await twoOffers()
    const marketer = await world.person(a.home, 'marketer')
    const elsewhere = await world.workspace()
    const stranger = await world.person(elsewhere, 'admin')
    for (const what of ['offer-detail', 'with-offer']) {
      expect([what, (await get(a, what, marketer)).statusCode]).toEqual([what, 403])
      expect([what, (await get({ ...a, home: elsewhere }, what, stranger)).statusCode]).toEqual([what, 404])
    }
  })
})
