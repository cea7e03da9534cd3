import { describe, expect, it } from 'vitest'
import { useWorld } from '#platform/server/testing/world.ts'
import { mailsOf, offerFlat, plantLetting, stateOf, type Letting } from '../testing/letting.ts'
import { plantApplications, plantWish } from '../testing/planting.ts'

const world = useWorld()

const send = (letting: Letting, payload: object, as = letting.clerk) =>
  world.ask(letting.home, {
    method: 'POST',
    url: `/api/v1/communication/send-offer/${letting.applicationId}/${letting.objectId}`,
    payload,
    as,
  })

describe('making an offer', () => {
  it('sends a mail with a link, holds the flat and moves the application', async () => {
    const letting = await plantLetting(world)
    const answer = await send(letting, { version: 1, comment: 'Der Keller gehört dazu.' })
    expect(answer.statusCode).toBe(200)
    expect(await stateOf(world, letting)).toMatchObject({
      application: 'with_offer',
      object: 'with_offer',
      offers: ['open'],
    })
    const [mail] = await mailsOf(world, letting.home)
    expect(mail).toMatchObject({ kind: 'offer', toAddress: 'anna@example.ch', recordId: letting.applicationId })
    expect(mail?.bodyText).toContain('Der Keller gehört dazu.')
    expect(mail?.bodyText).toMatch(/\/action\/[\w-]{43}\/offer-form/)
  })

  it('writes to the applicant in their own language', async () => {
    const letting = await plantLetting(world, { language: 'fr' })
    await offerFlat(world, letting)
    const [mail] = await mailsOf(world, letting.home)
    expect(mail?.subject).toBe('Offre\u00a0: Lindenweg 4, 3.5 Zimmer')
    expect(mail?.bodyText).toContain('offer-form?language=fr')
  })

  it('is valid for the days of the process settings, to the last second of that day in Switzerland', async () => {
    const letting = await plantLetting(world)
    world.setTime(new Date('2026-11-02T10:00:00Z'))
    const answer = await send(letting, { version: 1 })
    expect(answer.json().validUntil).toBe('2026-11-07T22:59:59.000Z')
  })

  it('refuses a day that is over, beneath the field', async () => {
    const letting = await plantLetting(world)
    world.setTime(new Date('2026-11-02T10:00:00Z'))
    const answer = await send(letting, { version: 1, validUntil: '2026-11-01' })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().fields).toEqual({ validUntil: 'Das Datum liegt in der Vergangenheit' })
    expect(await stateOf(world, letting)).toMatchObject({ application: 'active.evaluated', object: 'available' })
  })

  it('refuses a second offer while one is open, and says why', async () => {
    const letting = await plantLetting(world)
    await offerFlat(world, letting)
    const again = await send(letting, { version: 2 })
    expect(again.statusCode).toBe(409)
    expect(again.json().message).toContain('Ein Angebot ist offen')
  })

  it('refuses a flat that is somebody else’s', async () => {
    const letting = await plantLetting(world)
    await offerFlat(world, letting)
    const [other = ''] = await plantApplications(world, letting.home, [{ number: 2 }])
    const answer = await send({ ...letting, applicationId: other }, { version: 1 })
    expect(answer.statusCode).toBe(409)
    expect(answer.json().message).toBe('Das Objekt ist bereits angeboten.')
  })

  it('lets one of two clerks who offer the same flat at once win, and tells the other', async () => {
    const letting = await plantLetting(world)
    const [second = ''] = await plantApplications(world, letting.home, [{ number: 2 }])
    const colleague = await world.person(letting.home, 'superuser')
    const answers = await Promise.all([
      send(letting, { version: 1 }),
      send({ ...letting, applicationId: second }, { version: 1 }, colleague),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().message).toBe(
      'Das Objekt ist bereits angeboten.',
    )
    expect((await stateOf(world, letting)).offers).toEqual(['open'])
    expect(await mailsOf(world, letting.home)).toHaveLength(1)
  })

  it('lets one of two clerks who offer two flats to the same household win', async () => {
    const letting = await plantLetting(world)
    const { objectId } = await plantWish(world, letting.home, { title: 'Zweite', rooms: 3, by: [] })
    const answers = await Promise.all([send(letting, { version: 1 }), send({ ...letting, objectId }, { version: 1 })])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('tells whoever looked at an older version what stands now', async () => {
    const letting = await plantLetting(world, { version: 4 })
    const answer = await send(letting, { version: 3 })
    expect(answer.statusCode).toBe(409)
    expect(answer.json().current).toEqual({ version: 4, progress_state: 'active.evaluated' })
  })

  it('asks for the permission to write, and hides other workspaces', async () => {
    const letting = await plantLetting(world)
    const reader = await world.person(letting.home, 'assistant')
    expect((await send(letting, { version: 1 }, reader)).statusCode).toBe(403)
    const abroad = await plantLetting(world)
    const answer = await send({ ...abroad, applicationId: letting.applicationId }, { version: 1 })
    expect(answer.statusCode).toBe(404)
    expect((await send({ ...abroad, objectId: letting.objectId }, { version: 1 })).statusCode).toBe(404)
  })
})

describe('taking an offer back', () => {
  const withdraw = (letting: Letting, as = letting.clerk) =>
    world.ask(letting.home, {
      method: 'POST',
      url: `/api/v1/applications/${letting.applicationId}/offer/withdraw`,
      payload: {},
      as,
    })

  it('frees the flat and leads back to the evaluation', async () => {
    const letting = await plantLetting(world)
    await offerFlat(world, letting)
    expect((await withdraw(letting)).json().progress_state).toBe('active.evaluated')
    expect(await stateOf(world, letting)).toMatchObject({ object: 'available', offers: ['withdrawn'] })
  })

  it('refuses when nothing is open', async () => {
    const letting = await plantLetting(world)
    expect((await withdraw(letting)).statusCode).toBe(409)
  })

  it('asks for the permission, and hides other workspaces', async () => {
    const letting = await plantLetting(world)
    await offerFlat(world, letting)
    expect((await withdraw(letting, await world.person(letting.home, 'assistant'))).statusCode).toBe(403)
    const abroad = await plantLetting(world)
    expect((await withdraw({ ...abroad, applicationId: letting.applicationId })).statusCode).toBe(404)
  })
})

describe('recording that the applicant said no', () => {
  const record = (
    letting: Letting,
    as = letting.clerk,
    payload: object = { reason: 'rent', comment: 'Hat angerufen' },
  ) =>
    world.ask(letting.home, {
      method: 'POST',
      url: `/api/v1/communication/manual-offer-denial/${letting.applicationId}/${letting.objectId}`,
      payload,
      as,
    })

  it('declines the offer in their name', async () => {
    const letting = await plantLetting(world)
    await offerFlat(world, letting)
    expect((await record(letting)).statusCode).toBe(200)
    expect(await stateOf(world, letting)).toMatchObject({
      application: 'with_offer.declined',
      object: 'available',
      offers: ['declined'],
    })
    const url = `/api/v1/applications/${letting.applicationId}/offer`
    const { past } = (await world.ask(letting.home, { url, as: letting.clerk })).json()
    expect(past[0].declineReason).toBe('Die Miete ist zu hoch: Hat angerufen')
  })

  it('asks for one of the reasons that the applicant would be asked for', async () => {
    const letting = await plantLetting(world)
    await offerFlat(world, letting)
    for (const payload of [{}, { reason: 'Hat angerufen' }]) {
      const refused = await record(letting, letting.clerk, payload)
      expect(refused.statusCode).toBe(422)
      expect(refused.json().fields.reason).toBeTruthy()
    }
    expect((await stateOf(world, letting)).offers).toEqual(['open'])
  })

  it('refuses without an open offer for this flat, without permission, and for other workspaces', async () => {
    const letting = await plantLetting(world)
    expect((await record(letting)).statusCode).toBe(409)
    await offerFlat(world, letting)
    expect((await record(letting, await world.person(letting.home, 'assistant'))).statusCode).toBe(403)
    const abroad = await plantLetting(world)
    expect((await record({ ...abroad, applicationId: letting.applicationId })).statusCode).toBe(404)
  })
})
