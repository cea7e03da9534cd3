// Bulk mail: the preview of recipients matches the result, and each recipient gets one mail even if the job runs
// twice.

import { describe, expect, it } from 'vitest'
import { mailsOf } from '../testing/letting.ts'
import { plantApplications } from '../testing/planting.ts'
import { mailTemplate } from '#areas/mail-templates/server/tables.ts'
import { taskRecipient } from '#areas/tasks/server/tables.ts'
import { followTask } from '#areas/tasks/server/task-actions.ts'
import type { Workspace } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { keepBounces } from '#platform/server/mail/bounces.ts'
import { mailAddress, mailMessage } from '#platform/server/mail/tables.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import { and, eq } from 'drizzle-orm'
import { writeBulkMails } from '#areas/communication/server/bulk/bulk-writing.ts'
import { settle, withoutMail, type Household } from '../testing/paper-households.ts'

const world = useWorld()

interface Ask {
  home: Workspace
  as: Person
}

const call = ({ home, as }: Ask, method: 'GET' | 'POST', path: string, body?: object) =>
  world.ask(home, { method, url: `/api/v1/${path}`, as, ...(body && { body }) })

const words = {
  de: { subject: 'Neues von [place_project]', body: '<p>[place_letter_salutation]</p><p>Wir melden uns bald.</p>' },
  fr: { subject: 'Nouvelles de [place_project]', body: '<p>[place_letter_salutation]</p><p>À bientôt.</p>' },
}

async function fourHouseholds() {
  const home = await world.workspace()
  const ask = { home, as: await world.person(home, 'superuser') }
  const ids = await plantApplications(world, home, [
    { contactName: 'Anna Muster', contactEmail: 'anna@post.example' },
    { contactName: 'Luc Favre', contactEmail: 'luc@post.example', language: 'fr' },
    { contactName: 'Anna M.', contactEmail: 'ANNA@post.example' },
    { contactName: 'Weg Fort', contactEmail: 'weg@post.example' },
  ])
  await asSystem(world.services, home, (ctx) =>
    ctx.db.insert(mailAddress).values({ workspaceId: home.id, address: 'weg@post.example', bouncedAt: ctx.now }),
  )
  return { home, ask, ids }
}

const prepare = async (ask: Ask, applicationIds: string[], body: object = {}) =>
  call(ask, 'POST', 'communication/application/bulk-mail', { applicationIds, words, ...body })

const recipientsOf = (ask: Ask, task: { id: string }, query: string) =>
  call(ask, 'GET', `task-management/${task.id}/recipients?${query}`)

const steer = async (ask: Ask, task: { id: string; version: number }, action: string) =>
  call(ask, 'POST', `task-management/${task.id}/${action}`, { version: task.version })

const writeAll = (home: Workspace, taskGroupId: string) =>
  asSystem(world.services, home, (ctx) => writeBulkMails(ctx, { taskGroupId }))

