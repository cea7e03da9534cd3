// Live updates: open lists, threads and tasks are notified of changes at once; reading alone notifies no other user.

import { afterAll, describe, expect, it } from 'vitest'
import { plantApplications } from '../testing/planting.ts'
import type { LiveTopic } from '#platform/contract/live.ts'
import type { Workspace } from '#platform/server/context.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { keepBounces } from '#platform/server/mail/bounces.ts'
import { openReceiver } from '#platform/server/testing/mail-receiver.ts'
import { useOwnWorld, type Person } from '#platform/server/testing/world.ts'
import { writeBulkMails } from '#areas/communication/server/bulk/bulk-writing.ts'
import { arrive } from '#areas/communication/server/testing/arriving.ts'

const receiver = await openReceiver()
// Registered first, so that it runs last.
afterAll(() => receiver.close())
const world = useOwnWorld({ SMTP_URL: receiver.url })

async function someoneWhoListens() {
  const home = await world.workspace()
  const as = await world.person(home, 'user')
  const heard = new Set<LiveTopic>()
  const stop = await world.services.live.subscribe(home.id, (topics) => topics.forEach((topic) => heard.add(topic)))
  /** Expects exactly these topics from this action alone. */
  const hearing = async (topics: LiveTopic[], action: () => Promise<unknown>) => {
    heard.clear()
    await action()
    await expect.poll(() => [...heard].toSorted()).toEqual(topics)
  }
  return { home, as, hearing, heard, stop }
}

const post = (home: Workspace, as: Person, path: string, body: object = {}) =>
  world.ask(home, { method: 'POST', url: `/api/v1/${path}`, as, body })

describe('whoever listens', () => {
  it('hears of what comes in, and of what a colleague does to it', async () => {
    const { home, as, hearing, stop } = await someoneWhoListens()
    let threadId = ''
    await hearing(['mails'], async () => ({ threadId } = await arrive(world, home)))
    await hearing(['mails'], () => post(home, as, `communication/${threadId}/mail-is-read`))
    for (const state of ['unread', 'important', 'archive']) {
      await hearing(['mails'], () => post(home, as, `communication/${threadId}/inbox-feed`, { state }))
    }
    await hearing(['mails'], () => post(home, as, `communication/${threadId}/notes`, { text: 'Ruft morgen an.' }))
    expect(threadId).not.toBe('')
    stop()
  })

  it('hears at once that a colleague begins to write or has thrown it away, and nothing of every word', async () => {
    const { home, as, hearing, heard, stop } = await someoneWhoListens()
    const { threadId } = await arrive(world, home)
    const desk = `/api/v1/communication/${threadId}/desk`
    let follows: string | null = null
    const keep = async (words: object) => {
      const answer = await world.ask(home, { method: 'PUT', url: desk, as, body: { ...words, follows } })
      follows = answer.json().writtenAt
    }
    await expect.poll(() => heard.size).toBe(1)
    await keep({ isThere: true })
    await hearing(['mails'], () => keep({ subject: '', body: '<p>G</p>' }))
    heard.clear()
    await keep({ subject: '', body: '<p>Guten Tag</p>' })
    await keep({ isThere: true })
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect([...heard]).toEqual([])
    await hearing(['mails'], () => keep({ subject: '', body: '', attachments: [] }))
    await keep({ subject: '', body: '<p>Doch</p>' })
    await hearing(['mails'], () => keep({ isThere: false }))
    stop()
  })

  it('hears of a bulk mail from its confirmation to what comes back', async () => {
    const { home, as, hearing, stop } = await someoneWhoListens()
    const [id] = await plantApplications(world, home, [{ contactName: 'Anna', contactEmail: 'anna@post.example' }])
    const words = { de: { subject: 'Besichtigung', body: '<p>Am Samstag.</p>' } }
    const prepared = await post(home, as, 'communication/application/bulk-mail', { applicationIds: [id], words })
    const { task } = prepared.json()
    const confirm = `task-management/${task.id}/confirm`
    await hearing(['tasks'], () => post(home, as, confirm, { version: task.version }))
    await hearing(['mails', 'tasks'], () =>
      asSystem(world.services, home, (ctx) => writeBulkMails(ctx, { taskGroupId: task.id })),
    )
    const change = (statement: string) =>
      asSystem(world.services, home, async (ctx) => (await ctx.client.query(statement)).rows)
    await change('update mail_message set not_before = null')
    await hearing(['mails', 'tasks'], () => world.services.mail.wake(home.id))
    const [mail] = await change('select id, state from mail_message')
    expect(mail?.state).toBe('sent')
    const bounce = { mailId: String(mail?.id), class: 'hard', code: '5.1.1', words: 'No such user' } as const
    await hearing(['mails', 'tasks'], () =>
      asSystem(world.services, home, (ctx) => keepBounces(ctx.client, home.id, [{ ...bounce, at: ctx.now }])),
    )
    stop()
  })

  it('hears nothing when somebody only looks', async () => {
    const { home, as, heard, stop } = await someoneWhoListens()
    const { threadId } = await arrive(world, home)
    await post(home, as, `communication/${threadId}/mail-is-read`)
    await expect.poll(() => heard.size).toBe(1)
    // Waits until both events have arrived.
    await new Promise((resolve) => setTimeout(resolve, 100))
    heard.clear()
    await world.ask(home, { url: '/api/v1/communication/inbox/inbox', as })
    await world.ask(home, { url: `/api/v1/communication/${threadId}/inbox-feed`, as })
    expect((await post(home, as, `communication/${threadId}/mail-is-read`)).statusCode).toBe(200)
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect([...heard]).toEqual([])
    stop()
  })
})
