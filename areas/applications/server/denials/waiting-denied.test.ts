import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { ObjectState } from '#areas/buildings/rules/object-state.ts'
import { propertyObject } from '#areas/objects/server/tables.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useOwnWorld, useWorld } from '#platform/server/testing/world.ts'
import { everything } from '../testing/asking.ts'
import { mailsOf, offerFlat, plantLetting, stateOf, type Letting } from '../testing/letting.ts'
import { plantWish } from '../testing/planting.ts'

const world = useWorld()
const sending = useOwnWorld({ SMTP_URL: 'smtp://127.0.0.1:9' })

const post = ({ home, clerk }: Letting, url: string, payload: object) =>
  world.ask(home, { method: 'POST', url: `/api/v1/${url}`, payload, as: clerk })
const get = async ({ home, clerk }: Letting, url: string) =>
  (await world.ask(home, { url: `/api/v1/${url}`, as: clerk })).json()

const denyWaiting = async (letting: Letting, payload: object = {}) =>
  (
    await post(letting, `objects/${letting.objectId}/related-applications`, {
      bulkAction: 'decline',
      option: { value: 'others_chosen', name: '' },
      targets: [letting.applicationId],
      ...payload,
    })
  ).json()

const denyFromList = async (letting: Letting, reason = 'others_chosen') =>
  (
    await post(letting, 'applications/', {
      bulkAction: 'decline',
      option: { value: reason, name: '' },
      targets: [letting.applicationId],
    })
  ).json()

const callBack = (letting: Letting, { notify }: { notify: { waiting: { mailIds: string[] } }[] }) =>
  post(letting, 'communication/call-back', { mailIds: notify[0]?.waiting.mailIds })

const line = (letting: Letting) => get(letting, `objects/assignment/${letting.objectId}/make-offer-init`)
const entries = async (letting: Letting) =>
  (await get(letting, `applications/${letting.applicationId}/timeline`)).entries
const denialsOf = async (letting: Letting) =>
  (await get(letting, `applications/${letting.applicationId}/priority-apartments`)).objects.map(
    ({ denial }: { denial: { reasonTitle: string } | null }) => denial?.reasonTitle ?? null,
  )

/** The household also wishes for another free flat. */
async function withTwoWishes(): Promise<Letting & { otherId: string }> {
  const letting = await plantLetting(world)
  const other = { title: 'Rebweg 9, rechts', rooms: 4.5, by: [letting.applicationId], rank: 2 }
  return { ...letting, otherId: (await plantWish(world, letting.home, other)).objectId }
}

const setState = ({ home }: Letting, objectId: string, progressState: ObjectState) =>
  asSystem(world.services, home, ({ db }) =>
    db
      .update(propertyObject)
      .set({ progressState })
      .where(and(eq(propertyObject.workspaceId, home.id), eq(propertyObject.id, objectId))),
  )

describe('denying those who wait for an object', () => {
  it('denies this object alone, and the mail names what goes on', async () => {
    const letting = await withTwoWishes()
    expect((await line(letting)).candidates[0].otherWishes).toEqual(['Rebweg 9, rechts'])
    const done = await denyWaiting(letting)
    expect(done).toMatchObject({ changed: 1, skippedTotal: 0 })
    expect((await stateOf(world, letting)).application).toBe('active.evaluated')
    const [mail] = await mailsOf(world, letting.home)
    expect(mail?.subject).toBe('Ihre Bewerbung für Lindenweg 4, 3.5 Zimmer')
    expect(mail?.bodyText).toContain('Ihre Bewerbung für «Rebweg 9, rechts» bleibt bestehen.')
    expect(mail?.bodyText).not.toContain('abgeschlossen')
    expect((await line(letting)).candidates).toEqual([])
    expect((await line({ ...letting, objectId: letting.otherId })).candidates).toHaveLength(1)
    const [entry] = await entries(letting)
    expect(entry).toMatchObject({ title: 'Für ein Objekt abgesagt', by: expect.stringContaining('Nora') })
    expect(entry.detail).toContain('Andere Bewerbung gewählt')
  })

  it('leaves a household without another wish in the running, too, and says so', async () => {
    const letting = await plantLetting(world)
    await denyWaiting(letting)
    expect((await stateOf(world, letting)).application).toBe('active.evaluated')
    expect((await mailsOf(world, letting.home))[0]?.bodyText).toContain('Ihre Bewerbung bleibt bestehen.')
  })

  it('ends only those without another wish, when that is asked for', async () => {
    const [last, other] = [await plantLetting(world), await withTwoWishes()]
    await denyWaiting(last, { endWithoutOtherWish: true })
    expect((await stateOf(world, last)).application).toBe('inactive')
    const [mail] = await mailsOf(world, last.home)
    expect(mail?.bodyText).toContain('Ihre Bewerbung ist damit abgeschlossen.')
    await denyWaiting(other, { endWithoutOtherWish: true })
    expect((await stateOf(world, other)).application).toBe('active.evaluated')
  })

  it('counts a wish for what somebody else has, or what was denied, as no other wish', async () => {
    const taken = await withTwoWishes()
    await setState(taken, taken.otherId, 'rented')
    await denyWaiting(taken, { endWithoutOtherWish: true })
    expect((await stateOf(world, taken)).application).toBe('inactive')
    const denied = await withTwoWishes()
    await denyWaiting({ ...denied, objectId: denied.otherId })
    await denyWaiting(denied, { endWithoutOtherWish: true })
    expect((await stateOf(world, denied)).application).toBe('inactive')
  })

  it('shows each letter beforehand as it goes out', async () => {
    for (const endWithoutOtherWish of [false, true]) {
      const letting = await plantLetting(world)
      const { applicationId, objectId } = letting
      const body = { template: 'others_chosen', apartmentId: objectId, endWithoutOtherWish }
      const preview = (await post(letting, `applications/${applicationId}/denial-preview`, body)).json()
      await denyWaiting(letting, { endWithoutOtherWish })
      expect((await mailsOf(world, letting.home))[0]).toMatchObject({
        subject: preview.subject,
        bodyText: preview.body,
      })
    }
  })
})

