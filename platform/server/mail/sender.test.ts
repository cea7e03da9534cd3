// Delivery outcomes: every response a mail server can give, and an unreachable server.

import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { simpleParser } from 'mailparser'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Context, Workspace } from '../context.ts'
import { inWorkspace } from '../db/transaction.ts'
import { newId } from '../ids.ts'
import { asSystem } from '../jobs/handlers.ts'
import { openReceiver } from '../testing/mail-receiver.ts'
import { useOwnWorld, type World } from '../testing/world.ts'
import { queueMails, undoMails, type MailDraft } from './outbox.ts'

const receiver = await openReceiver()
const nobody = await openReceiver()
await nobody.close()
// Registered first, because hooks run in reverse order and this one must run last.
afterAll(() => receiver.close())

const keyFile = join(mkdtempSync(join(tmpdir(), 'quartier-dkim-')), 'key.pem')
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
writeFileSync(keyFile, privateKey.export({ type: 'pkcs1', format: 'pem' }))

const world = useOwnWorld({
  SMTP_URL: receiver.url,
  MAIL_FROM: 'Quartier <post@quartier.example>',
  MAIL_INBOUND: 'in.quartier.example',
  DKIM_DOMAIN: 'quartier.example',
  DKIM_SELECTOR: 'q1',
  DKIM_KEY_FILE: keyFile,
})
const unreachable = useOwnWorld({ SMTP_URL: nobody.url })

beforeEach(() => {
  receiver.received.length = 0
  receiver.refuseMail = () => null
  receiver.refuseRecipient = () => null
})

const letter = (fields: Partial<MailDraft> = {}): MailDraft => ({
  kind: 'test',
  language: 'de',
  to: { name: 'Anna Müller', address: 'anna@example.ch' },
  subject: 'Grüezi',
  greeting: 'Guten Tag Anna',
  paragraphs: ['Eine Zeile.'],
  closing: 'Gruss',
  ...fields,
})

const inside = <Result>(home: Workspace, action: (ctx: Context) => Promise<Result>, of: World = world) =>
  asSystem(of.services, home, action)
const write = (home: Workspace, drafts: MailDraft[], of: World = world) =>
  inside(home, (ctx) => queueMails(ctx, drafts), of)
const rowsOf = async (home: Workspace, statement: string, values: unknown[] = []) =>
  (await inWorkspace(world.services.pool, home.id, (client) => client.query(statement, values))).rows
const mailsIn = (home: Workspace, columns: string) => rowsOf(home, `select ${columns} from mail_message order by id`)

async function request(home: Workspace): Promise<string> {
  const id = newId()
  await rowsOf(
    home,
    `insert into waitlist_request (workspace_id, id, number, progress_state, source, language, contact_name, contact_email,
       adults, children, created_at, updated_at)
     values ($1, $2, 1, 'new', 'staff', 'de', 'Anna Müller', 'anna@example.ch', 1, 0, now(), now())`,
    [home.id, id],
  )
  return id
}

