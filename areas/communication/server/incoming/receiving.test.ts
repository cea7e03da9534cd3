// Incoming mails are stored once, assigned to their thread and shown to staff; reports mark the mails they refer to.

import { beforeAll, describe, expect, it } from 'vitest'
import type { Context, Workspace } from '#platform/server/context.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { queueMails, type MailDraft } from '#platform/server/mail/outbox.ts'
import { useOwnWorld, type Person } from '#platform/server/testing/world.ts'
import { answerTo, answerWith, complaintAbout, reportOf } from '../testing/answers.ts'
import { plantRequest } from '../testing/plant-request.ts'
import { takeIn } from './door.ts'

const domain = 'in.quartier.example'
const world = useOwnWorld({ MAIL_INBOUND: domain })

let home: Workspace
let clerk: Person
let request: string

const letter = (fields: Partial<MailDraft> = {}): MailDraft => ({
  kind: 'test',
  language: 'de',
  to: { name: 'Anna Müller', address: 'anna@example.ch' },
  subject: 'Ihre Anfrage',
  greeting: 'Guten Tag Anna Müller',
  paragraphs: ['Wann?'],
  closing: 'Gruss',
  record: { kind: 'waitlist', id: request },
  ...fields,
})

const inside = <Result>(action: (ctx: Context) => Promise<Result>) => asSystem(world.services, home, action)
const rowsOf = async (statement: string, values: unknown[] = []) =>
  (await inWorkspace(world.services.pool, home.id, (client) => client.query(statement, values))).rows
const receive = (raw: string, delivered: string[] = []) =>
  takeIn({ services: world.services, workspaces: world.quartier.workspaces }, Buffer.from(raw), delivered)

/** One sent mail, and the reply addresses that belong to it. */
async function sent(fields: Partial<MailDraft> = {}) {
  const [id] = await inside((ctx) => queueMails(ctx, [letter(fields)]))
  const [mail] = await rowsOf('select id, token, message_id, thread_id from mail_message where id = $1', [id])
  const address = (purpose: string) => `${purpose}+${home.slug}-${mail?.token}@${domain}`
  return { id: String(id), messageId: String(mail?.message_id), reply: address('reply'), bounce: address('bounce') }
}

const requestOf = (email: string, state = 'new'): Promise<string> =>
  inWorkspace(world.services.pool, home.id, (client) => plantRequest(client, home.id, { email, state }))

const fresh = async () => {
  home = await world.workspace()
  clerk = await world.person(home, 'user')
  request = await requestOf('anna@example.ch')
}
const newest = 'order by created_at desc, id desc limit 1'