describe('a bulk mail', () => {
  it('is not prepared with a template of another workspace', async () => {
    const { ask, ids } = await fourHouseholds()
    const other = await world.workspace()
    const template = { title: 'Fremd', kind: 'free_applications' as const, changedAt: new Date() }
    const foreign = newId()
    await asSystem(world.services, other, (ctx) =>
      ctx.db.insert(mailTemplate).values({ workspaceId: other.id, id: foreign, ...template }),
    )
    expect((await prepare(ask, ids, { templateId: foreign })).statusCode).toBe(409)
  })

  it('says before who gets it and who does not and why, and that is who gets it, once each', async () => {
    const { home, ask, ids } = await fourHouseholds()
    const prepared = (await prepare(ask, ids)).json()
    expect(prepared).toMatchObject({
      task: { state: 1, total_tasks: 2, excluded: 2 },
      byLanguage: [
        { language: 'de', count: 1 },
        { language: 'fr', count: 1 },
      ],
      excludedTotal: 2,
    })
    const { items: leftOut } = (await recipientsOf(ask, prepared.task, 'show=excluded')).json()
    expect(leftOut.map(({ name }: { name: string }) => name)).toEqual(['Anna M.', 'Weg Fort'])
    expect(await mailsOf(world, home)).toEqual([])
    const confirmed = (await steer(ask, prepared.task, 'confirm')).json()
    expect(confirmed.task.state).toBe(2)
    await writeAll(home, prepared.task.id)
    await writeAll(home, prepared.task.id)
    const mails = await mailsOf(world, home)
    expect(new Map(mails.map(({ toAddress, subject }) => [toAddress, subject]))).toEqual(
      new Map([
        ['anna@post.example', `Neues von ${home.name}`],
        ['luc@post.example', `Nouvelles de ${home.name}`],
      ]),
    )
    expect(mails.length).toBe(2)
    expect(mails.every(({ taskGroupId, threadId }) => taskGroupId === prepared.task.id && threadId)).toBe(true)
    const { items } = (await call(ask, 'GET', `task-management/${prepared.task.id}/recipients`)).json()
    // No mail is sent within the first 30 seconds.
    expect(items.map(({ state }: { state: string }) => state)).toEqual(['queued', 'queued', 'excluded', 'excluded'])
  })

  it('is read as any of its recipients will read it, and tried on oneself alone', async () => {
    const { home, ask, ids } = await fourHouseholds()
    const { task } = (await prepare(ask, ids)).json()
    const look = (position: number, test = false) =>
      call(ask, 'POST', `communication/bulk-mail/${task.id}/preview`, { position, test })
    expect((await look(1)).json()).toMatchObject({ language: 'fr', subject: `Nouvelles de ${home.name}` })
    expect((await look(99)).statusCode).toBe(404)
    await look(1, true)
    expect((await mailsOf(world, home)).map(({ toAddress, kind }) => [toAddress, kind])).toEqual([
      [ask.as.email, 'test'],
    ])
    expect((await call(ask, 'GET', `task-management/${task.id}/task-group`)).json().completed_tasks).toBe(0)
  })

  it('says in news how to get no more of them', async () => {
    const { ask, ids } = await fourHouseholds()
    const { task } = (await prepare(ask, ids, { isNews: true })).json()
    const { text, html } = (
      await call(ask, 'POST', `communication/bulk-mail/${task.id}/preview`, { position: 0 })
    ).json()
    expect([text, html]).toEqual([
      expect.stringContaining('/unsubscribe?of='),
      expect.stringContaining('/unsubscribe?of='),
    ])
  })

  it('gives the other language to whom it has no words for, and says so', async () => {
    const { ask, ids } = await fourHouseholds()
    const prepared = (await prepare(ask, ids, { words: { de: words.de } })).json()
    expect([prepared.inOtherLanguage, prepared.byLanguage]).toEqual([1, [{ language: 'de', count: 2 }]])
    const look = await call(ask, 'POST', `communication/bulk-mail/${prepared.task.id}/preview`, { position: 1 })
    // The greeting uses the language of the surrounding text.
    expect(look.json()).toMatchObject({ name: 'Luc Favre', text: expect.stringContaining('Guten Tag Luc Favre') })
  })

  it('refuses words that cannot be filled for anybody, beside the words', async () => {
    const { ask, ids } = await fourHouseholds()
    const wrong = await prepare(ask, ids, { words: { de: { subject: 'X', body: '<p>[place_nonsense]</p>' } } })
    expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([422, ['words']])
    const nobody = await prepare(ask, [])
    expect(nobody.statusCode).toBe(422)
    const none = await prepare(ask, ids, { words: {} })
    expect([none.statusCode, Object.keys(none.json().fields)]).toEqual([422, ['words']])
  })

  it('can be stopped: what has not left stays, and is not sent by a later turn', async () => {
    const { home, ask, ids } = await fourHouseholds()
    const { task } = (await prepare(ask, ids)).json()
    const { task: running } = (await steer(ask, task, 'confirm')).json()
    const { task: paused } = (await steer(ask, running, 'pause')).json()
    await writeAll(home, task.id)
    expect(await mailsOf(world, home)).toEqual([])
    const { task: resumed } = (await steer(ask, paused, 'resume')).json()
    const ended = (await steer(ask, resumed, 'terminate')).json()
    expect(ended.task).toMatchObject({ state: 5, terminated_tasks: 2 })
    await writeAll(home, task.id)
    expect(await mailsOf(world, home)).toEqual([])
    expect((await steer(ask, ended.task, 'resume')).statusCode).toBe(409)
  })

  it('counts among the left out whoever was forgotten since it was prepared', async () => {
    const { home, ask, ids } = await fourHouseholds()
    const { task } = (await prepare(ask, ids)).json()
    await steer(ask, task, 'confirm')
    await asSystem(world.services, home, (ctx) =>
      ctx.db
        .update(taskRecipient)
        .set({ recordKind: null, recordId: null })
        .where(eq(taskRecipient.address, 'luc@post.example')),
    )
    await writeAll(home, task.id)
    const told = (await call(ask, 'GET', `task-management/${task.id}/task-group`)).json()
    expect([told.total_tasks, told.excluded]).toEqual([1, 3])
  })

  it('sends once more to those who did not get it', async () => {
    const { home, ask, ids } = await fourHouseholds()
    const { task } = (await prepare(ask, ids)).json()
    const { task: running } = (await steer(ask, task, 'confirm')).json()
    await writeAll(home, task.id)
    await asSystem(world.services, home, async (ctx) => {
      await ctx.db
        .update(mailMessage)
        .set({ state: 'failed', failure: '451 later' })
        .where(and(eq(mailMessage.workspaceId, home.id), eq(mailMessage.toAddress, 'anna@post.example')))
      await ctx.db
        .update(mailMessage)
        .set({ state: 'sent', sentAt: ctx.now })
        .where(and(eq(mailMessage.workspaceId, home.id), eq(mailMessage.toAddress, 'luc@post.example')))
    })
    await asSystem(world.services, home, (ctx) => followTask(ctx, task.id))
    const { items } = (await call(ask, 'GET', 'task-management/task-group-list')).json()
    expect(items[0]).toMatchObject({ state: 3, completed_tasks: 1, failed_tasks: 1, can: { retry: { allowed: true } } })
    expect(items[0].excluded).toBe(2)
    const again = (await steer(ask, { ...running, version: items[0].version }, 'retry')).json()
    expect(again.task).toMatchObject({ state: 2, failed_tasks: 0 })
    expect((await call(ask, 'GET', 'task-management/task-group-exists?progress_state=1')).json()).toEqual({
      exists: true,
    })
  })
})

