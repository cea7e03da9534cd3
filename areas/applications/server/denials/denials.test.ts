import { describe, expect, it } from 'vitest'
import { useWorld } from '#platform/server/testing/world.ts'
import { everything, perform, placeWith } from '../testing/asking.ts'
import { answerAs, mailsOf, offerFlat, plantLetting, stateOf, type Letting } from '../testing/letting.ts'
import { plantApplications, plantWish } from '../testing/planting.ts'

const world = useWorld()

const post = ({ home, clerk }: Letting, url: string, payload: object) =>
  world.ask(home, { method: 'POST', url: `/api/v1/${url}`, payload, as: clerk })
const get = async ({ home, clerk }: Letting, url: string) =>
  (await world.ask(home, { url: `/api/v1/${url}`, as: clerk })).json()
const deny = (letting: Letting, payload: object = {}) =>
  post(letting, `communication/send-application-denial/${letting.applicationId}`, {
    reason: 'income',
    note: 'Miete wäre 45 % des Einkommens',
    version: 1,
    ...payload,
  })

describe('denying an application', () => {
  it('sends the letter without the internal reason, and sets the application inactive', async () => {
    const letting = await plantLetting(world)
    expect((await deny(letting)).json()).toMatchObject({ progress_state: 'inactive', version: 2 })
    const [mail] = await mailsOf(world, letting.home)
    expect(mail).toMatchObject({ kind: 'denial', subject: 'Ihre Bewerbung für Lindenweg 4, 3.5 Zimmer' })
    expect(mail?.bodyText).toContain('uns für andere entschieden')
    expect(mail?.bodyText).not.toContain('Einkommen')
    const shown = await get(letting, `applications/${letting.applicationId}`)
    expect(shown.deactivationReason).toBe(
      'Absage erteilt: Einkommen zu tief für die Miete: Miete wäre 45 % des Einkommens',
    )
    const [entry] = (await get(letting, `applications/${letting.applicationId}/timeline`)).entries
    expect(entry).toMatchObject({ title: 'Bewerbung abgesagt' })
    expect(entry.detail).toContain('Einkommen zu tief')
  })

  it('shows the letter before, in the words of the clerk and the language of the applicant', async () => {
    const letting = await plantLetting(world, { language: 'fr' })
    const init = await get(letting, `applications/${letting.applicationId}/denial-init`)
    expect(init.templates[0].wording).toContain('candidature [place_application_id]')
    const words = { subject: 'Réponse à [place_fullname]', wording: 'Premier.\n\nSecond: [place_object_list].' }
    const preview = (await post(letting, `applications/${letting.applicationId}/denial-preview`, words)).json()
    await deny(letting, words)
    const [mail] = await mailsOf(world, letting.home)
    expect(mail).toMatchObject({ subject: 'Réponse à Anna Muster', bodyText: preview.body })
  })

  it('is not sent with a placeholder that is empty or does not exist', async () => {
    const letting = await plantLetting(world)
    for (const [name, words] of [
      ['place_contact_phone', 'Kein Wert für den Platzhalter [place_contact_phone]'],
      ['place_of_birth', 'Unbekannter Platzhalter: [place_of_birth]'],
    ]) {
      const answer = await deny(letting, { wording: `Rufen Sie an: [${name}]` })
      expect(answer.statusCode).toBe(422)
      expect(answer.json().fields).toEqual({ wording: words })
    }
    expect(await mailsOf(world, letting.home)).toEqual([])
    expect((await stateOf(world, letting)).application).toBe('active.evaluated')
  })

  it('is refused while an offer is open, after it is done, and with a stale version', async () => {
    const letting = await plantLetting(world)
    expect((await deny(letting, { version: 7 })).statusCode).toBe(409)
    await offerFlat(world, letting)
    expect((await deny(letting, { version: 2 })).json().message).toContain('Ein Angebot ist offen')
    const denied = await plantLetting(world)
    await deny(denied)
    expect((await deny(denied, { version: 2 })).statusCode).toBe(409)
  })

  it('asks for the permission, and is hidden from other workspaces', async () => {
    const letting = await plantLetting(world)
    expect((await deny({ ...letting, clerk: await world.person(letting.home, 'assistant') })).statusCode).toBe(403)
    const elsewhere = await plantLetting(world)
    expect((await deny({ ...elsewhere, applicationId: letting.applicationId })).statusCode).toBe(404)
  })
})

describe('denying the wish for one object', () => {
  it('writes to the applicant, keeps the application, and takes it out of the line', async () => {
    const letting = await plantLetting(world)
    const { applicationId, objectId } = letting
    const answer = await post(letting, `communication/send-denial/${applicationId}/${objectId}`, {
      reason: 'occupancy',
    })
    expect(answer.statusCode).toBe(200)
    expect((await stateOf(world, letting)).application).toBe('active.evaluated')
    expect((await mailsOf(world, letting.home))[0]?.subject).toBe('Ihre Bewerbung für Lindenweg 4, 3.5 Zimmer')
    expect((await get(letting, `objects/assignment/${objectId}/make-offer-init`)).candidates).toEqual([])
  })
})