describe('an answer', () => {
  beforeAll(fresh)

  it('goes to its thread by the address it was sent to, whoever sends it from wherever, and is unread with all', async () => {
    const { reply } = await sent()
    expect(
      await receive(answerTo({ to: reply.toUpperCase(), from: 'Papa <papa@example.ch>', subject: 'Etwas anderes' })),
    ).toBe('received')
    expect(
      await rowsOf(`select thread_id, direction, state, from_address, is_automatic from mail_message ${newest}`),
    ).toEqual([
      { thread_id: request, direction: 'in', state: 'received', from_address: 'papa@example.ch', is_automatic: false },
    ])
    expect(await rowsOf('select last_direction, subject, preview, mails, contact_address from mail_thread')).toEqual([
      {
        last_direction: 'in',
        subject: 'Etwas anderes',
        preview: 'Gerne am Samstag.',
        mails: 2,
        contact_address: 'anna@example.ch',
      },
    ])
    expect(await rowsOf('select user_id, thread_id, has_mail, has_bounce from mail_thread_unread')).toEqual([
      { user_id: clerk.id, thread_id: request, has_mail: true, has_bounce: false },
    ])
  })

  it('goes to its thread by what it answers, when its program has lost the address', async () => {
    const { messageId } = await sent()
    await receive(answerTo({ to: `someone@else.example`, inReplyTo: messageId, from: 'X <x@example.ch>' }))
    expect(await rowsOf(`select thread_id from mail_message ${newest}`)).toEqual([{ thread_id: request }])
  })

  it('goes to the one open record that knows its sender; of two it is nobody’s, and of none', async () => {
    const to = `${home.slug}@${domain}`
    await requestOf('anna@example.ch', 'inactive')
    await receive(answerTo({ to, from: 'ANNA@example.ch', subject: 'Neue Frage' }))
    expect(await rowsOf(`select thread_id from mail_message ${newest}`)).toEqual([{ thread_id: request }])
    await requestOf('anna@example.ch')
    await receive(answerTo({ to, subject: 'Re: Ihre Anfrage' }))
    const [own] = await rowsOf(`select thread_id from mail_message ${newest}`)
    const thread = 'select record_kind, record_id, contact_name, contact_address from mail_thread where id = $1'
    expect(await rowsOf(thread, [own?.thread_id])).toEqual([
      {
        record_kind: null,
        record_id: null,
        contact_name: 'Anna Müller',
        contact_address: 'anna@example.ch',
      },
    ])
    // The stranger's next mail joins the existing thread.
    await receive(answerTo({ to, subject: 'Und noch etwas' }))
    expect(await rowsOf('select mails from mail_thread where id = $1', [own?.thread_id])).toEqual([{ mails: 2 }])
  })

  it('is kept once, however often it is handed over, also at once', async () => {
    const { reply } = await sent()
    const raw = answerTo({ to: reply, id: '<once@example.ch>' })
    const said = await Promise.all([receive(raw), receive(raw), receive(raw)])
    expect(said.toSorted()).toEqual(['known', 'known', 'received'])
    expect(await receive(raw)).toBe('known')
    expect(await rowsOf(`select count(*) from mail_message where message_id = '<once@example.ch>'`)).toEqual([
      { count: 1 },
    ])
  })

  it('with other words is another mail, although everything else is the same', async () => {
    const { reply } = await sent()
    const saying = (text: string) => answerTo({ to: reply, id: '<same@example.ch>', text })
    expect(await receive(saying('Gerne am Samstag.'))).toBe('received')
    expect(await receive(saying('Lieber am Montag.'))).toBe('received')
    expect(await receive(saying('Gerne am Samstag.'))).toBe('known')
  })

  it('of a machine is kept, and raises nothing', async () => {
    const { reply } = await sent()
    const [before] = await rowsOf('select last_in_at from mail_thread where id = $1', [request])
    await rowsOf('delete from mail_thread_unread')
    await receive(answerTo({ to: reply, subject: 'Abwesend', headers: ['Auto-Submitted: auto-replied'] }))
    expect(await rowsOf(`select is_automatic, kind from mail_message ${newest}`)).toEqual([
      { is_automatic: true, kind: 'incoming' },
    ])
    expect(await rowsOf('select last_in_at from mail_thread where id = $1', [request])).toEqual([before])
    expect(await rowsOf('select * from mail_thread_unread')).toEqual([])
  })

  it('brings files, each of a type that is measured; what is not taken is named', async () => {
    const { reply } = await sent()
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF')
    await receive(
      answerWith({ to: reply }, [
        { name: 'Ausweis Müller.pdf', type: 'application/octet-stream', content: pdf },
        { name: 'trick.pdf', type: 'application/pdf', content: Buffer.from('MZ\u0000\u0000') },
        { name: 'Notiz.txt', type: 'text/plain', content: Buffer.from('Grüezi') },
      ]),
    )
    const [mail] = await rowsOf(`select id, failure, body_text from mail_message ${newest}`)
    expect(mail?.failure).toBe('left-out: trick.pdf')
    const files = await rowsOf(
      `select name, content_type, owner_kind, owner_id, storage_key from stored_file join mail_attachment on file_id = id order by mail_attachment.position`,
    )
    expect(files).toMatchObject([
      { name: 'Ausweis Müller.pdf', content_type: 'application/pdf', owner_kind: 'mail', owner_id: mail?.id },
      { name: 'Notiz.txt', content_type: 'text/plain' },
    ])
    expect(await rowsOf('select has_attachments from mail_thread where id = $1', [request])).toEqual([
      { has_attachments: true },
    ])
  })

  it('goes with the record it belongs to, and its files with it', async () => {
    const kept = home
    home = await world.workspace({ features: ['waitlist'] })
    clerk = await world.person(home, 'user')
    request = await requestOf('anna@example.ch')
    const { reply } = await sent()
    await receive(answerWith({ to: reply }, [{ name: 'a.txt', type: 'text/plain', content: Buffer.from('Grüezi') }]))
    const [file] = await rowsOf('select storage_key from stored_file')
    await rowsOf(`update waitlist_request set progress_state = 'inactive'`)
    const url = `/api/v1/waitlist/applications/${request}`
    expect((await world.ask(home, { method: 'DELETE', url, as: clerk })).statusCode).toBe(200)
    await world.services.jobs.runDue()
    for (const table of ['mail_thread', 'mail_message', 'mail_thread_unread', 'stored_file']) {
      expect(await rowsOf(`select 1 from ${table}`)).toEqual([])
    }
    await expect(world.services.files.get(String(file?.storage_key))).rejects.toThrow('ENOENT')
    home = kept
  })

  it('for nobody here is turned away, and nothing of it stays', async () => {
    const [before] = await rowsOf('select count(*) from mail_message')
    expect(await receive(answerTo({ to: `nobody@${domain}` }))).toBe('unknown')
    expect(await receive(answerTo({ to: `reply+nobody-00000000000000000000@${domain}` }))).toBe('unknown')
    expect(await receive(answerTo({ to: 'miete@lindenhof.example' }))).toBe('unknown')
    expect(await rowsOf('select count(*) from mail_message')).toEqual([before])
    // Accepted if the address is the verified sender address of the project.
    await rowsOf(
      `insert into mail_sender (workspace_id, address, asked_at, verified_at) values ($1, 'miete@lindenhof.example', now(), now())`,
      [home.id],
    )
    expect(await receive(answerTo({ to: 'miete@lindenhof.example' }))).toBe('received')
  })

  it('opens no thread of another workspace', async () => {
    const { messageId } = await sent()
    const other = await world.workspace()
    await receive(answerTo({ to: `${other.slug}@${domain}`, inReplyTo: messageId, id: '<elsewhere@example.ch>' }))
    expect(await rowsOf(`select id from mail_message where message_id = '<elsewhere@example.ch>'`)).toEqual([])
  })
})

