// Tests that writing mails updates threads: one row per record, however many mails it gets at once.

import { describe, expect, it } from 'vitest'
import type { Context, Workspace } from '../context.ts'
import { inWorkspace } from '../db/transaction.ts'
import { newId } from '../ids.ts'
import { asSystem } from '../jobs/handlers.ts'
import { useWorld } from '../testing/world.ts'
import { queueMails, undoMails, type MailDraft } from './outbox.ts'

const world = useWorld()

const letter = (fields: Partial<MailDraft> = {}): MailDraft => ({
  kind: 'test',
  language: 'de',
  to: { name: 'Anna Müller', address: 'anna@example.ch' },
  subject: 'Ihre Anfrage',
  greeting: 'Guten Tag Anna Müller',
  paragraphs: ['Wir haben sie erhalten.'],
  closing: 'Freundliche Grüsse',
  ...fields,
})

const inside = <Result>(home: Workspace, action: (ctx: Context) => Promise<Result>) =>
  asSystem(world.services, home, action)
const write = (home: Workspace, drafts: MailDraft[]) => inside(home, (ctx) => queueMails(ctx, drafts))
const rowsOf = async (home: Workspace, statement: string) =>
  (await inWorkspace(world.services.pool, home.id, (client) => client.query(statement))).rows

async function request(home: Workspace): Promise<string> {
  const id = newId()
  await inWorkspace(world.services.pool, home.id, (client) =>
    client.query(
      `insert into waitlist_request (workspace_id, id, number, progress_state, source, language, contact_name, contact_email,
         adults, children, created_at, updated_at)
       values ($1, $2, 1, 'new', 'staff', 'de', 'Jürg Meier', 'juerg@example.ch', 1, 0, now(), now())`,
      [home.id, id],
    ),
  )
  return id
}

describe('a thread', () => {
  it('shows the same of a mail when it is told again', async () => {
    const home = await world.workspace()
    const record = { kind: 'waitlist', id: await request(home) }
    const short = letter({ record, greeting: '', paragraphs: ['Ja, gerne.'] })
    await write(home, [letter({ record })])
    const [callBack] = await write(home, [short])
    const preview = async () => (await rowsOf(home, 'select preview from mail_thread'))[0]
    expect(await preview()).toEqual({ preview: 'Ja, gerne. Freundliche Grüsse Baugenossenschaft Lindenhof' })
    await inside(home, (ctx) => undoMails(ctx, [callBack ?? '']))
    expect(await preview()).toEqual({
      preview: 'Wir haben sie erhalten. Freundliche Grüsse Baugenossenschaft Lindenhof',
    })
  })

  it('is not told by a report: what came back changes no line, also when a mail is called back after it', async () => {
    const home = await world.workspace()
    const record = { kind: 'waitlist', id: await request(home) }
    await write(home, [letter({ record })])
    const line = async () =>
      (await rowsOf(home, 'select subject, preview, last_direction, last_in_at, last_at, mails from mail_thread'))[0]
    const before = await line()
    await rowsOf(
      home,
      `insert into mail_message (workspace_id, id, kind, state, direction, language, to_address, to_name, subject, body_text, body_html,
         thread_id, message_id, created_at)
       values ('${home.id}', '${newId()}', 'report', 'received', 'in', 'de', '', '', 'Undelivered Mail', 'User unknown', '',
         '${record.id}', '<report@x.example>', now() + interval '1 minute')`,
    )
    const [callBack = ''] = await write(home, [letter({ record, subject: 'Versehen' })])
    await inside(home, (ctx) => undoMails(ctx, [callBack]))
    expect(await line()).toEqual(before)
  })

  it('is written with the first mails of a record, under its name, and counts all of them', async () => {
    const home = await world.workspace()
    const record = { kind: 'waitlist', id: await request(home) }
    const second = letter({ record, subject: 'Das Zweite', paragraphs: ['Noch etwas.'] })
    await write(home, [letter({ record }), second])
    expect(await rowsOf(home, 'select * from mail_thread')).toMatchObject([
      {
        id: record.id,
        record_kind: 'waitlist',
        record_id: record.id,
        contact_name: 'Jürg Meier',
        contact_address: 'juerg@example.ch',
        subject: 'Das Zweite',
        preview: 'Noch etwas. Freundliche Grüsse Baugenossenschaft Lindenhof',
        mails: 2,
        last_direction: 'out',
        last_in_at: null,
      },
    ])
    await write(home, [letter({ record, subject: 'Das Dritte' })])
    expect(await rowsOf(home, 'select subject, mails, search_text from mail_thread')).toEqual([
      { subject: 'Das Dritte', mails: 3, search_text: expect.stringMatching(/das dritte.*jurg meier.*das zweite/) },
    ])
  })

  it('keeps its mails together by what they refer to, and only a reply answers one of them', async () => {
    const home = await world.workspace()
    const record = { kind: 'waitlist', id: await request(home) }
    await write(home, [letter({ record })])
    await write(home, [letter({ record })])
    const [{ message_id: asked }] = await rowsOf(home, 'select message_id from mail_message order by id')
    await write(home, [letter({ record, answers: asked })])
    const mails = await rowsOf(home, 'select message_id, in_reply_to, reference_ids from mail_message order by id')
    const [first, second] = mails.map((mail) => mail.message_id)
    expect(mails.map((mail) => mail.in_reply_to)).toEqual([null, null, first])
    expect(mails.map((mail) => mail.reference_ids)).toEqual([[], [first], [second, first]])
  })

  it('does without one where the record is no longer there, and for those who belong to no record', async () => {
    const home = await world.workspace()
    await write(home, [letter({ record: { kind: 'application', id: newId() } }), letter()])
    expect(await rowsOf(home, 'select thread_id from mail_message')).toEqual([{ thread_id: null }, { thread_id: null }])
    expect(await rowsOf(home, 'select id from mail_thread')).toEqual([])
  })

  it('says what it said before when a mail is called back', async () => {
    const home = await world.workspace()
    const record = { kind: 'waitlist', id: await request(home) }
    await write(home, [letter({ record })])
    const ids = await write(home, [letter({ record, subject: 'Zu früh' })])
    expect(await inside(home, (ctx) => undoMails(ctx, ids))).toEqual(ids)
    expect(await inside(home, (ctx) => undoMails(ctx, ids))).toEqual([])
    expect(await rowsOf(home, 'select subject, mails from mail_thread')).toEqual([
      { subject: 'Ihre Anfrage', mails: 1 },
    ])
  })

  it('keeps a mail back from an address that does not exist, and says why', async () => {
    const home = await world.workspace()
    const record = { kind: 'waitlist', id: await request(home) }
    await inWorkspace(world.services.pool, home.id, (client) =>
      client.query(
        `insert into mail_address (workspace_id, address, bounced_at) values ($1, 'anna@example.ch', now())`,
        [home.id],
      ),
    )
    const capitals = { name: 'Anna Müller', address: 'Anna@Example.ch' }
    await write(home, [letter({ record, to: capitals }), letter({ to: capitals, kind: 'password-reset' })])
    expect(await rowsOf(home, 'select state, failure from mail_message order by id')).toEqual([
      { state: 'failed', failure: 'address-bounced' },
      { state: 'held', failure: null },
    ])
  })
})
