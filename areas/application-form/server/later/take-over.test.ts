// An earlier draft or application is taken over by its key or by a code.

import { buffer } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { multipartHeaders, multipartOf, pdf } from '#areas/files/server/testing/multipart.ts'
import type { Workspace } from '#platform/server/context.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { begin, fillIn, plantObject, type Filling } from '../testing/planting.ts'

const world = useOwnWorld()
afterEach(() => world.setTime(new Date()))

const takeOver = async (home: Workspace, from: Pick<Filling, 'slug' | 'token'>) => {
  const flat = await plantObject(world, home)
  const payload = { uuids: [flat], language: 'de', from: { slug: from.slug, token: from.token } }
  const answer = await world.ask(home, { method: 'POST', url: '/api/v2/applications/new', payload })
  const { slug, token } = answer.json().formsCredentials ?? {}
  const read = async () => (await world.ask(home, { url: `/api/v2/applications/${slug}/${token}/update` })).json()
  return { answer, flat, read }
}

const applied = async () => {
  const home = await world.workspace()
  const filling = await fillIn(world, home, [await plantObject(world, home)])
  await filling.save({ pets: true, pets_type: 'Katze', motivation: 'Nahe bei der Arbeit' })
  return { home, filling }
}

describe('an earlier application', () => {
  it('gives its people and facts to a new draft, and keeps its own', async () => {
    const { home, filling } = await applied()
    await filling.submit()
    const { flat, read } = await takeOver(home, filling)
    const { household, adults, documents } = await read()
    expect(household.answers).toMatchObject({ priorities: [flat], pets: true, pets_type: 'Katze' })
    expect(household.answers).not.toHaveProperty('motivation')
    expect(
      Object.keys({ ...household.answers, ...adults[0].answers }).filter((key) => key.startsWith('agreement')),
    ).toEqual([])
    expect(adults[0].answers).toMatchObject({
      firstname: 'Ana',
      street_nr: 'Lindenweg 4',
      email: 'ana.keller@example.ch',
    })
    expect(documents).toEqual([])
    const [ana] = (await filling.read()).adults
    expect(ana?.key).not.toBe(adults[0].key)
    expect((await filling.read()).household.answers.motivation).toBe('Nahe bei der Arbeit')
  })

  it('is taken over after it was withdrawn, and while it is a draft', async () => {
    const { home, filling } = await applied()
    const names = async () =>
      (await (await takeOver(home, filling)).read()).adults.map((one: { answers: object }) => one.answers)
    expect(await names()).toMatchObject([{ firstname: 'Ana' }])
    await filling.submit()
    await inWorkspace(world.services.pool, home.id, (client) =>
      client.query("update application set progress_state = 'inactive'"),
    )
    expect(await names()).toMatchObject([{ firstname: 'Ana' }])
  })

  it('tells of somebody who filled in the own part only name and role', async () => {
    const { home, filling } = await applied()
    const link = (await filling.ask({ method: 'POST', url: '/invitations', payload: {} })).json().url
    const [, own] = /application(\/.*)\/create-adult$/.exec(link) ?? []
    const answers = { firstname: 'Ben', name: 'Keller', tenant_type: 'spouse', phone: '079 765 43 21' }
    const url = `/api/v2/applications${own}/new-adult`
    await world.ask(home, { method: 'POST', url, payload: { version: null, answers } })
    const { adults } = await (await takeOver(home, filling)).read()
    expect(adults[1].answers).toEqual({ firstname: 'Ben', name: 'Keller', tenant_type: 'spouse' })
  })

  it('needs its own key, in its own workspace', async () => {
    const { home, filling } = await applied()
    const other = await begin(world, home, [await plantObject(world, home)])
    expect((await takeOver(home, { slug: filling.slug, token: other.token })).answer.statusCode).toBe(404)
    expect((await takeOver(await world.workspace(), filling)).answer.statusCode).toBe(404)
  })
})

