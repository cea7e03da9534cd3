import { describe, expect, it } from 'vitest'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { answerAs, mailsOf, offerFlat, plantLetting, stateOf, type Letting } from '../testing/letting.ts'

const world = useOwnWorld()

const post = ({ home, clerk }: Letting, url: string, payload: object = {}) =>
  world.ask(home, { method: 'POST', url: `/api/v1/${url}`, payload, as: clerk })
const get = async ({ home, clerk, applicationId }: Letting, what: string) =>
  (await world.ask(home, { url: `/api/v1/applications/${applicationId}/${what}`, as: clerk })).json()
const remind = (letting: Letting) =>
  post(letting, `communication/send-offer-reminder/${letting.applicationId}/${letting.objectId}`)

const remindersOf = async ({ home }: Letting) =>
  (await mailsOf(world, home)).filter(({ kind }) => kind === 'offer-reminder')

describe('reminding of an offer', () => {
  it('happens by itself in the morning of the day before the last, once', async () => {
    const letting = await plantLetting(world)
    world.setTime(new Date('2026-11-02T10:00:00Z'))
    await offerFlat(world, letting)
    world.setTime(new Date('2026-11-06T08:00:01Z'))
    await world.services.jobs.runDue()
    await world.services.jobs.runDue()
    expect(await remindersOf(letting)).toHaveLength(1)
  })

  it('opens the same offer by a link of its own, and the first link still works', async () => {
    const letting = await plantLetting(world)
    const first = await offerFlat(world, letting)
    await remind(letting)
    const [mail] = await remindersOf(letting)
    const second = /\/action\/([\w-]+)\/offer-form/.exec(mail?.bodyText ?? '')?.[1] ?? ''
    expect(second).not.toBe(first)
    for (const token of [first, second]) {
      expect((await world.ask(letting.home, { url: `/api/v1/action/${token}/offer-form` })).statusCode).toBe(200)
    }
    expect((await answerAs(world, letting.home, second, { answer: 'accept' })).json()).toEqual({ state: 'accepted' })
  })

  it('is refused a second time within a day, and says why', async () => {
    const letting = await plantLetting(world)
    await offerFlat(world, letting)
    expect((await remind(letting)).statusCode).toBe(200)
    const again = await remind(letting)
    expect(again.statusCode).toBe(409)
    expect(again.json().message).toContain('In den letzten 24 Stunden')
  })

  it('is refused when no offer is open', async () => {
    expect((await remind(await plantLetting(world))).statusCode).toBe(409)
  })

  it('asks for the permission, and is hidden from other workspaces', async () => {
    const letting = await plantLetting(world)
    await offerFlat(world, letting)
    const reader = await world.person(letting.home, 'assistant')
    expect((await remind({ ...letting, clerk: reader })).statusCode).toBe(403)
    const elsewhere = await plantLetting(world)
    const other = { ...elsewhere, applicationId: letting.applicationId, objectId: letting.objectId }
    expect((await remind(other)).statusCode).toBe(404)
  })
})

describe('the mail before it is sent', () => {
  it('is the mail that is sent, in the language of the applicant', async () => {
    const letting = await plantLetting(world, { language: 'fr' })
    const { applicationId, objectId } = letting
    const intended = { objectIds: [objectId], comment: 'La cave est comprise.' }
    const checked = (await post(letting, `applications/${applicationId}/offer-detail`, intended)).json()
    expect(checked).toMatchObject({ allowed: { allowed: true }, problems: [] })
    const preview = (
      await post(letting, 'communication/mail-preview', { kind: 'offer', applicationId, ...intended })
    ).json()
    expect(preview).toEqual(checked.mail)
    const token = await offerFlat(world, letting, { comment: 'La cave est comprise.' })
    const [mail] = await mailsOf(world, letting.home)
    expect(mail?.subject).toBe(preview.subject)
    expect(mail?.bodyText).toBe(preview.body.replace('…', token))
  })

  it('writes nothing and says what stands in the way', async () => {
    const letting = await plantLetting(world)
    await offerFlat(world, letting)
    const elsewhere = await plantLetting(world)
    expect((await stateOf(world, elsewhere)).object).toBe('available')
    const checked = await post(letting, `applications/${letting.applicationId}/offer-detail`, {
      objectIds: [letting.objectId],
    })
    expect(checked.json()).toMatchObject({
      allowed: { allowed: false },
      problems: [{ objectId: letting.objectId, reason: 'Das Objekt ist bereits angeboten.' }],
    })
    expect(await mailsOf(world, letting.home)).toHaveLength(1)
  })
})

