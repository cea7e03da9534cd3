import { describe, expect, it } from 'vitest'
import { useWorld } from '#platform/server/testing/world.ts'
import { answerAs, mailsOf, offerFlat, stateOf, type Letting } from '../testing/letting.ts'
import { plantParking } from '../testing/parking.ts'
import { plantWave } from '../testing/wave.ts'

const world = useWorld()

const post = ({ home, clerk }: Letting, url: string) =>
  world.ask(home, { method: 'POST', url: `/api/v1/${url}`, payload: {}, as: clerk })
const get = ({ home, clerk }: Letting, url: string) => world.ask(home, { url: `/api/v1/${url}`, as: clerk })

describe('a parking space that goes to another household than the flat beside it', () => {
  /** A has an offer of the flat with the parking space, C of the parking space alone. */
  async function plantRace() {
    const [a, c] = await plantWave(world, 2, 2)
    if (!a || !c) throw new Error('two households')
    const parkingId = await plantParking(world, a)
    const alone = { ...c, objectId: parkingId }
    world.setTime(new Date('2026-11-02T10:00:00Z'))
    const tokenOfA = await offerFlat(world, a, { secondaryObjectIds: [parkingId] })
    world.setTime(new Date('2026-11-02T10:05:00Z'))
    return { a, alone, parkingId, tokenOfA, tokenOfC: await offerFlat(world, alone) }
  }
  const pageOf = async (a: Letting, token: string) =>
    (await world.ask(a.home, { url: `/api/v1/action/${token}/offer-form` })).json()

  it('leaves the offer of the flat as it is, without the parking space, and says so truthfully', async () => {
    const { a, alone, parkingId, tokenOfA, tokenOfC } = await plantRace()
    await answerAs(world, a.home, tokenOfC, { answer: 'accept' })
    expect(await stateOf(world, a)).toMatchObject({ application: 'with_offer', object: 'with_offer', offers: ['open'] })
    expect(await stateOf(world, alone)).toMatchObject({ application: 'assigned', object: 'assigned' })
    const mails = (await mailsOf(world, a.home)).filter(({ toAddress }) => toAddress === 'anna@example.ch')
    expect(mails.map(({ kind }) => kind)).toEqual(['offer', 'offer-changed'])
    expect(mails.at(-1)?.bodyText).toContain('Nicht mehr dabei ist: Einstellplatz 12.')
    expect(mails.at(-1)?.bodyText).toContain('Lindenweg 4, 3.5 Zimmer')
    expect(await pageOf(a, tokenOfA)).toMatchObject({ state: 'open', together: [], goneWithout: ['Einstellplatz 12'] })
    const offer = (await get(a, `applications/${a.applicationId}/offer`)).json().open
    expect(offer).toMatchObject({ together: [], goneWithout: ['Einstellplatz 12'] })
    const [newest] = (await get(a, `applications/${a.applicationId}/timeline`)).json().entries
    expect(newest).toMatchObject({ event: 'offer.goes_on_without', title: 'Angebot gilt ohne Nebenobjekt weiter' })
    expect(newest.detail).toContain('Einstellplatz 12')
    expect((await answerAs(world, a.home, tokenOfA, { answer: 'accept' })).json()).toEqual({ state: 'accepted' })
    const [tenancy] = (await get(a, `objects/${parkingId}/assigned-rented`)).json().tenancies
    expect(tenancy).toMatchObject({ names: 'Bewerberin 2', letWith: null })
  })

  it('lets nobody say yes to more than there is', async () => {
    const { a, parkingId, tokenOfA, tokenOfC } = await plantRace()
    const { object, together } = await pageOf(a, tokenOfA)
    expect([object.id, together[0].objectId]).toEqual([a.objectId, parkingId])
    await answerAs(world, a.home, tokenOfC, { answer: 'accept' })
    const seen = await answerAs(world, a.home, tokenOfA, { answer: 'accept', objectIds: [a.objectId, parkingId] })
    expect(seen.statusCode).toBe(409)
    expect(seen.json().message).toContain('wurde soeben geändert')
    const read = await answerAs(world, a.home, tokenOfA, { answer: 'accept', objectIds: [a.objectId] })
    expect(read.json()).toEqual({ state: 'accepted' })
  })

  it('ends the offer of the parking space alone when flat and parking space are taken together', async () => {
    const { a, alone, tokenOfA } = await plantRace()
    await answerAs(world, a.home, tokenOfA, { answer: 'accept' })
    expect(await stateOf(world, alone)).toMatchObject({ application: 'active.evaluated', offers: ['withdrawn'] })
    const mail = (await mailsOf(world, a.home)).find(({ kind }) => kind === 'offer-given-away')
    expect(mail?.subject).toContain('Einstellplatz 12')
  })

  it('stays where it is when the offer that lost it ends', async () => {
    const { a, alone, tokenOfC } = await plantRace()
    await answerAs(world, a.home, tokenOfC, { answer: 'accept' })
    await post(a, `applications/${a.applicationId}/offer/withdraw`)
    expect([(await stateOf(world, a)).object, (await stateOf(world, alone)).object]).toEqual(['available', 'assigned'])
  })

  it('stays offered beside the flat when the offer of it alone ends', async () => {
    const { a, alone, tokenOfA, tokenOfC } = await plantRace()
    await answerAs(world, a.home, tokenOfC, { answer: 'decline', reason: 'rent' })
    expect((await stateOf(world, alone)).object).toBe('with_offer')
    expect((await pageOf(a, tokenOfA)).together).toHaveLength(1)
    await post(a, `applications/${a.applicationId}/offer/withdraw`)
    expect((await stateOf(world, alone)).object).toBe('available')
  })

  it('goes to one household when both accept at the same moment', async () => {
    const { a, alone, tokenOfA, tokenOfC } = await plantRace()
    const answers = await Promise.all(
      [tokenOfA, tokenOfC].map((token) => answerAs(world, a.home, token, { answer: 'accept' })),
    )
    expect(answers.every(({ statusCode }) => [200, 409, 410].includes(statusCode))).toBe(true)
    const { tenancies } = (await get(a, `objects/${alone.objectId}/assigned-rented`)).json()
    expect(tenancies).toHaveLength(1)
  })
})
