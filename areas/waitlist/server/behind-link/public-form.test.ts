// The criteria form opened by a mailed link: shown, submitted, reopened, and leaving the waitlist.

import { afterEach, describe, expect, it } from 'vitest'
import { mailsOf } from '#areas/applications/server/testing/letting.ts'
import type { Workspace } from '#platform/server/context.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import { answersToProduct } from '../../rules/testing/example-answers.ts'
import { inviteBy, mailedLink, requests, winterthur } from '../testing/form-link.ts'

const world = useWorld()
afterEach(() => world.setTime(new Date()))

interface Invited {
  home: Workspace
  clerk: Person
  id: string
  /** URL under which the form is read and submitted. */
  link: string
  leave: string
}

async function invited(): Promise<Invited> {
  const home = await world.workspace({ features: ['waitlist'] })
  const clerk = await world.person(home, 'user')
  const { id, link } = await inviteBy(world, home, clerk)
  return { home, clerk, id, link, leave: link.replace('criteria-form', 'public-decline') }
}

const read = ({ home, link }: Invited, url = link) => world.ask(home, { url })
const fill = ({ home, link }: Invited, body: object = {}) =>
  world.ask(home, {
    method: 'POST',
    url: link,
    payload: { answers: { ...answersToProduct, ...body }, places: winterthur },
  })
const state = async ({ home, clerk, id }: Invited) =>
  (await world.ask(home, { url: `${requests}/${id}`, as: clerk })).json().progress_state

describe('the link', () => {
  it('shows the form and changes nothing by that', async () => {
    const person = await invited()
    const answer = await read(person)
    expect(answer.json()).toMatchObject({ contactName: 'Jana Roth', progress_state: 'sent', filledAt: null })
    expect(await state(person)).toBe('sent')
  })

  it('keeps nothing but the hash of its token', async () => {
    const { home, link } = await invited()
    const [, token = ''] = /action\/[\w-]+\/([\w-]+)\//.exec(link) ?? []
    const kept = await asSystem(world.services, home, async ({ client }) => {
      const { rows } = await client.query<{ row: string }>('select to_jsonb(r)::text as row from waitlist_request r')
      return rows.map(({ row }) => row).join()
    })
    expect(token).toHaveLength(43)
    expect(kept).not.toContain(token)
  })

  it('opens nothing with another token, in another workspace, when it is over or was replaced', async () => {
    const person = await invited()
    const { home, clerk, id, link } = person
    const other = `${link.slice(0, -24)}x/waitlist-criteria-form`
    expect((await read(person, link.replace(/\/[\w-]{43}\//, `/${'x'.repeat(43)}/`))).statusCode).toBe(404)
    expect((await read(person, other)).statusCode).not.toBe(200)
    expect((await world.ask(await world.workspace(), { url: link })).statusCode).toBe(404)
    world.setTime(new Date(Date.now() + 60_000))
    await world.ask(home, { method: 'POST', url: `${requests}/${id}/send-criteria-form`, as: clerk })
    expect((await read(person)).statusCode).toBe(404)
    const renewed = await mailedLink(world, home)
    expect((await read(person, renewed)).statusCode).toBe(200)
    world.setTime(new Date(Date.now() + 32 * 86_400_000))
    expect((await read(person, renewed)).statusCode).toBe(410)
  })

  it('is not mailed twice to somebody who waits already', async () => {
    const { home, clerk } = await invited()
    const payload = { contactName: 'Jana Roth', contactEmail: 'JANA@example.ch', language: 'de' }
    const answer = await world.ask(home, { method: 'POST', url: `${requests}/invite`, payload, as: clerk })
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'Diese E-Mail-Adresse ist bereits auf der Warteliste',
    ])
  })
})

describe('filling in', () => {
  it('makes the request new, tells the office, and mails what comes next', async () => {
    const person = await invited()
    expect((await fill(person)).statusCode).toBe(200)
    expect(await state(person)).toBe('new')
    expect((await read(person)).json().data).toMatchObject({ rentMax: 1800, roomsFrom: 2.5, adults: 2 })
    const mails = await mailsOf(world, person.home)
    const received = mails.find(({ kind }) => kind === 'waitlist-received')
    expect(received?.bodyText).toContain('waitlist-criteria-preview')
    expect(received?.bodyText).toContain('waitlist-public-decline')
    const told = await asSystem(world.services, person.home, async ({ client }) => {
      const { rows } = await client.query('select kind, name, path from staff_news')
      return rows
    })
    expect(told).toEqual([
      { kind: 'waitlist_request_filled', name: 'Jana Roth', path: `/waitlist/applications/${person.id}` },
    ])
  })

  it('needs consent and a kind', async () => {
    const person = await invited()
    const answer = await fill(person, { agreement_waitlist: false, seeks_apartment: false })
    const refused = ['agreement_waitlist', 'seeks_apartment']
    expect([answer.statusCode, Object.keys(answer.json().fields).toSorted()]).toEqual([422, refused])
    expect(await state(person)).toBe('sent')
  })

  it('again, of what was accepted, has it checked anew', async () => {
    const person = await invited()
    const { home, clerk, id } = person
    await fill(person)
    await world.ask(home, { method: 'POST', url: `${requests}/${id}/accept`, as: clerk })
    await fill(person, { rent_max: 2500 })
    expect(await state(person)).toBe('new')
  })
})

describe('leaving', () => {
  it('takes the own request off the list, and the link with it', async () => {
    const person = await invited()
    await fill(person)
    const { home, leave } = person
    const answer = await world.ask(home, { method: 'POST', url: leave, payload: { reason: 'Wir kaufen ein Haus' } })
    expect(answer.statusCode).toBe(200)
    expect(await state(person)).toBe('declined')
    expect((await read(person)).statusCode).toBe(404)
    expect((await fill(person)).statusCode).toBe(404)
  })
})

describe('the search for places', () => {
  it('finds towns before their postcodes, and postcodes by their digits', async () => {
    const home = await world.workspace({ features: ['waitlist'] })
    const find = async (search: string) =>
      (await world.ask(home, { url: `/api/v1/waitlist/searchAddresses?search=${encodeURIComponent(search)}` })).json()
        .items
    const [first, second] = await find('winterth')
    expect([first, second]).toMatchObject([
      { type: 'city', city: 'Winterthur' },
      { type: 'plz', city: 'Winterthur' },
    ])
    expect((await find('84'))[0]).toMatchObject({ type: 'plz', plz: '8400', city: 'Winterthur' })
    expect(await find('w')).toEqual([])
  })
})
