// Process mails sent by staff: preview, changed text for a single mail, and calling back within 30 seconds.

import { describe, expect, it } from 'vitest'
import { plantTemplate } from '#areas/mail-templates/server/testing/planting.ts'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { remindWhenDue } from '../offers/offer-reminder.ts'
import {
  answerAs,
  mailsOf,
  offerFlat,
  offerToken,
  plantLetting,
  stateOf,
  withoutLinks,
  type Letting,
} from '../testing/letting.ts'
import { plantWave } from '../testing/wave.ts'

const world = useWorld()

const post = ({ home, clerk }: Letting, path: string, body: object = {}, as = clerk) =>
  world.ask(home, { method: 'POST', url: `/api/v1/${path}`, body, as })

const look = async (letting: Letting, mail?: object) =>
  (
    await post(letting, `applications/${letting.applicationId}/offer-detail`, {
      objectIds: [letting.objectId],
      comment: 'Bis bald',
      ...(mail && { mail }),
    })
  ).json().mail

const send = (letting: Letting, mail?: object) =>
  post(letting, `communication/send-offer/${letting.applicationId}/${letting.objectId}`, {
    version: 1,
    comment: 'Bis bald',
    ...(mail && { mail }),
  })

const body = '<p>[place_letter_salutation]</p><p>Kurz: [place_object_title]</p><p>[place_offer_link]</p>'

describe('a mail before it is sent', () => {
  it('reads as it goes out: in the usual words, in those of a template, in words for once', async () => {
    const own = { texts: { de: { subject: 'Für Sie', body } } }
    for (const choose of [
      async () => undefined,
      async ({ home }: Letting) => ({
        from: await plantTemplate(world, home, { kind: 'offer', language: 'de', subject: 'Eigene', bodyHtml: body }),
      }),
      async () => own,
      async () => ({ from: 'usual' }),
    ]) {
      const letting = await plantLetting(world)
      const mail = await choose(letting)
      const shown = await look(letting, mail)
      expect(shown.problems).toEqual([])
      expect(shown.html).not.toContain('href')
      expect((await send(letting, mail)).statusCode).toBe(200)
      const [sent] = await mailsOf(world, letting.home)
      expect(shown.subject).toBe(sent?.subject)
      expect(withoutLinks(shown.body)).toBe(withoutLinks(sent?.bodyText))
    }
  })

  it('begins to be changed with the very words it shows, and reads the same afterwards', async () => {
    const letting = await plantLetting(world)
    const shown = await look(letting)
    expect(shown).toMatchObject({ from: 'usual', kind: 'offer', templates: [] })
    expect(shown.words.body).toContain('[place_object_title]')
    expect(shown.words.body).toContain('[place_offer_link]')
    // A template saved from this mail must not contain the name of this recipient.
    expect(shown.words.body).not.toContain('Anna Muster')
    const again = await look(letting, { texts: { de: shown.words } })
    const words = (text: string) => text.replaceAll(/\s+/g, ' ')
    expect(words(again.body)).toBe(words(shown.body.replace('ansehen:', 'ansehen')))
  })

  it('marks the template that goes out by itself, and goes out in it', async () => {
    const letting = await plantLetting(world)
    const planted = { kind: 'offer', language: 'de', subject: 'Eigene', bodyHtml: body } as const
    const id = await plantTemplate(world, letting.home, planted)
    expect(await look(letting)).toMatchObject({ from: id, subject: 'Eigene', templates: [{ id, isDefault: true }] })
    expect((await look(letting, { from: 'usual' })).subject).toBe('Angebot: Lindenweg 4, 3.5 Zimmer')
    await send(letting, { from: id })
    expect(await mailsOf(world, letting.home)).toMatchObject([{ subject: 'Eigene', templateId: id }])
  })

  it('is not sent without what it needs, with what nobody knows, or empty: the preview says so before', async () => {
    const letting = await plantLetting(world)
    const wrong = async (mail: object, problem: string) => {
      expect((await look(letting, mail)).problems.join()).toContain(problem)
      const refused = await send(letting, mail)
      expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining(problem)])
    }
    const words = (text: string) => ({ texts: { de: { subject: 'Für Sie', body: text } } })
    await wrong(words('<p>Guten Tag</p>'), 'Link zum Angebot')
    await wrong(words(`${body}<p>[place_of_birth]</p>`), '[place_of_birth]')
    await wrong(words(`${body}<p>[place_contact_phone]</p>`), 'Telefon Kontaktperson')
    await wrong({ from: 'new' }, 'Betreff und Text')
    expect((await send(letting, { from: newId() })).statusCode).toBe(404)
    expect(await mailsOf(world, letting.home)).toEqual([])
    expect((await stateOf(world, letting)).application).toBe('active.evaluated')
  })

  it('is the mail of the action: of a reminder, an assignment, a denial', async () => {
    const letting = await plantLetting(world)
    const { applicationId, objectId, home } = letting
    const mail = { texts: { de: { subject: 'Eigene Worte', body: '<p>Zu [place_object_title]: ja</p>' } } }
    const asked = { kind: 'direct_assignment', applicationId, objectIds: [objectId], mail }
    const shown = (await post(letting, 'communication/mail-preview', asked)).json()
    await post(letting, `communication/send-direct-assignment/${applicationId}/${objectId}`, { version: 1, mail })
    const sent = await mailsOf(world, home)
    expect(sent).toMatchObject([{ kind: 'assignment', subject: 'Eigene Worte', bodyText: shown.body }])

    const denied = await plantLetting(world)
    const words = { template: 'occupancy', mail: { texts: { de: { subject: 'Nein', body: '<p>Leider</p>' } } } }
    const preview = (await post(denied, `applications/${denied.applicationId}/denial-preview`, words)).json()
    expect(preview.kind).toBe('denial_occupancy')
    const url = `communication/send-application-denial/${denied.applicationId}`
    await post(denied, url, { reason: 'occupancy', version: 1, ...words })
    expect(await mailsOf(world, denied.home)).toMatchObject([{ subject: 'Nein', bodyText: preview.body }])
  })
})