describe('an answer by phone', () => {
  it('is confirmed by staff and assigns the flat', async () => {
    const letting = await plantLetting(world)
    await offerFlat(world, letting)
    const answer = await post(letting, `applications/${letting.applicationId}/offer-confirm`)
    expect(answer.json()).toMatchObject({ progress_state: 'assigned' })
    expect(await stateOf(world, letting)).toMatchObject({ application: 'assigned', object: 'assigned' })
    expect((await post(letting, `applications/${letting.applicationId}/offer-confirm`)).statusCode).toBe(409)
  })

  it('comes too late when the time is over, also before the offer has been closed', async () => {
    const letting = await plantLetting(world)
    await offerFlat(world, letting)
    const { open } = await get(letting, 'offer')
    expect(open.canBeConfirmed).toEqual({ allowed: true })
    world.setTime(new Date(new Date(open.validUntil).getTime()))
    const answer = await post(letting, `applications/${letting.applicationId}/offer-confirm`)
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'Das Angebot ist abgelaufen.'])
    expect((await get(letting, 'offer')).open.canBeConfirmed).toEqual({
      allowed: false,
      reason: 'Das Angebot ist abgelaufen.',
    })
    expect(await stateOf(world, letting)).toMatchObject({ application: 'with_offer', object: 'with_offer' })
    world.setTime(new Date())
  })

  it('corrects the remark on the page, and refuses a stale correction', async () => {
    const letting = await plantLetting(world)
    const token = await offerFlat(world, letting, { comment: 'Keller' })
    const url = `applications/${letting.applicationId}/offer`
    expect((await post(letting, url, { comment: 'Estrich', version: 1 })).json()).toMatchObject({ version: 2 })
    expect((await world.ask(letting.home, { url: `/api/v1/action/${token}/offer-form` })).json().comment).toBe(
      'Estrich',
    )
    expect((await post(letting, url, { comment: 'Garten', version: 1 })).statusCode).toBe(409)
  })

  it('shows what is needed to record a no', async () => {
    const letting = await plantLetting(world)
    const url = `/api/v1/communication/manual-offer-denial/${letting.applicationId}/${letting.objectId}`
    expect((await world.ask(letting.home, { url, as: letting.clerk })).statusCode).toBe(409)
    await offerFlat(world, letting)
    const shown = (await world.ask(letting.home, { url, as: letting.clerk })).json()
    expect(shown).toMatchObject({ offer: { state: 'open' }, allowed: { allowed: true } })
    expect(shown.reasons).toContainEqual({ value: 'rent', displayName: expect.any(String) })
  })
})

describe('until the contract is signed', () => {
  it('the check of the contract is marked with name and time, and can be taken back', async () => {
    const letting = await plantLetting(world)
    await answerAs(world, letting.home, await offerFlat(world, letting), { answer: 'accept' })
    const [assignment] = (await stateOf(world, letting)).assignments
    const url = `objects/assignment/${assignment?.id}/update-contract-check`
    expect((await post(letting, url, { checked: true, version: 1 })).json()).toMatchObject({ version: 2 })
    const shown = await world.ask(letting.home, {
      url: `/api/v1/applications/${letting.applicationId}/assignment`,
      as: letting.clerk,
    })
    expect(shown.json().current).toMatchObject({ contractCheckedBy: expect.any(String) })
    expect((await post(letting, url, { checked: false, version: 1 })).statusCode).toBe(409)
    expect((await post(letting, url, { checked: false, version: 2 })).json()).toMatchObject({ checkedAt: null })
  })

  it('the mail about the assignment can be sent once more', async () => {
    const letting = await plantLetting(world)
    const url = `communication/send-assignment/${letting.applicationId}/${letting.objectId}`
    expect((await post(letting, url)).statusCode).toBe(409)
    await answerAs(world, letting.home, await offerFlat(world, letting), { answer: 'accept' })
    world.setTime(new Date(Date.now() + 60_000))
    expect((await post(letting, url)).statusCode).toBe(200)
    world.setTime(new Date())
    expect((await mailsOf(world, letting.home)).filter(({ kind }) => kind === 'assignment')).toHaveLength(2)
  })
})