describe('a mail on its way', () => {
  it('knows its way back, says that a machine wrote it, and is signed', async () => {
    const home = await world.workspace()
    const record = { kind: 'waitlist', id: await request(home) }
    await write(home, [letter({ record })])
    await write(home, [letter({ record })])
    await world.services.mail.wake(home.id)
    const [first, second] = await mailsIn(home, 'token, message_id')
    const [one, two] = receiver.received
    expect(new Set([one?.from, two?.from])).toEqual(
      new Set([first, second].map((mail) => `bounce+${home.slug}-${mail?.token}@in.quartier.example`)),
    )
    const answer = await simpleParser(
      receiver.received.find(({ from }) => from.includes(second?.token))?.raw ?? Buffer.from(''),
    )
    expect(answer.replyTo?.text).toBe(`reply+${home.slug}-${second?.token}@in.quartier.example`)
    expect([answer.references, answer.inReplyTo]).toEqual([first?.message_id, undefined])
    expect(answer.headers.get('auto-submitted')).toBe('auto-generated')
    expect(answer.headers.get('list-unsubscribe')).toBeUndefined()
    expect(answer.headers.get('dkim-signature')).toMatchObject({ params: { d: 'quartier.example', s: 'q1' } })
  })

  it('can be refused by whoever gets news, by one click, and only by them', async () => {
    const home = await world.workspace()
    await write(home, [letter({ isNews: true })])
    await world.services.mail.wake(home.id)
    const raw = String(receiver.received[0]?.raw).replaceAll(/\r\n\s/g, '')
    expect(raw).toMatch(/List-Unsubscribe: ?<http:\/\/w[0-9a-f]+\.localhost:4000\/unsubscribe\?of=sealed1\.[\w.-]+>/)
    expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(raw).toMatch(/h=[^;]*:list-unsubscribe:list-unsubscribe-post/i)
  })

  it('stays here when its reader has refused news, or its address has bounced, while it waited; what was asked for goes', async () => {
    const home = await world.workspace()
    const to = (name: string) => ({
      to: { name, address: `${name}@example.ch` },
      notBefore: new Date(Date.now() - 1000),
    })
    await write(home, [
      letter({ ...to('anna'), isNews: true }),
      letter({ ...to('beat'), record: { kind: 'waitlist', id: await request(home) } }),
      letter({ ...to('carla'), isNews: true }),
      // A requested mail, such as a password, belongs to no thread.
      letter(to('beat')),
    ])
    await rowsOf(
      home,
      `insert into mail_address (workspace_id, address, refuses_news_at, bounced_at)
       values ($1, 'anna@example.ch', now(), null), ($1, 'beat@example.ch', null, now())`,
      [home.id],
    )
    await world.services.mail.wake(home.id)
    expect(await mailsIn(home, 'state, failure')).toEqual([
      { state: 'failed', failure: 'refuses-news' },
      { state: 'failed', failure: 'address-bounced' },
      { state: 'sent', failure: null },
      { state: 'sent', failure: null },
    ])
    expect(receiver.received).toHaveLength(2)
  })

  it('leaves in the name of the project once its address is confirmed, not before', async () => {
    const home = await world.workspace({ name: 'Lindenhof' })
    await rowsOf(
      home,
      `insert into mail_sender (workspace_id, address, asked_at) values ($1, 'miete@lindenhof.example', now())`,
      [home.id],
    )
    await write(home, [letter()])
    await world.services.mail.wake(home.id)
    await rowsOf(home, `update mail_sender set verified_at = now()`)
    await write(home, [letter()])
    await world.services.mail.wake(home.id)
    const senders = await Promise.all(receiver.received.map(async ({ raw }) => (await simpleParser(raw)).from?.text))
    expect(senders).toEqual(['"Lindenhof" <post@quartier.example>', '"Lindenhof" <miete@lindenhof.example>'])
    expect(await mailsIn(home, 'from_address')).toEqual([
      { from_address: 'post@quartier.example' },
      { from_address: 'miete@lindenhof.example' },
    ])
  })

  it('waits until its hour, and can be called back until then', async () => {
    const home = await world.workspace()
    const notBefore = new Date(Date.now() + 30_000)
    const [undone] = await write(home, [letter({ notBefore }), letter({ notBefore })])
    await world.services.mail.wake(home.id)
    expect(receiver.received).toHaveLength(0)
    await inside(home, (ctx) => undoMails(ctx, [undone ?? '']))
    world.setTime(new Date(Date.now() + 31_000))
    await world.services.mail.wake(home.id)
    expect(receiver.received).toHaveLength(1)
    expect(await mailsIn(home, 'state')).toEqual([{ state: 'cancelled' }, { state: 'sent' }])
    expect(await inside(home, (ctx) => undoMails(ctx, [undone ?? '']))).toEqual([])
  })

  it('waits while its bulk mail is paused, and never leaves when that was ended', async () => {
    const home = await world.workspace()
    const [paused, ended] = [newId(), newId()]
    const group = `insert into task_group (workspace_id, id, action, state, mail_view, created_at, paused_at)
      values ($1, $2, 1, $3, 'Applications', now(), $4)`
    await rowsOf(home, group, [home.id, paused, 2, new Date()])
    await rowsOf(home, group, [home.id, ended, 5, null])
    await write(home, [letter({ taskGroupId: paused }), letter({ taskGroupId: ended })])
    await world.services.mail.wake(home.id)
    expect(receiver.received).toHaveLength(0)
    await rowsOf(home, 'update task_group set paused_at = null')
    await world.services.mail.wake(home.id)
    expect(await mailsIn(home, 'state')).toEqual([{ state: 'sent' }, { state: 'queued' }])
  })
})

