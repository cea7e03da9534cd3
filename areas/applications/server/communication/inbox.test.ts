// Inbox: folders, read state per user, actions on a thread, and the feed of a thread.

import { describe, expect, it } from 'vitest'
import { mailsOf, plantLetting } from '../testing/letting.ts'
import { adult } from '../tables.ts'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import type { Workspace } from '#platform/server/context.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import { arrive } from '#areas/communication/server/testing/arriving.ts'

const world = useWorld()

interface Ask {
  home: Workspace
  as: Person
}

const get = async ({ home, as }: Ask, path: string) =>
  (await world.ask(home, { url: `/api/v1/communication/${path}`, as })).json()
const post = ({ home, as }: Ask, path: string, body: object = {}) =>
  world.ask(home, { method: 'POST', url: `/api/v1/communication/${path}`, as, body })

const linesIn = async (ask: Ask, box: string, query = '') =>
  (await get(ask, `inbox/${box}${query}`)).items.map(({ subject }: { subject: string }) => subject)

async function twoColleagues() {
  const home = await world.workspace()
  const [one, other] = [await world.person(home, 'user'), await world.person(home, 'user')]
  return { home, one: { home, as: one }, other: { home, as: other } }
}

const withPartner = (home: Workspace, applicationId: string): Promise<string> =>
  asSystem(world.services, home, async ({ db }) => {
    const id = newId()
    const names = { firstName: 'Eva', lastName: 'Zweite', email: 'eva@post.example' }
    await db.insert(adult).values({ workspaceId: home.id, id, applicationId, position: 2, ...names })
    return id
  })

describe('the inbox', () => {
  it('keeps what is unread for each person alone', async () => {
    const { home, one, other } = await twoColleagues()
    const { threadId } = await arrive(world, home)
    expect(await get(one, 'unread-count-messages')).toEqual({ unread_messages: 1 })
    expect((await get(one, 'inbox/inbox')).items[0]).toMatchObject({ isUnread: true, about: 'stranger', mails: 1 })
    expect((await post(one, `${threadId}/mail-is-read`)).json()).toEqual({ unread_messages: 0 })
    expect((await get(one, 'inbox/inbox')).items[0].isUnread).toBe(false)
    expect(await get(other, 'unread-count-messages')).toEqual({ unread_messages: 1 })
    await post(one, `${threadId}/inbox-feed`, { state: 'unread' })
    expect((await post(one, 'get-unread-messages')).json()).toMatchObject({
      unread_messages: 1,
      items: [{ application_id: threadId }],
    })
  })

  it('moves a thread from box to box, and back when it is written to again', async () => {
    const { home, one } = await twoColleagues()
    const { threadId } = await arrive(world, home, { subject: 'Besichtigung' })
    const boxes = async () => {
      const found: string[] = []
      for (const box of ['inbox', 'assigned', 'important', 'unassigned', 'snoozed', 'archive', 'all']) {
        if ((await linesIn(one, box)).length > 0) found.push(box)
      }
      return found
    }
    expect(await boxes()).toEqual(['inbox', 'unassigned', 'all'])
    await post(one, `${threadId}/inbox-feed`, { state: 'important' })
    await post(one, `${threadId}/inbox-feed`, { state: 'assign', userId: one.as.id })
    expect(await boxes()).toEqual(['inbox', 'assigned', 'important', 'unassigned', 'all'])
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    await post(one, `${threadId}/inbox-feed`, { state: 'snooze', until: tomorrow })
    expect(await boxes()).toEqual(['assigned', 'important', 'unassigned', 'snoozed', 'all'])
    await post(one, `${threadId}/inbox-feed`, { state: 'archive' })
    expect(await boxes()).toEqual(['snoozed', 'archive'])
    await arrive(world, home, { threadId, subject: 'Noch eine Frage' })
    expect(await boxes()).toEqual(['inbox', 'assigned', 'important', 'unassigned', 'all'])
  })

  it('tells what waits in the boxes for this person', async () => {
    const { home, one, other } = await twoColleagues()
    const [mine, later] = [await arrive(world, home), await arrive(world, home)].map(({ threadId }) => threadId)
    const waits = async (ask: Ask) => (await get(ask, 'mailboxes')).waiting
    const both = { inbox: 2, assigned: 0, unassigned: 2, failed: 0, letters: 0 }
    expect([await waits(one), await waits(other)]).toEqual([both, both])
    await post(one, `${mine}/inbox-feed`, { state: 'assign', userId: one.as.id })
    await post(one, `${mine}/mail-is-read`)
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    await post(one, `${later}/inbox-feed`, { state: 'snooze', until: tomorrow })
    expect(await waits(one)).toEqual({ ...both, inbox: 0, assigned: 1 })
    expect(await waits(other)).toEqual({ ...both, inbox: 1 })
    // A thread counts only in boxes that contain it. This one has no incoming mail, so it is not in the inbox.
    await asSystem(world.services, home, ({ client }) =>
      client.query('update mail_thread set last_in_at = null, last_out_at = last_at where id = $1', [mine]),
    )
    await post(one, `${mine}/inbox-feed`, { state: 'unread' })
    expect(await waits(one)).toEqual({ ...both, inbox: 0, assigned: 1 })
    expect(await get(one, 'unread-count-messages')).toEqual({ unread_messages: 2 })
    await post(one, `${mine}/inbox-feed`, { state: 'archive' })
    expect(await get(one, 'unread-count-messages')).toEqual({ unread_messages: 1 })
    expect([await waits(one), await waits(other)]).toEqual(Array(2).fill({ ...both, inbox: 0, unassigned: 1 }))
  })

  it('changes many at once, and only those that are here', async () => {
    const { home, one } = await twoColleagues()
    const there = [await arrive(world, home), await arrive(world, home)].map(({ threadId }) => threadId)
    const elsewhere = await arrive(world, await world.workspace())
    const answer = await post(one, 'inbox-states', { state: 'archive', targets: [...there, elsewhere.threadId] })
    expect(answer.json().changed).toBe(2)
    expect(await linesIn(one, 'inbox')).toEqual([])
  })

  it('names whom a thread can be assigned to: who writes mails here, nobody of elsewhere', async () => {
    const { one, other } = await twoColleagues()
    await twoColleagues()
    const { people } = await get(one, 'choices/colleagues')
    expect(people.map(({ id }: { id: string }) => id).toSorted()).toEqual([one.as.id, other.as.id].toSorted())
  })

  it('says what is wrong with an action, beside its field', async () => {
    const { home, one } = await twoColleagues()
    const { threadId } = await arrive(world, home)
    const wrong = await post(one, `${threadId}/inbox-feed`, { state: 'snooze', until: '2020-01-01T00:00:00Z' })
    expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([422, ['until']])
    const stranger = await world.person(await world.workspace(), 'user')
    const nobody = await post(one, `${threadId}/inbox-feed`, { state: 'assign', userId: stranger.id })
    expect([nobody.statusCode, Object.keys(nobody.json().fields)]).toEqual([422, ['userId']])
    const foreign = await post({ home: await world.workspace(), as: stranger }, `${threadId}/inbox-feed`, {
      state: 'read',
    })
    expect([401, 404]).toContain(foreign.statusCode)
  })
})