describe('a bulk mail that has ended', () => {
  it('no longer counts as reached whose mail comes back later', async () => {
    const { home, ask, ids } = await fourHouseholds()
    const { task } = (await prepare(ask, ids)).json()
    await steer(ask, task, 'confirm')
    await writeAll(home, task.id)
    const [mail] = await asSystem(world.services, home, (ctx) =>
      ctx.db
        .update(mailMessage)
        .set({ state: 'sent', sentAt: ctx.now })
        .where(eq(mailMessage.workspaceId, home.id))
        .returning({ id: mailMessage.id }),
    )
    await asSystem(world.services, home, (ctx) => followTask(ctx, task.id))
    const bounce = {
      mailId: mail?.id ?? '',
      class: 'hard' as const,
      code: '5.1.1',
      words: 'no such user',
      at: new Date(),
    }
    for (const _twice of [1, 2])
      await asSystem(world.services, home, ({ client }) => keepBounces(client, home.id, [bounce]))
    const { items } = (await call(ask, 'GET', 'task-management/task-group-list')).json()
    expect(items[0]).toMatchObject({ state: 3, completed_tasks: 1, failed_tasks: 1, can: { retry: { allowed: true } } })
    const unreached = (await recipientsOf(ask, task, 'show=failed')).json().items
    expect(unreached).toMatchObject([{ reason: 'Diese Adresse gibt es nicht.' }])
  })
})

describe('a bulk mail to households without an address for mails', () => {
  const onPaper: Household[] = [
    { name: 'Anna Muster', street: 'Lindenweg 4', postcode: '8400', city: 'Winterthur' },
    { name: 'Beat Keller', street: 'Seestrasse 1', postcode: '3000', city: 'Bern' },
    { name: 'Ohne Adresse' },
  ]

  async function mixed() {
    const home = await world.workspace()
    const ask = { home, as: await world.person(home, 'superuser') }
    const given = [...onPaper.map(withoutMail), { contactName: 'Luc Favre', contactEmail: 'luc@post.example' }]
    const ids = await plantApplications(world, home, given)
    await settle(world, home, { ids, households: onPaper })
    return { home, ask, ids }
  }

  it('goes to them as letters, counted before and written so; who lives nowhere we know is left out', async () => {
    const { home, ask, ids } = await mixed()
    const prepared = (await prepare(ask, ids)).json()
    expect(prepared).toMatchObject({ task: { total_tasks: 3, excluded: 1 }, letters: 2, excludedTotal: 1 })
    const { items: leftOut } = (await recipientsOf(ask, prepared.task, 'show=excluded')).json()
    expect(leftOut[0]).toMatchObject({ name: 'Ohne Adresse' })
    await steer(ask, prepared.task, 'confirm')
    await writeAll(home, prepared.task.id)
    const mails = await mailsOf(world, home)
    expect(mails.map(({ state, toName }) => `${toName}: ${state}`).toSorted()).toEqual([
      'Anna Muster: to-print',
      'Beat Keller: to-print',
      'Luc Favre: held',
    ])
    const { items } = (await call(ask, 'GET', `task-management/${prepared.task.id}/recipients`)).json()
    expect(items.map(({ state }: { state: string }) => state)).toEqual(['to-print', 'to-print', 'excluded', 'queued'])
  })

  it('leaves them out when letters are not wanted, and calls back those that wait when it is ended', async () => {
    const { home, ask, ids } = await mixed()
    expect((await prepare(ask, ids, { withLetters: false })).json()).toMatchObject({
      task: { total_tasks: 1 },
      letters: 0,
      excludedTotal: 3,
    })
    const { task } = (await prepare(ask, ids)).json()
    const { task: running } = (await steer(ask, task, 'confirm')).json()
    await writeAll(home, task.id)
    await steer(ask, running, 'terminate')
    expect(new Set((await mailsOf(world, home)).map(({ state }) => state))).toEqual(new Set(['cancelled']))
  })
})
