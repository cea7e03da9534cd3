// Mails that the server rejects immediately: the failure is shown in the thread and reported to staff, also for bulk
// mail.

import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { plantApplications } from '../testing/planting.ts'
import type { Workspace } from '#platform/server/context.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { openReceiver } from '#platform/server/testing/mail-receiver.ts'
import { useOwnWorld, type Person } from '#platform/server/testing/world.ts'
import { writeBulkMails } from '#areas/communication/server/bulk/bulk-writing.ts'
import { tellOfUndelivered } from '#areas/communication/server/inbox/telling.ts'

const receiver = await openReceiver()
// Registered first, so that it runs last.
afterAll(() => receiver.close())
const world = useOwnWorld({ SMTP_URL: receiver.url, MAIL_FROM: 'Quartier <post@quartier.example>' })
beforeEach(() => {
  receiver.received.length = 0
  receiver.refuseMail = () => null
  receiver.refuseRecipient = () => null
})

const words = { subject: 'Besichtigung', body: '<p>Guten Tag [place_fullname]</p>' }

async function scene(contactEmails: readonly string[]) {
  const home = await world.workspace()
  const clerk = await world.person(home, 'superuser')
  const ids = await plantApplications(
    world,
    home,
    contactEmails.map((contactEmail) => ({ contactName: `Person ${contactEmail}`, contactEmail })),
  )
  return { home, clerk, ids }
}

const ask = (home: Workspace, as: Person, path: string, body?: object) =>
  world.ask(home, { method: body ? 'POST' : 'GET', url: `/api/v1/communication/${path}`, as, ...(body && { body }) })

const rowsOf = async <Row extends object>(home: Workspace, statement: string) =>
  (await inWorkspace(world.services.pool, home.id, (client) => client.query<Row>(statement))).rows

/** Skips the hold of 30 seconds and runs the jobs that depend on the outcome. */
async function send(home: Workspace): Promise<void> {
  await rowsOf(home, 'update mail_message set not_before = null')
  await world.services.mail.wake(home.id)
  const gone = await rowsOf<{ id: string }>(home, `select id from mail_message where state in ('failed', 'bounced')`)
  await asSystem(world.services, home, (ctx) => tellOfUndelivered(ctx, { mailIds: gone.map(({ id }) => id) }))
}

const jobsFor = async (home: Workspace) =>
  (
    await world.services.pool.query<{ mailIds: string[] }>(
      `select data -> 'data' -> 'mailIds' "mailIds" from pgboss.job where name = 'mails-undelivered' and data ->> 'workspaceId' = $1`,
      [home.id],
    )
  ).rows.flatMap(({ mailIds }) => mailIds)

const news = (home: Workspace) =>
  rowsOf(home, `select name, path from staff_news where kind = 'mail_bounced' order by name`)

const failed = async (home: Workspace, as: Person) => {
  const { items } = (await ask(home, as, 'inbox/failed')).json()
  return items.map(({ hasBounce, contactName }: { hasBounce: boolean; contactName: string }) => ({
    hasBounce,
    contactName,
  }))
}

describe('a mail that the server does not take', () => {
  it.each([
    ['its recipient', 'recipient', { code: 550, words: '5.1.1 No such user' }],
    ['the mail itself', 'mail', { code: 554, words: '5.7.1 We do not like you' }],
  ] as const)('because of %s is undelivered in its thread and in the news of staff', async (_, what, refusal) => {
    const { home, clerk, ids } = await scene(['anna@post.example'])
    if (what === 'recipient') receiver.refuseRecipient = () => refusal
    else receiver.refuseMail = () => refusal
    const { mail } = (await ask(home, clerk, `${ids[0]}/send-direct-mail`, words)).json()
    expect(await failed(home, clerk)).toEqual([])
    await send(home)
    expect(await jobsFor(home)).toEqual([mail.id])
    expect(await failed(home, clerk)).toEqual([{ hasBounce: true, contactName: 'Person anna@post.example' }])
    expect(await rowsOf(home, 'select has_bounce from mail_thread_unread')).toEqual([{ has_bounce: true }])
    expect(await news(home)).toContainEqual({ name: 'Person anna@post.example', path: `/applications/${ids[0]}` })
  })

  it('says nothing any more once it is tried again, until that has failed too', async () => {
    const { home, clerk, ids } = await scene(['anna@post.example'])
    receiver.refuseMail = () => ({ code: 554, words: '5.6.0 Not liked' })
    const { mail } = (await ask(home, clerk, `${ids[0]}/send-direct-mail`, words)).json()
    await send(home)
    receiver.refuseMail = () => null
    expect((await ask(home, clerk, `${mail.id}/retry`, {})).statusCode).toBe(200)
    expect(await failed(home, clerk)).toEqual([])
    await world.services.mail.wake(home.id)
    expect(receiver.received.map(({ to }) => to)).toContain('anna@post.example')
    expect(await failed(home, clerk)).toEqual([])
  })

  it('is told once of a bulk mail, however many it was', async () => {
    const { home, clerk, ids } = await scene(['a@post.example', 'b@post.example', 'c@post.example'])
    receiver.refuseRecipient = (address) => (address.startsWith('c') ? null : { code: 550, words: '5.1.1 Gone' })
    const task = await sendBulk(home, clerk, ids, { words: { de: words } })
    await asSystem(world.services, home, (ctx) => writeBulkMails(ctx, { taskGroupId: task.id }))
    await send(home)
    expect(await news(home)).toEqual([{ name: 'Besichtigung', path: `/communication?mailbox=failed&task=${task.id}` }])
    await send(home)
    expect(await news(home)).toHaveLength(1)
    expect(await failed(home, clerk)).toHaveLength(2)
  })
})

