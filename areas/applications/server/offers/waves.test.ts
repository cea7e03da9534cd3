import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { propertyObject } from '#areas/objects/server/tables.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { projectSetting } from '#platform/server/session/tables.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { answerAs, mailsOf, offerFlat, plantLetting, stateOf, type Letting } from '../testing/letting.ts'
import { plantParking } from '../testing/parking.ts'
import { plantWish } from '../testing/planting.ts'
import { plantWave } from '../testing/wave.ts'

const world = useOwnWorld()

const post = ({ home, clerk }: Letting, url: string, payload: object = {}) =>
  world.ask(home, { method: 'POST', url: `/api/v1/${url}`, payload, as: clerk })
const get = ({ home, clerk }: Letting, url: string) => world.ask(home, { url: `/api/v1/${url}`, as: clerk })
const offerTo = ({ applicationId, objectId }: Letting) => `communication/send-offer/${applicationId}/${objectId}`

describe('several open offers of one object', () => {
  it('may be as many as the process settings say, and not one more', async () => {
    const [a, b, c] = await plantWave(world, 2, 3)
    if (!a || !b || !c) throw new Error('three households')
    await offerFlat(world, a)
    await offerFlat(world, b)
    const third = await post(c, offerTo(c), { version: 1 })
    expect(third.statusCode).toBe(409)
    expect(third.json().message).toContain('Höchstzahl der offenen Angebote')
    expect(await stateOf(world, a)).toMatchObject({ object: 'with_offer', offers: ['open', 'open'] })
  })

  it('are capped when three clerks send at the same moment', async () => {
    const wave = await plantWave(world, 2, 3)
    const answers = await Promise.all(wave.map((one) => post(one, offerTo(one), { version: 1 })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 200, 409])
  })

  it('keep the object held until the last of them has ended', async () => {
    const [a, b] = await plantWave(world, 2, 2)
    if (!a || !b) throw new Error('two households')
    const tokenOfA = await offerFlat(world, a)
    await offerFlat(world, b)
    await answerAs(world, a.home, tokenOfA, { answer: 'decline', reason: 'rent' })
    expect(await stateOf(world, a)).toMatchObject({ application: 'with_offer.declined', object: 'with_offer' })
    await post(b, `applications/${b.applicationId}/offer/withdraw`)
    expect(await stateOf(world, b)).toMatchObject({ application: 'active.evaluated', object: 'available' })
  })

  it('end with the first acceptance, and the others are told kindly', async () => {
    const [a, b] = await plantWave(world, 2, 2)
    if (!a || !b) throw new Error('two households')
    const tokenOfA = await offerFlat(world, a)
    const tokenOfB = await offerFlat(world, b)
    expect((await answerAs(world, b.home, tokenOfB, { answer: 'accept' })).json()).toEqual({ state: 'accepted' })
    expect(await stateOf(world, a)).toMatchObject({
      application: 'active.evaluated',
      object: 'assigned',
      offers: ['withdrawn', 'accepted'],
    })
    const mail = (await mailsOf(world, a.home)).find(({ kind }) => kind === 'offer-given-away')
    expect(mail?.toAddress).toBe('anna@example.ch')
    expect(mail?.bodyText).toContain('Ein anderer Haushalt hat zuerst angenommen')
    const page = await world.ask(a.home, { url: `/api/v1/action/${tokenOfA}/offer-form` })
    expect(page.statusCode).toBe(410)
    expect(page.json().message).toContain('ein anderer Haushalt angenommen')
  })

  it('give the object to one when all accept at the same moment', async () => {
    const wave = await plantWave(world, 4, 4)
    const tokens: string[] = []
    for (const one of wave) tokens.push(await offerFlat(world, one))
    const home = wave[0]?.home
    if (!home) throw new Error('a workspace')
    const answers = await Promise.all(tokens.map((token) => answerAs(world, home, token, { answer: 'accept' })))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.every(({ statusCode }) => [200, 409, 410].includes(statusCode))).toBe(true)
    const [one] = wave
    const { assignments, offers } = one ? await stateOf(world, one) : { assignments: [], offers: [] }
    expect(assignments).toHaveLength(1)
    expect(offers.toSorted((a, b) => a.localeCompare(b))).toEqual(['accepted', 'withdrawn', 'withdrawn', 'withdrawn'])
  })

  it('have one end when the applicant accepts while staff withdraw', async () => {
    const letting = await plantLetting(world)
    const token = await offerFlat(world, letting)
    const [accepted, withdrawn] = await Promise.all([
      answerAs(world, letting.home, token, { answer: 'accept' }),
      post(letting, `applications/${letting.applicationId}/offer/withdraw`),
    ])
    expect([accepted.statusCode, withdrawn.statusCode].filter((status) => status === 200)).toHaveLength(1)
    const { application, object } = await stateOf(world, letting)
    expect([`${application} ${object}`]).toContain(
      accepted.statusCode === 200 ? 'assigned assigned' : 'active.evaluated available',
    )
  })
})

