// Proposals of objects to people on the waitlist, answered through the link or recorded by staff.

import { afterEach, describe, expect, it } from 'vitest'
import { mailsOf, withoutLinks } from '#areas/applications/server/testing/letting.ts'
import { dayAfter } from '#platform/rules/calendar-day.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import type { Workspace } from '#platform/server/context.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import { plantHouse, plantObjects, plantRequests } from './testing/planting.ts'

const world = useWorld()
afterEach(() => world.setTime(new Date()))

const path = '/api/v1/waitlist/applications'
const dayIn = (days: number) => dayAfter(new Date(), days)

interface Pair {
  home: Workspace
  clerk: Person
  requestId: string
  objectId: string
}

interface Sending {
  look: string
  send: string
  payload: object
}

async function plantPair(request: object = {}, object: object = {}): Promise<Pair> {
  const home = await world.workspace({ features: ['waitlist'] })
  const clerk = await world.person(home, 'user')
  const [objectId = ''] = await plantObjects(world, home, await plantHouse(world, home), [object])
  const [requestId = ''] = await plantRequests(world, home, [request])
  return { home, clerk, requestId, objectId }
}

const action = ({ home, clerk, requestId, objectId }: Pair, word: string, body: object = {}, as = clerk) =>
  world.ask(home, { method: 'POST', url: `${path}/${requestId}/${word}`, payload: { objectId, ...body }, as })
const propose = (pair: Pair, body: object = {}) => action(pair, 'send-propose', { answerBy: dayIn(7), ...body })

async function standing({ home, clerk, requestId }: Pair) {
  const answer = await world.ask(home, { url: `${path}/${requestId}/matching-objects`, as: clerk })
  return answer.json().objects[0].proposal
}

async function linkOf(home: Workspace): Promise<string> {
  const mail = (await mailsOf(world, home)).findLast(({ kind }) => kind === 'waitlist-proposal')
  const found = /\/action\/[\w-]+\/[\w-]+\/waitlist-proposal-view/.exec(mail?.bodyText ?? '')?.[0]
  if (!found) throw new Error('no proposal was mailed')
  return `/api/v1${found}`
}

const answer = ({ home }: Pair, url: string, payload: object) => world.ask(home, { method: 'POST', url, payload })

describe('the mails of the waitlist', () => {
  /** Previews a mail and sends it. Returns both. */
  async function both(home: Workspace, clerk: Person, { look, send, payload }: Sending) {
    const ask = async (url: string) =>
      (await world.ask(home, { method: 'POST', url: `${path}/${url}`, payload, as: clerk })).json()
    const shown = await ask(look)
    const { notify } = await ask(send)
    const sent = (await mailsOf(world, home)).find(({ id }) => id === notify[0].waiting.mailIds[0])
    return { shown, sent: { subject: sent?.subject, body: withoutLinks(sent?.bodyText) } }
  }

  it.each([
    ['propose-preview', 'send-propose', { answerBy: dayIn(7), note: 'Mit Balkon' }],
    ['criteria-form-preview', 'send-criteria-form', {}],
  ])('are looked at as they go out: %s', async (look, send, more) => {
    const { home, clerk, requestId, objectId } = await plantPair()
    const payload = { objectId, ...more }
    const asked = { look: `${requestId}/${look}`, send: `${requestId}/${send}`, payload }
    const { shown, sent } = await both(home, clerk, asked)
    expect(sent).toEqual({ subject: shown.subject, body: withoutLinks(shown.body) })
    expect([shown.problems, shown.html.includes('href')]).toEqual([[], false])
  })

  it('are looked at as they go out to somebody new', async () => {
    const home = await world.workspace({ features: ['waitlist'] })
    const payload = { contactName: 'Eva Roth', contactEmail: 'eva@post.example', language: 'de' }
    const clerk = await world.person(home, 'user')
    const { shown, sent } = await both(home, clerk, { look: 'invite-preview', send: 'invite', payload })
    expect(sent).toEqual({ subject: shown.subject, body: withoutLinks(shown.body) })
  })
})