describe('a report', () => {
  beforeAll(fresh)
  const stateOf = async (id: string) =>
    (await rowsOf('select state, bounce_class, bounce_code, failure from mail_message where id = $1', [id]))[0]

  it('marks the mail it came back to, its thread, its address and everybody’s inbox', async () => {
    const { id, bounce } = await sent()
    expect(await receive(reportOf({ to: bounce }))).toBe('report')
    expect(await stateOf(id)).toEqual({
      state: 'bounced',
      bounce_class: 'hard',
      bounce_code: '5.1.1',
      failure: '550 5.1.1 <anna@example.ch>: Recipient address rejected: User unknown',
    })
    expect(await rowsOf('select address, bounce_code from mail_address where bounced_at is not null')).toEqual([
      { address: 'anna@example.ch', bounce_code: '5.1.1' },
    ])
    expect(await rowsOf('select last_bounce_at is not null bounced, last_direction, mails from mail_thread')).toEqual([
      { bounced: true, last_direction: 'out', mails: 1 },
    ])
    expect(await rowsOf('select user_id, has_mail, has_bounce from mail_thread_unread')).toEqual([
      { user_id: clerk.id, has_mail: false, has_bounce: true },
    ])
  })

  it.each(['ENVID', 'Message-ID'])('is known by the %s it quotes, when its address is lost', async (by) => {
    const { id, messageId } = await sent({ to: { name: '', address: `${by.toLowerCase()}@example.ch` } })
    const to = `${home.slug}@${domain}`
    await receive(by === 'ENVID' ? reportOf({ to, envelopeId: id }) : reportOf({ to: 'lost@x.example', messageId }))
    expect(await stateOf(id)).toMatchObject({ state: 'bounced' })
  })

  it('of a server that does not like us blames nobody’s address', async () => {
    const { id, bounce } = await sent({ to: { name: '', address: 'liked@example.ch' } })
    await receive(reportOf({ to: bounce, status: '5.7.26', diagnostic: 'smtp; 550 5.7.26 unauthenticated' }))
    expect(await stateOf(id)).toMatchObject({ state: 'bounced', bounce_class: 'block' })
    expect(await rowsOf(`select 1 from mail_address where address = 'liked@example.ch'`)).toEqual([])
  })

  it('that a server still tries shows nothing until the third time', async () => {
    const to = { name: '', address: 'slow@example.ch' }
    const mails = [await sent({ to }), await sent({ to }), await sent({ to })]
    const states = []
    for (const { id, bounce } of mails) {
      await receive(reportOf({ to: bounce, action: 'delayed', status: '4.4.1', diagnostic: 'smtp; 451 4.4.1 timeout' }))
      states.push((await stateOf(id))?.state)
    }
    expect(states).toEqual(['held', 'held', 'bounced'])
    expect(
      await rowsOf(`select bounced_at is not null bounced from mail_address where address = 'slow@example.ch'`),
    ).toEqual([{ bounced: true }])
  })

  it('that nobody can read is still a bounce, of unknown cause', async () => {
    const { id, bounce } = await sent({ to: { name: '', address: 'odd@example.ch' } })
    const text = 'Ihre Nachricht konnte nicht zugestellt werden.'
    await receive(answerTo({ to: bounce, from: 'MAILER-DAEMON@mx.example.ch', subject: 'Failure', text }))
    expect(await stateOf(id)).toMatchObject({ state: 'bounced', bounce_class: 'unknown', failure: text })
    expect(await rowsOf(`select 1 from mail_address where address = 'odd@example.ch'`)).toEqual([])
  })

  it('that arrived well, or an absence, is no bounce', async () => {
    const { id, bounce } = await sent({ to: { name: '', address: 'well@example.ch' } })
    await receive(reportOf({ to: bounce, action: 'delivered', status: '2.0.0' }))
    await receive(answerTo({ to: bounce, headers: ['Auto-Submitted: auto-replied'], subject: 'Abwesend' }))
    expect(await stateOf(id)).toMatchObject({ state: 'held' })
  })

  it('of somebody who calls our news a nuisance ends them', async () => {
    const { messageId, bounce } = await sent({ to: { name: '', address: 'tired@example.ch' } })
    await receive(complaintAbout({ to: bounce, messageId }))
    expect(
      await rowsOf(
        `select refuses_news_at is not null refuses, bounced_at from mail_address where address = 'tired@example.ch'`,
      ),
    ).toEqual([{ refuses: true, bounced_at: null }])
  })
})

describe('staff', () => {
  beforeAll(fresh)

  it('who want to hear of mails are told of an answer on their home page', async () => {
    const { reply } = await sent()
    await receive(answerTo({ to: reply, subject: 'Gern' }))
    const news = await rowsOf(`select path, name from staff_news where kind = 'mail_received' and user_id = $1`, [
      clerk.id,
    ])
    expect(news).toEqual([{ path: `/waitlist/applications/${request}`, name: 'Anna Müller' }])
  })
})