describe('who is next in line', () => {
  it('is read at the object, best judged first, without those who have let an offer of it go', async () => {
    const [a, b, c] = await plantWave(world, 1, 3)
    if (!a || !b || !c) throw new Error('three households')
    await answerAs(world, a.home, await offerFlat(world, a), { answer: 'decline', reason: 'rent', comment: 'zu teuer' })
    const line = (await get(a, `objects/assignment/${a.objectId}/make-offer-init`)).json()
    expect(line.candidates).toMatchObject([
      { contactName: 'Bewerberin 2', ahead: 'arrival', canBeOffered: { allowed: true } },
      { contactName: 'Bewerberin 3', ahead: null },
    ])
    expect(line.past).toMatchObject([{ contactName: 'Anna Muster', state: 'declined' }])
    expect(line.past[0].reason).toContain('zu teuer')
    const declined = (await get(a, `applications/${a.applicationId}/offer-detail-declined/${a.objectId}`)).json()
    expect(declined.next).toMatchObject({ contactName: 'Bewerberin 2' })
    expect(declined.next.reasons).toContain('Note B')
  })

  it('is never sent an offer by itself', async () => {
    const [a] = await plantWave(world, 1, 2)
    if (!a) throw new Error('a household')
    world.setTime(new Date('2026-11-02T10:00:00Z'))
    await offerFlat(world, a)
    world.setTime(new Date('2026-11-20T10:00:00Z'))
    await world.services.jobs.runDue()
    expect((await mailsOf(world, a.home)).filter(({ kind }) => kind === 'offer')).toHaveLength(1)
  })

  it('keeps the first verdict from those who may still give the second', async () => {
    const [a] = await plantWave(world, 1, 1)
    if (!a) throw new Error('a household')
    await asSystem(world.services, a.home, ({ db }) =>
      db
        .update(projectSetting)
        .set({ value: { secondEvaluationRequired: true } })
        .where(eq(projectSetting.workspaceId, a.home.id)),
    )
    const [only] = (await get(a, `objects/assignment/${a.objectId}/make-offer-init`)).json().candidates
    expect(only).toMatchObject({ overall_evaluation: null, canBeOffered: { allowed: false } })
  })
})

describe('an offer of a flat with its parking space', () => {
  it('holds, assigns and frees both together', async () => {
    const letting = await plantLetting(world)
    const parkingId = await plantParking(world, letting)
    const token = await offerFlat(world, letting, { secondaryObjectIds: [parkingId] })
    const parking = () => stateOf(world, { ...letting, objectId: parkingId })
    expect((await parking()).object).toBe('with_offer')
    const [mail] = await mailsOf(world, letting.home)
    expect(mail?.bodyText).toContain('Dazu gehört: Einstellplatz 12.')
    const page = (await world.ask(letting.home, { url: `/api/v1/action/${token}/offer-form` })).json()
    expect(page.together).toEqual([{ objectId: parkingId, title: 'Einstellplatz 12', grossRent: 140, deposit: null }])
    await answerAs(world, letting.home, token, { answer: 'accept' })
    expect((await parking()).object).toBe('assigned')
    const [assignment] = (await stateOf(world, letting)).assignments
    await post(letting, `objects/assignment/${assignment?.id}/cancel`, { reason: 'Irrtum' })
    expect((await parking()).object).toBe('available')
  })

  it('may hold an office of another house, found by its name, but no second home', async () => {
    const letting = await plantLetting(world)
    const flat = await plantWish(world, letting.home, { title: 'Birkenweg 2', rooms: 2.5, by: [] })
    const elsewhere = { ...letting, objectId: flat.objectId }
    const fields = { kind: 'craft', objectType: 'office', title: 'Birkenbüro', searchText: 'birkenbüro' } as const
    const second = await plantParking(world, elsewhere, { ...fields, referenceNumber: 'B-1', deposit: 90_000 })
    const search = `applications/${letting.applicationId}/objects-beside?objectId=${letting.objectId}&search=birken`
    const found = await get(letting, search)
    const home = await post(letting, offerTo(letting), { version: 1, secondaryObjectIds: [flat.objectId] })
    expect([home.statusCode, home.json().message]).toEqual([422, expect.any(String)])
    expect(found.json().objects).toMatchObject([{ objectId: second, canBeOffered: { allowed: true } }])
    const token = await offerFlat(world, letting, { secondaryObjectIds: [second] })
    expect((await get(letting, `objects/${second}/with-offer`)).json().offers).toMatchObject([{ state: 'open' }])
    const page = (await world.ask(letting.home, { url: `/api/v1/action/${token}/offer-form` })).json()
    expect(page.together).toMatchObject([{ title: 'Birkenbüro', deposit: 900 }])
    await answerAs(world, letting.home, token, { answer: 'accept' })
    expect((await stateOf(world, { ...letting, objectId: second })).object).toBe('assigned')
    expect((await get(letting, search)).json().objects).toEqual([])
    expect((await get(letting, `applications/${letting.applicationId}/objects-beside`)).statusCode).toBe(422)
  })

  it('goes on with the tenancy of the flat', async () => {
    const letting = await plantLetting(world)
    const parkingId = await plantParking(world, letting)
    await answerAs(world, letting.home, await offerFlat(world, letting, { secondaryObjectIds: [parkingId] }), {
      answer: 'accept',
    })
    const id = (await stateOf(world, letting)).assignments[0]?.id
    await post(letting, `objects/assignment/${id}/release`)
    await post(letting, `tenants/${id}/change-contract-state`, {
      contractState: 'contract_sent',
      contractStart: '2027-01-01',
    })
    await post(letting, `tenants/${id}/change-contract-state`, {
      contractState: 'with_contract',
      contractStart: '2027-01-01',
    })
    expect(await stateOf(world, letting)).toMatchObject({ object: 'rented' })
    expect((await stateOf(world, { ...letting, objectId: parkingId })).object).toBe('rented')
  })

  it('is refused as a whole when the parking space is taken', async () => {
    const letting = await plantLetting(world)
    const parkingId = await plantParking(world, letting)
    await asSystem(world.services, letting.home, ({ db }) =>
      db.update(propertyObject).set({ progressState: 'rented' }).where(eq(propertyObject.id, parkingId)),
    )
    const answer = await post(letting, offerTo(letting), { version: 1, secondaryObjectIds: [parkingId] })
    expect(answer.statusCode).toBe(409)
    expect(await stateOf(world, letting)).toMatchObject({ application: 'active.evaluated', object: 'available' })
  })
})