describe('saying that an object is taken', () => {
  const gone = { option: { value: 'object_gone', name: '' } }
  const reason = 'Mindestens eines der Objekte ist noch nicht vergeben. Bitte einen anderen Grund wählen.'

  it('is refused at the object while it is free, and said once it is taken', async () => {
    const letting = await withTwoWishes()
    expect(await line(letting)).toMatchObject({ isTaken: false })
    expect(await denyWaiting(letting, gone)).toMatchObject({ changed: 0, skipped: [{ reason }] })
    expect(await mailsOf(world, letting.home)).toEqual([])
    await setState(letting, letting.objectId, 'assigned')
    expect(await line(letting)).toMatchObject({ isTaken: true })
    expect(await denyWaiting(letting, gone)).toMatchObject({ changed: 1 })
    expect((await mailsOf(world, letting.home))[0]?.subject).toBe('Bereits vergeben: Lindenweg 4, 3.5 Zimmer')
  })

  it('is refused for one wish and for the application, also when only the wording says it', async () => {
    const letting = await withTwoWishes()
    const { applicationId, objectId } = letting
    await setState(letting, letting.otherId, 'rented')
    const init = await get(letting, `applications/${applicationId}/denial-init`)
    const usable = init.reasons.find(({ value }: { value: string }) => value === 'object_gone').usable
    expect(usable).toEqual({ allowed: false, reason })
    const wish = `communication/send-denial/${applicationId}/${objectId}`
    expect((await post(letting, wish, { reason: 'object_gone' })).json().message).toBe(reason)
    const whole = `communication/send-application-denial/${applicationId}`
    const worded = await post(letting, whole, { reason: 'other', template: 'object_gone', version: 1 })
    expect(worded.json().message).toBe(reason)
    expect(await mailsOf(world, letting.home)).toEqual([])
  })

  it('is refused from the list, which says beforehand for how many', async () => {
    const letting = await withTwoWishes()
    await setState(letting, letting.objectId, 'rented')
    const ask = (body: object) => post(letting, 'applications/denial-recipients', { targets: everything, ...body })
    expect((await ask({})).json()).toMatchObject({ total: 1, stillFree: 0, recipients: [{ number: 1 }] })
    expect((await ask({ reason: 'object_gone' })).json()).toEqual({ total: 0, stillFree: 1, recipients: [] })
    expect(await denyFromList(letting, 'object_gone')).toMatchObject({ changed: 0, skipped: [{ reason }] })
    await setState(letting, letting.otherId, 'sold')
    expect(await denyFromList(letting, 'object_gone')).toMatchObject({ changed: 1 })
  })
})

