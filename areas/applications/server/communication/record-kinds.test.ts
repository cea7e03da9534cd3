// A record kind that only this test declares supports threads, mails, bulk mail, notifications and retention: the
// communication areas do not depend on particular kinds.

import { beforeAll, expect, it } from 'vitest'
import { areas } from '#app/areas.server.ts'
import { mailsOf } from '../testing/letting.ts'
import { forgetThreads } from '#platform/server/mail/forgetting.ts'
import type { Context, Workspace } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import type { RecordKind } from '#platform/server/records/record-kind.ts'
import { asOwner } from '#platform/server/testing/database.ts'
import { useOwnWorld, type Person } from '#platform/server/testing/world.ts'
import { writeBulkMails } from '#areas/communication/server/bulk/bulk-writing.ts'
import { takeIn } from '#areas/communication/server/incoming/door.ts'
import { answerTo } from '#areas/communication/server/testing/answers.ts'

const valuesOf: RecordKind['words']['valuesOf'] = async (_ctx, ids) =>
  new Map(ids.map((id) => [id, { place_fullname: 'Verein Quartier', place_email: 'verein@post.example' }]))

const club: RecordKind = {
  kind: 'club',
  subject: 'club',
  table: 'club',
  takesMails: 'true',
  choice: 'communication_record_interested',
  pageOf: (id) => `/clubs/${id}`,
  addressFormOf: (id) => `/clubs/${id}?edit`,
  words: { template: 'free_interested_people', valuesOf },
  bulk: {
    view: 'Clubs',
    action: 9,
    repeated: 'communication_excluded_repeated_person',
    recipientsOf: async (ctx, { applicationIds = [] }) => {
      const { rows } = await ctx.client.query(
        `select id, number::int number, contact_name name, contact_email address, language from club where workspace_id = $1 and id = any($2)`,
        [ctx.workspace.id, applicationIds],
      )
      return rows
    },
    valuesOf,
  },
  retention: {
    countDue: async (ctx) => ({ due: (await clubsOf(ctx)).length, anonymised: 0 }),
    listDue: async (ctx) =>
      (await clubsOf(ctx)).map(({ id, name }) => ({
        id,
        number: 1,
        contactName: name,
        deactivatedAt: ctx.now,
        reason: null,
        documents: 0,
        comments: 0,
        mails: 1,
      })),
    erase: async (ctx, id) => {
      await forgetThreads(ctx, [id])
      await ctx.client.query('delete from club where workspace_id = $1 and id = $2', [ctx.workspace.id, id])
    },
  },
}

async function clubsOf(ctx: Context): Promise<{ id: string; name: string }[]> {
  const { rows } = await ctx.client.query<{ id: string; name: string }>(
    'select id, contact_name name from club where workspace_id = $1',
    [ctx.workspace.id],
  )
  return rows
}

const domain = 'in.quartier.example'
const world = useOwnWorld({ MAIL_INBOUND: domain }, [...areas, { name: 'clubs', open: () => {}, recordKinds: [club] }])

beforeAll(() =>
  asOwner(world.services.pool, async (client) => {
    await client.query(`create table club (
      workspace_id uuid not null references workspace (id) on delete cascade, id uuid not null, number bigint not null,
      contact_name text not null, contact_email text, language text not null, search_text text not null, primary key (workspace_id, id))`)
    await client.query(`call protect_by_workspace('club')`)
    await client.query('grant select, insert, update, delete on club to quartier_app')
    await client.query(`call give_mail_threads('club', 'club')`)
  }),
)

interface Ask {
  home: Workspace
  as: Person
}

const call = async ({ home, as }: Ask, path: string, body?: object) =>
  (await world.ask(home, { method: body ? 'POST' : 'GET', url: `/api/v1/${path}`, as, ...(body && { body }) })).json()

async function oneClub() {
  const home = await world.workspace()
  const ask = { home, as: await world.person(home, 'admin') }
  const id = newId()
  await asSystem(world.services, home, ({ client }) =>
    client.query(
      `insert into club values ($1, $2, 7, 'Verein Quartier', 'verein@post.example', 'de', 'verein quartier 7')`,
      [home.id, id],
    ),
  )
  return { home, ask, id }
}

const words = { subject: 'Sommerfest', body: '<p>Guten Tag [place_fullname]</p>' }

