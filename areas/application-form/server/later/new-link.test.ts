import { afterEach, describe, expect, it } from 'vitest'
import type { Workspace } from '#platform/server/context.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { fillIn, plantObject } from '../testing/planting.ts'

const world = useOwnWorld()
afterEach(() => world.setTime(new Date()))

const address = 'ana.keller@example.ch'

const rows = (home: Workspace, sql: string) =>
  inWorkspace(world.services.pool, home.id, (client) => client.query(sql)).then((found) => found.rows)

async function ask(home: Workspace, email = address) {
  const answer = await world.ask(home, { method: 'POST', url: '/api/v2/applications/new-link', payload: { email } })
  await world.services.jobs.runDue()
  return answer
}

/** Paths of the calls behind all mailed links, oldest first. */
async function mailedLinks(home: Workspace): Promise<string[]> {
  const mails = await rows(
    home,
    `select body_text from mail_message where kind = 'application-new-link' order by created_at, id`,
  )
  return mails.map(({ body_text: text }) => {
    const [, key] = /\/form\/application\/(\w{20}\/[\w-]{43})\/new-link/.exec(text) ?? []
    return `/api/v2/applications/${key}/new-link`
  })
}

const take = (home: Workspace, url: string) => world.ask(home, { method: 'POST', url })

const applied = async () => {
  const home = await world.workspace()
  const filling = await fillIn(world, home, [await plantObject(world, home)])
  await filling.submit()
  return { home, filling }
}

describe('a new link to an application', () => {
  it('goes to the address on record, and ends the earlier link when it is taken', async () => {
    const { home, filling } = await applied()
    await ask(home, 'Ana.Keller@Example.ch')
    const [url = ''] = await mailedLinks(home)
    expect((await filling.ask({ url: '/status' })).statusCode).toBe(200)
    expect((await world.ask(home, { url })).json()).toMatchObject({ opens: 'application', number: 1 })
    const { path } = (await take(home, url)).json()
    const [, key] = /^\/form\/application\/(.*)\/status$/.exec(path) ?? []
    expect((await world.ask(home, { url: `/api/v2/applications/${key}/status` })).statusCode).toBe(200)
    expect((await filling.ask({ url: '/status' })).statusCode).toBe(404)
    expect((await take(home, url)).statusCode).toBe(404)
    const events = await rows(home, `select event from audit_entry where event = 'application.link_replaced'`)
    expect(events).toHaveLength(1)
  })

  it('gives the same response for an address that nobody has, and mails nothing', async () => {
    const { home } = await applied()
    const known = await ask(home)
    const unknown = await ask(home, 'nobody@example.ch')
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
    expect(await mailedLinks(home)).toHaveLength(1)
    expect((await ask(await world.workspace())).statusCode).toBe(200)
    expect(await mailedLinks(home)).toHaveLength(1)
  })

  it('is mailed three times an hour at most, and is valid for a day', async () => {
    const { home } = await applied()
    for (let times = 0; times < 5; times++) await ask(home)
    const links = await mailedLinks(home)
    expect(links).toHaveLength(3)
    world.setTime(new Date(Date.now() + 25 * 60 * 60 * 1000))
    expect((await take(home, links[0] ?? '')).statusCode).toBe(404)
  })

  it('is taken once when two devices press at the same moment', async () => {
    const { home } = await applied()
    await ask(home)
    const [url = ''] = await mailedLinks(home)
    const answers = await Promise.all([take(home, url), take(home, url), take(home, url)])
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  it('leaves neither key nor address readable in the database', async () => {
    const { home } = await applied()
    await world.ask(home, { method: 'POST', url: '/api/v2/applications/new-link', payload: { email: address } })
    const jobs = await world.services.pool.query(`select data::text from pgboss.job where name like '%new-link%'`)
    expect(jobs.rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(jobs.rows)).not.toContain('keller')
  })
})

it('a new link to a draft goes only to an address that got its link before, and ends a code for another device', async () => {
  const home = await world.workspace()
  const filling = await fillIn(world, home, [await plantObject(world, home)])
  await ask(home)
  expect(await mailedLinks(home)).toEqual([])
  await filling.ask({ method: 'POST', url: '/send-link', payload: { email: address } })
  const { code } = (await filling.ask({ method: 'POST', url: '/device-code' })).json()
  await ask(home)
  const [url = ''] = await mailedLinks(home)
  const { path } = (await take(home, url)).json()
  const [, key] = /^\/form\/application\/new\/(.*)\/[\w-]{36}$/.exec(path) ?? []
  const page = await world.ask(home, { url: `/api/v2/applications/${key}/update` })
  expect(page.json().adults[0].answers.firstname).toBe('Ana')
  expect((await filling.ask({ url: '/update' })).statusCode).toBe(404)
  const redeem = { method: 'POST' as const, url: '/api/v2/applications/continue', payload: { code } }
  expect((await world.ask(home, redeem)).statusCode).toBe(404)
})

it('a new link to an invitation opens an expired one again, for its person only', async () => {
  const { home, filling } = await applied()
  await filling.ask({ method: 'POST', url: '/invitations', payload: { email: 'ben@example.ch' } })
  world.setTime(new Date(Date.now() + 31 * 24 * 60 * 60 * 1000))
  await ask(home, 'ben@example.ch')
  const [url = ''] = await mailedLinks(home)
  const { path } = (await take(home, url)).json()
  const [, key] = /^\/form\/application\/(.*)\/create-adult$/.exec(path) ?? []
  expect((await world.ask(home, { url: `/api/v2/applications/${key}/new-adult` })).statusCode).toBe(200)
  expect((await world.ask(home, { url: `/api/v2/applications/${key}/status` })).statusCode).toBe(404)
})