describe('a mail that is refused', () => {
  const states = 'state, attempts, failure, bounce_class, bounce_code'

  it('marks an address that does not exist, its thread, and everybody’s inbox; the next mail to it stays here', async () => {
    const home = await world.workspace()
    const clerk = await world.person(home, 'user')
    await world.person(home, 'marketer')
    const record = { kind: 'waitlist', id: await request(home) }
    receiver.refuseRecipient = () => ({ code: 550, words: '5.1.1 No such user' })
    await write(home, [letter({ record })])
    await world.services.mail.wake(home.id)
    expect(await mailsIn(home, states)).toEqual([
      { state: 'bounced', attempts: 1, failure: '550 5.1.1 No such user', bounce_class: 'hard', bounce_code: '5.1.1' },
    ])
    expect(await rowsOf(home, 'select address, bounce_code from mail_address where bounced_at is not null')).toEqual([
      { address: 'anna@example.ch', bounce_code: '5.1.1' },
    ])
    expect(await rowsOf(home, 'select last_bounce_at is not null as bounced from mail_thread')).toEqual([
      { bounced: true },
    ])
    expect(await rowsOf(home, 'select user_id, has_mail, has_bounce from mail_thread_unread')).toEqual([
      { user_id: clerk.id, has_mail: false, has_bounce: true },
    ])
    await write(home, [letter({ record })])
    expect(await rowsOf(home, `select state, failure from mail_message order by id desc limit 1`)).toEqual([
      { state: 'failed', failure: 'address-bounced' },
    ])
  })

  it('does not blame the address when its mailbox is full, or when we are refused', async () => {
    const home = await world.workspace()
    const answers = ['5.2.2 Mailbox full', '5.7.1 We do not like you']
    receiver.refuseRecipient = () => ({ code: 552, words: answers.shift() ?? '' })
    await write(home, [letter()])
    await world.services.mail.wake(home.id)
    await write(home, [letter()])
    await world.services.mail.wake(home.id)
    expect(await mailsIn(home, 'state, bounce_class')).toEqual([
      { state: 'bounced', bounce_class: 'soft' },
      { state: 'bounced', bounce_class: 'block' },
    ])
    expect(await rowsOf(home, 'select bounced_at, soft_bounces from mail_address')).toEqual([
      { bounced_at: null, soft_bounces: 1 },
    ])
  })

  it('fails with the words of the server when the mail itself is refused, and the others go on', async () => {
    const home = await world.workspace()
    receiver.refuseMail = ({ to }) => (to.startsWith('bad') ? { code: 554, words: '5.6.0 Not liked' } : null)
    const to = (address: string) => letter({ to: { name: '', address } })
    await write(home, [to('bad@example.ch'), to('one@example.ch'), to('two@example.ch')])
    await world.services.mail.wake(home.id)
    expect(await mailsIn(home, states)).toEqual([
      { state: 'failed', attempts: 1, failure: '554 5.6.0 Not liked', bounce_class: null, bounce_code: null },
      { state: 'sent', attempts: 1, failure: null, bounce_class: null, bounce_code: null },
      { state: 'sent', attempts: 1, failure: null, bounce_class: null, bounce_code: null },
    ])
  })

  it('costs none of the mails that come after it on the same line', async () => {
    const home = await world.workspace()
    receiver.refuseRecipient = (to) => (to.startsWith('gone') ? { code: 550, words: '5.1.1 No such user' } : null)
    const addresses = Array.from(
      { length: 24 },
      (_, index) => `${index % 3 === 0 ? 'gone' : 'here'}${index}@example.ch`,
    )
    await write(
      home,
      addresses.map((address) => letter({ to: { name: '', address } })),
    )
    await world.services.mail.wake(home.id)
    const sent = await rowsOf(home, `select to_address, failure from mail_message where state <> 'bounced' order by id`)
    expect(sent).toEqual(
      addresses.filter((one) => one.startsWith('here')).map((to_address) => ({ to_address, failure: null })),
    )
    expect(receiver.received).toHaveLength(16)
  })

  it('is tried later and later when the server asks for patience, and given up in the end', async () => {
    const home = await world.workspace()
    receiver.refuseRecipient = () => ({ code: 451, words: '4.7.1 Greylisted' })
    await write(home, [letter()])
    let time = Date.now()
    for (let tries = 1; tries <= 9; tries += 1) {
      world.setTime(new Date(time))
      await world.services.mail.wake(home.id)
      const [mail] = await mailsIn(home, 'state, attempts, failure')
      expect(mail).toEqual({
        state: tries === 9 ? 'failed' : 'queued',
        attempts: tries,
        failure: '451 4.7.1 Greylisted',
      })
      time += 25 * 60 * 60_000
    }
  })
})

describe('a server that is not there', () => {
  it('costs no mail a try, and since when it is away can be read', async () => {
    const home = await unreachable.workspace()
    await write(home, [letter(), letter()], unreachable)
    await unreachable.services.mail.wake(home.id)
    const { rows } = await inWorkspace(unreachable.services.pool, home.id, (client) =>
      client.query('select state, attempts, claimed_by from mail_message'),
    )
    const waiting = { state: 'queued', attempts: 0, claimed_by: null }
    expect(rows).toEqual([waiting, waiting])
    expect(unreachable.services.mail.trouble).toMatchObject({
      since: expect.any(Date),
      words: expect.stringContaining('ECONNREFUSED'),
    })
  })
})