describe('proposing', () => {
  it('mails the object with its day, and stands at both', async () => {
    const pair = await plantPair()
    expect((await propose(pair, { note: 'Mit Blick auf den Park' })).statusCode).toBe(200)
    expect(await standing(pair)).toMatchObject({
      state: 'propose',
      canPropose: { allowed: false, reason: 'Das Objekt ist bereits vorgeschlagen' },
      canEndInterest: { allowed: true },
    })
    const { home, clerk, objectId } = pair
    const waiting = await world.ask(home, { url: `/api/v1/objects/${objectId}/matching-waitlist`, as: clerk })
    expect(waiting.json().requests[0].proposal.state).toBe('propose')
    const [mail] = await mailsOf(world, home)
    expect(mail?.bodyText).toContain('Mit Blick auf den Park')
    expect(mail?.bodyText).toContain("CHF 2'000")
    expect((await propose(pair)).statusCode).toBe(409)
  })

  it.each([
    [{ progressState: 'new' }, {}, 'Nur für akzeptierte Gesuche möglich'],
    [{}, { progressState: 'with_offer' }, 'Das Objekt ist nicht mehr frei'],
    [{ contactEmail: null }, {}, 'Die E-Mail-Adresse fehlt'],
  ])('is refused of %j and %j', async (request, object, message) => {
    const refused = await propose(await plantPair(request, object))
    expect([refused.statusCode, refused.json().message]).toEqual([409, message])
  })

  it.each([0, 61])('needs a day to answer by, not one in %i days', async (days) => {
    const refused = await propose(await plantPair(), { answerBy: dayIn(days) })
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, ['answerBy']])
  })

  it('asks for the permission and hides other workspaces', async () => {
    const [pair, other] = [await plantPair(), await plantPair()]
    const marketer = await world.person(pair.home, 'marketer')
    expect((await action(pair, 'send-propose', { answerBy: dayIn(7) }, marketer)).statusCode).toBe(403)
    expect((await propose({ ...pair, requestId: other.requestId })).statusCode).toBe(404)
    expect((await propose({ ...pair, objectId: other.objectId })).statusCode).toBe(404)
    expect((await action({ ...pair, objectId: other.objectId }, 'send-no-interest')).statusCode).toBe(404)
    await propose(pair)
    const link = await linkOf(pair.home)
    expect((await world.ask(other.home, { url: link })).statusCode).toBe(404)
    expect((await answer(other, link, { answer: 'accept' })).statusCode).toBe(404)
  })
})

describe('the link', () => {
  it('shows the object and changes nothing by that', async () => {
    const pair = await plantPair({}, { isPublished: true })
    await propose(pair)
    const view = await world.ask(pair.home, { url: await linkOf(pair.home) })
    expect(view.json()).toMatchObject({
      state: 'propose',
      object: {
        grossRent: 2000,
        address: 'Lindenweg 4, 8400 Winterthur',
        publicPath: `/public-object-details/${pair.objectId}`,
      },
      applicationPath: null,
    })
    expect((await standing(pair)).state).toBe('propose')
  })

  it('takes a yes once, tells the office, and leads to the form of what is public', async () => {
    const pair = await plantPair({}, { isPublished: true })
    await propose(pair)
    const link = await linkOf(pair.home)
    expect((await answer(pair, link, { answer: 'accept' })).statusCode).toBe(200)
    expect((await answer(pair, link, { answer: 'no_interest' })).statusCode).toBe(410)
    const view = (await world.ask(pair.home, { url: link })).json()
    expect(view).toMatchObject({ state: 'accepted', applicationPath: expect.stringContaining(pair.objectId) })
    const told = await asSystem(world.services, pair.home, async ({ client }) => {
      const { rows } = await client.query('select kind from staff_news')
      return rows
    })
    expect(told).toEqual([{ kind: 'waitlist_proposal_answered' }])
    expect((await propose(pair)).statusCode).toBe(409)
  })

  it('takes a no with its reason, after which it may be proposed again', async () => {
    const pair = await plantPair()
    await propose(pair)
    await answer(pair, await linkOf(pair.home), { answer: 'no_interest', reason: 'Zu laut' })
    expect(await standing(pair)).toMatchObject({
      state: 'no_interest',
      reason: 'Zu laut',
      canPropose: { allowed: true },
    })
    expect((await propose(pair)).statusCode).toBe(200)
    expect(await standing(pair)).toMatchObject({ state: 'propose', reason: null, answeredAt: null })
  })

  it('opens nothing with another token, once its day is over, the object is taken or the person has left', async () => {
    const pair = await plantPair()
    const { home, clerk, requestId, objectId } = pair
    await propose(pair)
    const link = await linkOf(home)
    const read = async (url = link) => (await world.ask(home, { url })).statusCode
    expect(await read(link.replace(/\/[\w-]{43}\//, `/${'x'.repeat(43)}/`))).toBe(404)
    const setObject = (state: string) =>
      asSystem(world.services, home, async ({ client }) => {
        await client.query('update property_object set progress_state = $2 where id = $1', [objectId, state])
      })
    await setObject('with_offer')
    expect(await read()).toBe(410)
    await setObject('available')
    world.setTime(new Date(Date.now() + 9 * 86_400_000))
    expect(await read()).toBe(410)
    expect((await standing(pair)).state).toBe('no_answer')
    world.setTime(new Date())
    const body = { reason: 'withdrawn' }
    await world.ask(home, { method: 'POST', url: `${path}/${requestId}/set-to-inactive`, payload: body, as: clerk })
    expect((await answer(pair, link, { answer: 'accept' })).statusCode).toBe(410)
  })
})

describe('no interest noted by staff', () => {
  it('ends a proposal and its link, or is noted where nothing was proposed', async () => {
    const pair = await plantPair()
    await propose(pair)
    const link = await linkOf(pair.home)
    expect((await action(pair, 'send-no-interest', { reason: 'Am Telefon abgesagt' })).statusCode).toBe(200)
    expect(await standing(pair)).toMatchObject({ state: 'no_interest', reason: 'Am Telefon abgesagt' })
    expect((await world.ask(pair.home, { url: link })).statusCode).toBe(404)
    expect((await action(pair, 'send-no-interest')).statusCode).toBe(409)
    const open = await plantPair()
    expect((await action(open, 'send-no-interest')).statusCode).toBe(200)
    expect((await standing(open)).state).toBe('no_interest')
  })
})