describe('a thread', () => {
  it('shows what came in without anything that runs or is loaded from elsewhere', async () => {
    const { home, one } = await twoColleagues()
    const { threadId } = await arrive(world, home, { text: 'Ist die Wohnung noch frei?' })
    const { items } = await get(one, `${threadId}/inbox-feed`)
    expect(items[0]).toMatchObject({ direction: 'in', state: 'received', text: 'Ist die Wohnung noch frei?' })
    expect(items[0].html).toContain('Ist die Wohnung noch frei?')
    expect(items[0].html).not.toMatch(/script|onclick|spy\.example/)
  })

  it('is written into after a pause in which the mail can be called back', async () => {
    const letting = await plantLetting(world)
    const ask = { home: letting.home, as: letting.clerk }
    const begin = await get(ask, `${letting.applicationId}/send-direct-mail`)
    expect(begin.canWrite).toEqual({ allowed: true })
    expect(begin.placeholders.map(({ key }: { key: string }) => key)).toContain('place_letter_salutation')
    const words = {
      subject: 'Ihre Bewerbung [place_application_id]',
      body: '<p>[place_letter_salutation]</p><p>Danke.</p>',
    }
    const sent = await post(ask, `${letting.applicationId}/send-direct-mail`, words)
    expect(sent.statusCode).toBe(200)
    const { mail } = sent.json()
    expect(mail.subject).toMatch(/^Ihre Bewerbung \d+$/)
    expect(mail.text).not.toContain('[place_')
    expect(await linesIn(ask, 'sent')).toEqual([mail.subject])
    const back = await world.ask(letting.home, {
      method: 'DELETE',
      url: `/api/v1/communication/${mail.id}/delete`,
      as: letting.clerk,
    })
    // Without a mail server mails are held, with one they are queued; in both cases none has been sent.
    expect([back.statusCode, back.json().calledBack]).toEqual([200, true])
  })

  it('refuses words that name what is not known, and says what', async () => {
    const letting = await plantLetting(world)
    const ask = { home: letting.home, as: letting.clerk }
    const path = `${letting.applicationId}/send-direct-mail`
    const unknown = await post(ask, path, { subject: 'Hallo', body: '<p>[place_nonsense]</p>' })
    expect([unknown.statusCode, unknown.json().message]).toEqual([409, expect.stringContaining('place_nonsense')])
    const empty = await post(ask, path, { subject: ' ', body: '' })
    expect([empty.statusCode, Object.keys(empty.json().fields).toSorted()]).toEqual([422, ['body', 'subject']])
    expect((await get(ask, `inbox/sent`)).items).toEqual([])
  })

  it('is written into to one person of the household alone, at their own address', async () => {
    const letting = await plantLetting(world)
    const ask = { home: letting.home, as: letting.clerk }
    const adultId = await withPartner(letting.home, letting.applicationId)
    const begin = await get(ask, `${letting.applicationId}/send-direct-mail`)
    expect(begin.people).toEqual([
      { value: adultId, displayName: 'Eva Zweite', address: 'eva@post.example', subject: '' },
    ])
    const words = { subject: 'Für Sie', body: '<p>[place_fullname]</p>' }
    const { mail } = (await post(ask, `${letting.applicationId}/send-direct-mail`, { ...words, adultId })).json()
    expect(mail).toMatchObject({ toAddress: 'eva@post.example', text: expect.stringContaining('Eva Zweite') })
    expect((await post(ask, `${adultId}/send-mail`, words)).json().mail.toName).toBe('Eva Zweite')
    const wrong = await post(ask, `${letting.applicationId}/send-direct-mail`, { ...words, adultId: letting.objectId })
    expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([422, ['adultId']])
  })

  it('sends a test to oneself and to nobody else', async () => {
    const letting = await plantLetting(world)
    const ask = { home: letting.home, as: letting.clerk }
    const body = { subject: 'Probe', body: '<p>Text</p>', to: 'somebody@else.example' }
    expect((await post(ask, `${letting.applicationId}/test-mail`, body)).statusCode).toBe(200)
    const mails = await mailsOf(world, letting.home)
    expect(mails.map(({ toAddress, threadId }) => [toAddress, threadId])).toEqual([[letting.clerk.email, null]])
    expect((await get(ask, `${letting.applicationId}/inbox-feed`)).items).toEqual([])
  })

  it('keeps what one is writing, and shows others that one is there', async () => {
    const { home, one, other } = await twoColleagues()
    const { threadId } = await arrive(world, home)
    const desk = (ask: Ask, body: object) =>
      world.ask(ask.home, { method: 'PUT', url: `/api/v1/communication/${threadId}/desk`, as: ask.as, body })
    await desk(one, { subject: 'Antwort', body: '<p>Gern</p>' })
    expect((await get(one, `${threadId}/inbox-feed`)).draft).toMatchObject({ subject: 'Antwort', body: '<p>Gern</p>' })
    const seen = await get(other, `${threadId}/inbox-feed`)
    expect([seen.draft, seen.presence.map(({ isWriting }: { isWriting: boolean }) => isWriting)]).toEqual([
      null,
      [true],
    ])
    await desk(one, { isThere: false })
    expect((await get(other, `${threadId}/inbox-feed`)).presence).toEqual([])
  })

  it('takes notes of colleagues that nobody else may delete', async () => {
    const { home, one, other } = await twoColleagues()
    const { threadId } = await arrive(world, home)
    const { mail } = (await post(one, `${threadId}/notes`, { text: 'Hat angerufen.' })).json()
    expect(mail).toMatchObject({ state: 'note', text: 'Hat angerufen.' })
    const remove = (ask: Ask) =>
      world.ask(home, { method: 'DELETE', url: `/api/v1/communication/${mail.id}/delete`, as: ask.as })
    expect((await remove(other)).statusCode).toBe(409)
    expect((await remove(one)).statusCode).toBe(200)
    expect((await get(one, `${threadId}/inbox-feed`)).items.length).toBe(1)
  })

  it('of a stranger is moved whole to the record it belongs to', async () => {
    const letting = await plantLetting(world)
    const ask = { home: letting.home, as: letting.clerk }
    const { threadId, mailId } = await arrive(world, letting.home, { subject: 'Unbekannt' })
    const move = (id: string) =>
      world.ask(letting.home, {
        method: 'PATCH',
        url: `/api/v1/communication/${mailId}/update`,
        as: letting.clerk,
        body: { threadId: id },
      })
    expect((await move(letting.objectId)).statusCode).toBe(404)
    expect((await move(letting.applicationId)).statusCode).toBe(200)
    expect(await linesIn(ask, 'unassigned')).toEqual([])
    expect((await get(ask, `${letting.applicationId}/inbox-feed`)).items[0]).toMatchObject({ subject: 'Unbekannt' })
    expect((await get(ask, `inbox/inbox`)).items[0]).toMatchObject({ about: 'application', isUnread: true })
    expect(
      (await world.ask(letting.home, { url: `/api/v1/communication/${threadId}/inbox-feed`, as: letting.clerk }))
        .statusCode,
    ).toBe(404)
  })
})
