// A mail that the server turns down at once, whatever its reason: its thread says so, staff hear of it, and so they do of a bulk mail.

import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { plantApplications } from '#areas/applications/server/testing/planting.ts'
import type { Workspace } from '#platform/server/context.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { openReceiver } from '#platform/server/testing/mail-receiver.ts'
import { useOwnWorld, type Person } from '#platform/server/testing/world.ts'
import { writeBulkMails } from './bulk-writing.ts'
import { tellOfUndelivered } from './telling.ts'

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
  (await inWorkspace(world.house.pool, home.id, (client) => client.query<Row>(statement))).rows

/** The thirty seconds are over; what was ordered with the outcome is done. */
async function send(home: Workspace): Promise<void> {
  await rowsOf(home, 'update mail_message set not_before = null')
  await world.house.mail.wake(home.id)
  const gone = await rowsOf<{ id: string }>(home, `select id from mail_message where state in ('failed', 'bounced')`)
  await asSystem(world.house, home, (ctx) => tellOfUndelivered(ctx, { mailIds: gone.map(({ id }) => id) }))
}

const jobsFor = async (home: Workspace) =>
  (
    await world.house.pool.query<{ mailIds: string[] }>(
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
    await world.house.mail.wake(home.id)
    expect(receiver.received.map(({ to }) => to)).toContain('anna@post.example')
    expect(await failed(home, clerk)).toEqual([])
  })

  it('is told once of a bulk mail, however many it was', async () => {
    const { home, clerk, ids } = await scene(['a@post.example', 'b@post.example', 'c@post.example'])
    receiver.refuseRecipient = (address) => (address.startsWith('c') ? null : { code: 550, words: '5.1.1 Gone' })
    const prepared = await ask(home, clerk, 'application/bulk-mail', { applicationIds: ids, words: { de: words } })
    const { task } = prepared.json()
    const url = `/api/v1/task-management/${task.id}/confirm`
    await world.ask(home, { method: 'POST', url, as: clerk, body: { version: task.version } })
    await asSystem(world.house, home, (ctx) => writeBulkMails(ctx, { taskGroupId: task.id }))
    await send(home)
    expect(await news(home)).toEqual([{ name: 'Besichtigung', path: `/communication?mailbox=failed&task=${task.id}` }])
    await send(home)
    expect(await news(home)).toHaveLength(1)
    expect(await failed(home, clerk)).toHaveLength(2)
  })
})