describe('denying one wish, as the page of the application shows it', () => {
  it('previews the letter for this object alone and shows what became of it, once', async () => {
    const letting = await plantLetting(world)
    const { home, applicationId, objectId } = letting
    await plantWish(world, home, { title: 'Rebweg 9', rooms: 4.5, by: [applicationId], rank: 2 })
    const init = await get(letting, `applications/${applicationId}/denial-init?apartmentId=${objectId}`)
    expect(init.placeholders).toContainEqual(expect.objectContaining({ value: 'Lindenweg 4, 3.5 Zimmer' }))
    const letter = { template: 'occupancy' }
    const preview = await post(letting, `applications/${applicationId}/denial-preview`, {
      ...letter,
      apartmentId: objectId,
    })
    const wish = async () => (await get(letting, `applications/${applicationId}/priority-apartments`)).objects[0]
    expect(await wish()).toMatchObject({ denial: null, canBeDenied: { allowed: true } })
    const send = () =>
      post(letting, `communication/send-denial/${applicationId}/${objectId}`, {
        ...letter,
        reason: 'occupancy',
        note: 'zu viert',
      })
    expect((await send()).statusCode).toBe(200)
    expect((await mailsOf(world, home))[0]?.bodyText).toBe(preview.json().body)
    expect(await wish()).toMatchObject({
      denial: {
        by: 'Nora Ammann',
        reasonTitle: 'Belegung passt nicht',
        note: 'zu viert',
        subject: preview.json().subject,
      },
      canBeDenied: { allowed: false, reason: 'Für dieses Objekt ist bereits abgesagt.' },
    })
    expect((await send()).statusCode).toBe(409)
    expect(await mailsOf(world, home)).toHaveLength(1)
  })
})

describe('clicking several times', () => {
  const statuses = async (answers: Promise<{ statusCode: number }>[]) =>
    (await Promise.all(answers)).map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)

  it('denies the wish for one object once', async () => {
    const letting = await plantLetting(world)
    const url = `communication/send-denial/${letting.applicationId}/${letting.objectId}`
    const click = () => post(letting, url, { reason: 'others_chosen' })
    expect(await statuses([click(), click(), click()])).toEqual([200, 409, 409])
    expect(await mailsOf(world, letting.home)).toHaveLength(1)
    expect((await click()).json().message).toBe('Für dieses Objekt ist bereits abgesagt.')
  })

  it('sends the mail about an assignment once, and once more when that is meant', async () => {
    const letting = await plantLetting(world)
    await answerAs(world, letting.home, await offerFlat(world, letting), { answer: 'accept' })
    const click = () => post(letting, `communication/send-assignment/${letting.applicationId}/${letting.objectId}`, {})
    const sent = async () => (await mailsOf(world, letting.home)).filter(({ kind }) => kind === 'assignment').length
    world.setTime(new Date(Date.now() + 60_000))
    expect(await statuses([click(), click(), click()])).toEqual([200, 409, 409])
    expect(await sent()).toBe(2)
    world.setTime(new Date(Date.now() + 120_000))
    expect((await click()).statusCode).toBe(200)
    expect(await sent()).toBe(3)
    world.setTime(new Date())
  })
})

describe('denying many', () => {
  it('changes 487 of 500 once, and keeps the 13 that cannot be with their reasons', { timeout: 120_000 }, async () => {
    const place = await placeWith(
      world,
      Array.from({ length: 500 }, (_, index) => ({
        contactEmail: `nr${index}@example.ch`,
        progressState: index < 13 ? ('with_offer' as const) : ('active.evaluated' as const),
      })),
    )
    const letter = { bulkAction: 'decline', targets: everything, option: { value: 'others_chosen', name: '' } }
    const preview = await perform(world, place, { ...letter, preview: true })
    expect(preview).toMatchObject({ changed: 487, skippedTotal: 13 })
    const done = await perform(world, place, letter)
    expect(done).toMatchObject({ changed: 487, skippedTotal: 13 })
    expect(new Set(done.skipped.map(({ id }) => id))).toEqual(new Set(place.ids.slice(0, 13)))
    expect(done.skipped[0]?.reason).toContain('Ein Angebot ist offen')
    const mails = await mailsOf(world, place.home)
    expect(new Set(mails.map(({ toAddress }) => toAddress)).size).toBe(487)
    expect(mails).toHaveLength(487)
    expect(await perform(world, place, letter)).toMatchObject({ changed: 0, skippedTotal: 500 })
  })

  it('at an object touches only those who wish for it', async () => {
    const letting = await plantLetting(world)
    const [stranger = ''] = await plantApplications(world, letting.home, [{ number: 2 }])
    const done = await post(letting, `objects/${letting.objectId}/related-applications`, {
      bulkAction: 'decline',
      option: { value: 'others_chosen', name: '' },
      targets: [letting.applicationId, stranger],
    })
    expect(done.json()).toMatchObject({ changed: 1, skippedTotal: 1, skipped: [{ id: stranger }] })
    expect((await stateOf(world, { ...letting, applicationId: stranger })).application).toBe('active.new')
  })
})