const tellOf = (home: Workspace, address: string, column: 'bounced_at' | 'refuses_news_at') =>
  rowsOf(
    home,
    `insert into mail_address (workspace_id, address, ${column}) values ('${home.id}', '${address}', now() - interval '2 days')`,
  )

const failures = (home: Workspace) =>
  rowsOf(home, 'select to_address address, state, failure from mail_message order by 1')

/** Sends and confirms a bulk mail. Returns its task. */
async function sendBulk(home: Workspace, clerk: Person, applicationIds: readonly string[], words: object) {
  const prepared = await ask(home, clerk, 'application/bulk-mail', { applicationIds, ...words })
  const { task } = prepared.json()
  const url = `/api/v1/task-management/${task.id}/confirm`
  await world.ask(home, { method: 'POST', url, as: clerk, body: { version: task.version } })
  return task
}

describe('a mail to an address that has turned mails down', () => {
  const isUndelivered = async (home: Workspace, clerk: Person, id: string | undefined) => {
    expect(await failed(home, clerk)).toEqual([{ hasBounce: true, contactName: 'Person anna@post.example' }])
    expect(await rowsOf(home, 'select has_bounce from mail_thread_unread')).toEqual([{ has_bounce: true }])
    const gone = await jobsFor(home)
    await asSystem(world.services, home, (ctx) => tellOfUndelivered(ctx, { mailIds: gone }))
    expect(await news(home)).toEqual([{ name: 'Person anna@post.example', path: `/applications/${id}` }])
    expect(receiver.received).toEqual([])
  }

  it('is undelivered in its thread and in the news of staff from the first moment', async () => {
    const { home, clerk, ids } = await scene(['anna@post.example'])
    await tellOf(home, 'anna@post.example', 'bounced_at')
    const { mail } = (await ask(home, clerk, `${ids[0]}/send-direct-mail`, words)).json()
    expect(mail.state).toBe('failed')
    expect(await jobsFor(home)).toEqual([mail.id])
    await isUndelivered(home, clerk, ids[0])
  })

  it('is so, too, when the address was heard of while the mail waited', async () => {
    const { home, clerk, ids } = await scene(['anna@post.example'])
    const { mail } = (await ask(home, clerk, `${ids[0]}/send-direct-mail`, words)).json()
    await tellOf(home, 'anna@post.example', 'bounced_at')
    expect(await failed(home, clerk)).toEqual([])
    await rowsOf(home, 'update mail_message set not_before = null')
    await world.services.mail.wake(home.id)
    expect(await failures(home)).toEqual([
      { address: 'anna@post.example', state: 'failed', failure: 'address-bounced' },
    ])
    expect(await jobsFor(home)).toEqual([mail.id])
    await isUndelivered(home, clerk, ids[0])
  })

  it('is told once of a bulk mail whose addresses were heard of after it was prepared', async () => {
    const addresses = ['a@post.example', 'b@post.example', 'c@post.example']
    const { home, clerk, ids } = await scene(addresses)
    const task = await sendBulk(home, clerk, ids, { words: { de: words } })
    for (const address of addresses.slice(0, 2)) await tellOf(home, address, 'bounced_at')
    await asSystem(world.services, home, (ctx) => writeBulkMails(ctx, { taskGroupId: task.id }))
    expect(await jobsFor(home)).toHaveLength(2)
    await send(home)
    expect(await news(home)).toEqual([{ name: 'Besichtigung', path: `/communication?mailbox=failed&task=${task.id}` }])
    expect(await failed(home, clerk)).toHaveLength(2)
    expect(receiver.received.map(({ to }) => to)).toEqual(['c@post.example'])
  })

  it('is no bounce where somebody wants no news: that is their wish, not their address', async () => {
    const { home, clerk, ids } = await scene(['a@post.example', 'b@post.example'])
    const task = await sendBulk(home, clerk, ids, { words: { de: words }, isNews: true })
    await tellOf(home, 'a@post.example', 'refuses_news_at')
    await asSystem(world.services, home, (ctx) => writeBulkMails(ctx, { taskGroupId: task.id }))
    await tellOf(home, 'b@post.example', 'refuses_news_at')
    await rowsOf(home, 'update mail_message set not_before = null')
    await world.services.mail.wake(home.id)
    expect(await failures(home)).toEqual([
      { address: 'a@post.example', state: 'failed', failure: 'refuses-news' },
      { address: 'b@post.example', state: 'failed', failure: 'refuses-news' },
    ])
    expect([await jobsFor(home), await failed(home, clerk)]).toEqual([[], []])
  })
})