describe('calling a denial back', () => {
  it('puts the wish back, and it can be denied anew', async () => {
    const letting = await withTwoWishes()
    const done = await denyWaiting(letting)
    const answer = (await callBack(letting, done)).json()
    expect(answer.notify[0].description).toContain('Die Absage ist zurückgenommen.')
    expect(await denialsOf(letting)).toEqual([null, null])
    expect((await line(letting)).candidates).toHaveLength(1)
    expect((await mailsOf(world, letting.home)).map(({ state }) => state)).toEqual(['cancelled'])
    expect((await entries(letting)).map(({ title }: { title: string }) => title)).toContain('Absage zurückgenommen')
    expect(await denyWaiting(letting)).toMatchObject({ changed: 1 })
  })

  it('puts an ended application back where it was, from the object and from the list', async () => {
    for (const progressState of ['active.new', 'with_offer.declined'] as const) {
      const letting = await plantLetting(world, { progressState, overallEvaluation: null })
      await callBack(letting, await denyWaiting(letting, { endWithoutOtherWish: true }))
      expect((await stateOf(world, letting)).application).toBe(progressState)
      await callBack(letting, await denyFromList(letting))
      expect((await stateOf(world, letting)).application).toBe(progressState)
      expect((await get(letting, `applications/${letting.applicationId}`)).deactivationReason).toBeNull()
    }
  })

  it('leaves what others have done with the application since', async () => {
    const letting = await plantLetting(world)
    const done = await denyFromList(letting)
    const status = (action: object) => post(letting, `applications/${letting.applicationId}/change-status`, action)
    await status({ action: 'activate' })
    await status({ action: 'deactivate', reason: 'other' })
    await callBack(letting, done)
    expect((await stateOf(world, letting)).application).toBe('inactive')
  })

  it('is undone when the mail is sent after all, unless the household has an offer by then', async () => {
    const letting = await plantLetting(world)
    const done = await denyFromList(letting)
    await callBack(letting, done)
    const again = () => post(letting, `communication/${done.notify[0].waiting.mailIds[0]}/retry`, {})
    expect((await again()).statusCode).toBe(200)
    expect((await stateOf(world, letting)).application).toBe('inactive')
    const offered = await plantLetting(world)
    const second = await denyWaiting(offered)
    await callBack(offered, second)
    await offerFlat(world, offered)
    const refused = await post(offered, `communication/${second.notify[0].waiting.mailIds[0]}/retry`, {})
    expect(refused.json().message).toContain('Ein Angebot ist offen')
  })
})

describe('the mails of a denial of many', () => {
  it('wait for half a minute from the moment at which the last one was written', async () => {
    const letting = await plantLetting(sending)
    const { home, clerk: as } = letting
    const option = { value: 'others_chosen', name: '' }
    const payload = { bulkAction: 'decline', option, targets: everything }
    const done = await sending.ask(home, { method: 'POST', url: '/api/v1/applications/', payload, as })
    const [mail] = await mailsOf(sending, home)
    expect(mail?.state).toBe('queued')
    expect(mail?.notBefore?.toISOString()).toBe(done.json().notify[0].waiting.until)
  })
})

describe('the wording for many, from the list', () => {
  it('replaces the text of every mail in its language, as the preview shows it', async () => {
    const letting = await plantLetting(world)
    const mail = {
      texts: { de: { subject: 'Zu Ihrer Bewerbung', body: '<p>Guten Tag, wir haben uns entschieden.</p>' } },
    }
    const look = `applications/${letting.applicationId}/denial-preview`
    const shown = (await post(letting, look, { template: 'others_chosen', mail })).json()
    const option = { value: 'others_chosen', name: '' }
    const targets = [letting.applicationId]
    const done = (await post(letting, 'applications/', { bulkAction: 'decline', option, targets, mail })).json()
    expect(done).toMatchObject({ changed: 1, notify: [{ waiting: { mailIds: [expect.any(String)] } }] })
    const [sent] = await mailsOf(world, letting.home)
    expect(sent).toMatchObject({ subject: 'Zu Ihrer Bewerbung', bodyText: shown.body })
    expect(sent?.bodyText).toContain('wir haben uns entschieden')
  })

  it('is checked like any other text', async () => {
    const letting = await plantLetting(world)
    const mail = { texts: { de: { subject: 'x'.repeat(201), body: 'Text' } } }
    const option = { value: 'others_chosen', name: '' }
    const targets = [letting.applicationId]
    const refused = await post(letting, 'applications/', { bulkAction: 'decline', option, targets, mail })
    expect(refused.statusCode).toBe(422)
    expect(await mailsOf(world, letting.home)).toEqual([])
  })
})

describe('looking at the letters of many', () => {
  it('asks for the permission, and hides other workspaces', async () => {
    const letting = await plantLetting(world)
    const elsewhere = await plantLetting(world)
    const ask = (as: Letting['clerk'], home: Letting['home']) =>
      world.ask(home, {
        method: 'POST',
        url: '/api/v1/applications/denial-recipients',
        payload: { targets: [letting.applicationId] },
        as,
      })
    expect((await ask(await world.person(letting.home, 'marketer'), letting.home)).statusCode).toBe(403)
    expect((await ask(elsewhere.clerk, elsewhere.home)).json()).toMatchObject({ total: 0 })
  })
})