it('has a thread that is found in the inbox, and by the name of the record', async () => {
  const { ask, id } = await oneClub()
  const begun = await call(ask, `communication/${id}/send-direct-mail`)
  expect(begun).toMatchObject({
    to: { name: 'Verein Quartier' },
    kinds: { all: 'free_interested_people' },
    letter: null,
  })
  const { mail } = await call(ask, `communication/${id}/send-direct-mail`, words)
  expect(mail.text).toContain('Guten Tag Verein Quartier')
  const { items } = await call(ask, 'communication/inbox/sent?about=club')
  expect(items).toMatchObject([{ about: 'club', number: 7, href: `/clubs/${id}`, mails: 1 }])
  expect((await call(ask, 'communication/inbox/sent?about=application')).items).toEqual([])
  expect((await call(ask, 'communication/records?search=quartier')).items).toMatchObject([{ value: id }])
})

it('gets the mails that come from its address, and staff are told of them', async () => {
  const { home, ask, id } = await oneClub()
  const raw = answerTo({ to: `${home.slug}@${domain}`, from: 'Verein <verein@post.example>', subject: 'Frage' })
  await takeIn({ services: world.services, workspaces: world.quartier.workspaces }, Buffer.from(raw))
  const { thread, items } = await call(ask, `communication/${id}/inbox-feed`)
  expect([thread.about, items.length]).toEqual(['club', 1])
  const told = await asSystem(world.services, home, ({ client }) =>
    client.query(`select path from staff_news where kind = 'mail_received'`),
  )
  expect(told.rows).toEqual([{ path: `/clubs/${id}` }])
})

it('gets bulk mail, and leads from the recipient to its page', async () => {
  const { home, ask, id } = await oneClub()
  const { task } = await call(ask, 'communication/bulk-mail', {
    mailView: 'Clubs',
    applicationIds: [id],
    words: { de: words },
  })
  expect(task).toMatchObject({ action: 9, mailView: 'Clubs', total_tasks: 1 })
  await call(ask, `task-management/${task.id}/confirm`, { version: task.version })
  await asSystem(world.services, home, (ctx) => writeBulkMails(ctx, { taskGroupId: task.id }))
  expect(await mailsOf(world, home)).toMatchObject([{ recordKind: 'club', recordId: id, threadId: id }])
  const { items } = await call(ask, `task-management/${task.id}/recipients`)
  expect(items).toMatchObject([{ name: 'Verein Quartier', href: `/clubs/${id}` }])
})

it('is erased when its time is over, with its thread and its place among recipients', async () => {
  const { home, ask, id } = await oneClub()
  await call(ask, `communication/${id}/send-direct-mail`, words)
  const { task } = await call(ask, 'communication/bulk-mail', {
    mailView: 'Clubs',
    applicationIds: [id],
    words: { de: words },
  })
  expect(await call(ask, 'retention')).toMatchObject({ count: 1, due: [{ id, contactName: 'Verein Quartier' }] })
  await asSystem(world.services, home, (ctx) => ctx.enqueue('forget-rejected', {}))
  await world.services.jobs.runDue()
  const left = await asSystem(world.services, home, async ({ client }) => {
    const { rows } = await client.query(
      `select (select count(*)::int from club) clubs, (select count(*)::int from mail_thread) threads,
         (select count(*)::int from mail_message) mails, (select name from task_recipient) recipient`,
    )
    return rows[0]
  })
  expect(left).toEqual({ clubs: 0, threads: 0, mails: 0, recipient: '–' })
  const { items } = await call(ask, `task-management/${task.id}/recipients`)
  expect(items).toMatchObject([{ name: '–', href: null }])
})

it('takes its thread along however it is deleted, and no thread is begun for a record that is gone', async () => {
  const { home, ask, id } = await oneClub()
  await call(ask, `communication/${id}/send-direct-mail`, words)
  const deleted = asSystem(world.services, home, async ({ client }) => {
    await client.query('delete from club')
    return (await client.query('select id from mail_thread')).rows
  })
  expect(await deleted).toEqual([])
  const insert = `insert into mail_thread (workspace_id, id, record_kind, record_id, last_at, last_direction)
    values ($1, $2, 'club', $2, now(), 'out')`
  await expect(asSystem(world.services, home, ({ client }) => client.query(insert, [home.id, id]))).rejects.toThrow(
    'has no record in club',
  )
})