describe('a code of an earlier application', () => {
  const takeBy = async (home: Workspace, code: string, uuids?: string[]) => {
    const payload = { uuids: uuids ?? [await plantObject(world, home)], language: 'de', from: { code } }
    return world.ask(home, { method: 'POST', url: '/api/v2/applications/new', payload })
  }
  const makeCode = async (filling: Filling): Promise<string> =>
    (await filling.ask({ method: 'POST', url: '/take-over-code' })).json().code
  const mailCode = async (home: Workspace, email: string) => {
    const url = '/api/v2/applications/take-over-code'
    const answer = await world.ask(home, { method: 'POST', url, payload: { email } })
    await world.services.jobs.runDue()
    return answer
  }
  const mailedCodes = async (home: Workspace): Promise<string[]> => {
    const { rows } = await inWorkspace(world.services.pool, home.id, (client) =>
      client.query(`select body_text from mail_message where kind = 'application-take-over-code' order by id`),
    )
    return rows.map(({ body_text: text }) => /^[A-Z\d]{4} [A-Z\d]{4}$/m.exec(text)?.[0] ?? '')
  }
  const sent = async () => {
    const { home, filling } = await applied()
    await filling.submit()
    return { home, filling }
  }

  it('begins one new application with its answers, and opens nothing else', async () => {
    const { home, filling } = await sent()
    const code = await makeCode(filling)
    const redeem = { method: 'POST' as const, url: '/api/v2/applications/continue', payload: { code } }
    expect((await world.ask(home, redeem)).statusCode).toBe(404)
    const { slug, token } = (await takeBy(home, ` ${code.slice(0, 4)}-${code.slice(4).toLowerCase()}`)).json()
      .formsCredentials
    const { adults } = (await world.ask(home, { url: `/api/v2/applications/${slug}/${token}/update` })).json()
    expect(adults).toMatchObject([{ answers: { firstname: 'Ana' } }])
    expect((await takeBy(home, code)).statusCode).toBe(404)
  })

  it('stays valid when the new application cannot be begun', async () => {
    const { home, filling } = await sent()
    const code = await makeCode(filling)
    const taken = await plantObject(world, home, { isPublished: false })
    expect((await takeBy(home, code, [taken])).statusCode).toBe(404)
    expect((await takeBy(home, code)).statusCode).toBe(200)
  })

  it('ends after an hour, with a newer one, and in another workspace', async () => {
    const { home, filling } = await sent()
    const [old, fresh] = [await makeCode(filling), await makeCode(filling)]
    expect((await takeBy(home, old)).statusCode).toBe(404)
    expect((await takeBy(await world.workspace(), fresh)).statusCode).toBe(404)
    world.setTime(new Date(Date.now() + 61 * 60 * 1000))
    expect((await takeBy(home, fresh)).statusCode).toBe(404)
  })

  it('is mailed to the address on record, with the same response for unknown ones, three times an hour', async () => {
    const { home } = await sent()
    const unknown = await mailCode(home, 'nobody@example.ch')
    const known = await mailCode(home, 'Ana.Keller@example.ch')
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
    const [code = ''] = await mailedCodes(home)
    expect((await takeBy(home, code)).statusCode).toBe(200)
    for (let times = 0; times < 5; times++) await mailCode(home, 'ana.keller@example.ch')
    expect((await mailedCodes(home)).length).toBeLessThanOrEqual(4)
  })

  it('of a draft for another device is accepted as well', async () => {
    const { home, filling } = await applied()
    const { code } = (await filling.ask({ method: 'POST', url: '/device-code' })).json()
    expect((await takeBy(home, code)).statusCode).toBe(200)
    expect((await takeBy(home, code)).statusCode).toBe(404)
  })
})

it('the papers of an earlier application come along as copies', async () => {
  const { home, filling } = await applied()
  const [ana] = (await filling.read()).adults
  const payload = multipartOf([{ name: 'Lohn.pdf', content: pdf }])
  const url = `/documents/${ana?.key}/tax_assessment`
  await filling.ask({ method: 'POST', url, payload, headers: multipartHeaders })
  await filling.submit()
  const { read } = await takeOver(home, filling)
  const { documents, adults } = await read()
  expect(documents).toMatchObject([{ key: 'tax_assessment', displayName: 'Lohn.pdf', person: adults[0].key }])
  const { rows } = await inWorkspace(world.services.pool, home.id, (client) =>
    client.query(`select distinct storage_key from stored_file where name = 'Lohn.pdf'`),
  )
  expect(rows).toHaveLength(2)
  for (const { storage_key: key } of rows) expect(await buffer(await world.services.files.get(key))).toEqual(pdf)
})