describe('half a minute', () => {
  const sentAt = new Date('2026-11-20T09:00:00Z')
  const callBack = (letting: Letting, mailIds: string[], as = letting.clerk) =>
    post(letting, 'communication/call-back', { mailIds }, as)

  it('is what a mail by hand waits; the message that says so names it', async () => {
    const letting = await plantLetting(world)
    world.setTime(sentAt)
    const { notify } = (await send(letting)).json()
    const [mail] = await mailsOf(world, letting.home)
    expect(mail?.notBefore).toEqual(new Date('2026-11-20T09:00:30Z'))
    expect(notify[0].waiting).toEqual({ mailIds: [mail?.id], until: '2026-11-20T09:00:30.000Z' })
    await answerAs(world, letting.home, await offerToken(world, letting.home), { answer: 'accept' })
    const assigned = (await mailsOf(world, letting.home)).find(({ kind }) => kind === 'assignment')
    expect(assigned?.notBefore).toBeNull()
  })

  it('is enough to call it back: the offer stands, and nobody is told of it by itself', async () => {
    const letting = await plantLetting(world)
    const { offerId, notify } = (await send(letting)).json()
    const { mailIds } = notify[0].waiting
    const said = (await callBack(letting, mailIds)).json()
    expect(said.notify[0]).toMatchObject({ title: 'E-Mail zurückgerufen' })
    expect(said.notify[0].description).toContain('Das Angebot gilt, der Haushalt wurde aber nicht informiert')
    expect(await mailsOf(world, letting.home)).toMatchObject([{ state: 'cancelled' }])
    expect((await stateOf(world, letting)).offers).toEqual(['open'])
    await asSystem(world.services, letting.home, (ctx) => remindWhenDue(ctx, { offerId }))
    expect(await mailsOf(world, letting.home)).toHaveLength(1)
    const feed = await world.ask(letting.home, {
      url: `/api/v1/communication/${letting.applicationId}/inbox-feed`,
      as: letting.clerk,
    })
    expect(feed.json().items[0].stands).toContain('der Haushalt wurde aber nicht informiert')
  })

  it('lets it be sent after all, and then it is reminded of', async () => {
    const letting = await plantLetting(world)
    const { offerId, notify } = (await send(letting)).json()
    const [mailId = ''] = notify[0].waiting.mailIds
    await callBack(letting, [mailId])
    expect((await post(letting, `communication/${mailId}/retry`)).statusCode).toBe(200)
    await asSystem(world.services, letting.home, (ctx) => remindWhenDue(ctx, { offerId }))
    expect((await mailsOf(world, letting.home)).map(({ kind }) => kind).toSorted()).toEqual(['offer', 'offer-reminder'])
  })

  it('is for the author and for colleagues who read the inbox, by both calls, and once', async () => {
    const letting = await plantLetting(world)
    const { home } = letting
    const { notify } = (await send(letting)).json()
    const { mailIds } = notify[0].waiting
    const marketer = await world.person(home, 'marketer')
    const remove = (as: Letting['clerk']) =>
      world.ask(home, { method: 'DELETE', url: `/api/v1/communication/${mailIds[0]}/delete`, as })
    expect((await callBack(letting, mailIds, marketer)).statusCode).toBe(404)
    expect((await remove(marketer)).statusCode).toBe(403)
    expect((await callBack(await plantLetting(world), mailIds)).statusCode).toBe(404)
    expect((await callBack(letting, mailIds, await world.person(home, 'superuser'))).statusCode).toBe(200)
    expect((await callBack(letting, mailIds)).statusCode).toBe(409)
    const again = (await send(await plantLetting(world))).json()
    expect(again.notify[0].waiting.mailIds).toHaveLength(1)
  })

  it('keeps a household that was told of nothing from hearing that it is gone', async () => {
    world.setTime(sentAt)
    const [a, c] = await plantWave(world, 2, 2)
    if (!a || !c) throw new Error('two households')
    const { notify } = (await send(a)).json()
    expect((await callBack(a, notify[0].waiting.mailIds)).statusCode).toBe(200)
    world.setTime(new Date(sentAt.getTime() + 60_000))
    await answerAs(world, a.home, await offerFlat(world, c), { answer: 'accept' })
    expect((await mailsOf(world, a.home)).map(({ kind }) => kind)).not.toContain('offer-given-away')
    expect((await stateOf(world, a)).offers.toSorted()).toEqual(['accepted', 'withdrawn'])
  })
})
