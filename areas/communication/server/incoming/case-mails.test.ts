// Mails that comparable products lost, truncated or delivered to the wrong person, and their handling here.

import { beforeAll, describe, expect, it } from 'vitest'
import type { Workspace } from '#platform/server/context.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { queueMails } from '#platform/server/mail/outbox.ts'
import { useOwnWorld, type Person } from '#platform/server/testing/world.ts'
import { caseMail } from '../testing/case-mails.ts'
import { takeIn } from './door.ts'

const world = useOwnWorld({ MAIL_INBOUND: 'in.firma.example' })

let home: Workspace
let clerk: Person

beforeAll(async () => {
  home = await world.workspace({ slug: 'rent' })
  clerk = await world.person(home, 'user')
})

const receive = (raw: Buffer) => takeIn({ services: world.services, workspaces: world.quartier.workspaces }, raw)
const rowsOf = async (statement: string, values: unknown[] = [], of = home) =>
  (await inWorkspace(world.services.pool, of.id, (client) => client.query(statement, values))).rows
const get = async (path: string) => (await world.ask(home, { url: `/api/v1/communication/${path}`, as: clerk })).json()

/** The mail as displayed in its thread, and whether the thread is unread. */
async function shown(name: string) {
  const raw = caseMail(name)
  expect(await receive(raw)).toBe('received')
  const id = /^message-id: *(<.+>)/im.exec(raw.toString('latin1'))?.[1]
  const [row] = await rowsOf('select id, thread_id from mail_message where message_id = $1', [id])
  const { items, thread } = await get(`${row?.thread_id}/inbox-feed`)
  const unread = await rowsOf('select 1 from mail_thread_unread where thread_id = $1', [row?.thread_id])
  const mail = items.find((item: { id: string }) => item.id === row?.id)
  const files = mail.attachments.map(({ name: file, contentType }: { name: string; contentType: string }) => [
    file,
    contentType,
  ])
  return { mail, files, thread, threadId: String(row?.thread_id), isUnread: unread.length > 0 }
}

describe('everything that came is kept or named', () => {
  it('m01: a forwarded mail is there as a file, with its words and its PDF', async () => {
    const { mail, files } = await shown('m01-forward-as-attachment')
    expect(files).toEqual([
      ['Ihr Auszug.eml', 'application/octet-stream'],
      ['auszug.pdf', 'application/pdf'],
    ])
    expect(mail.text).toContain('im Anhang das Mail vom Amt')
    expect(mail.text).toContain('Ihr Auszug liegt bei.')
    expect(mail.leftOut).toEqual([])
  })

  it('m02: another mail with the same Message-ID is another mail; the same one again is not', async () => {
    expect(await receive(caseMail('m02a-same-message-id-first'))).toBe('received')
    expect(await receive(caseMail('m02b-same-message-id-second'))).toBe('received')
    const again = Buffer.concat([Buffer.from('Received: from elsewhere\n'), caseMail('m02b-same-message-id-second')])
    expect(await receive(again)).toBe('known')
    expect(
      await rowsOf(
        `select subject from mail_message where message_id = '<SCAN-000001@kopierer.local>' order by subject`,
      ),
    ).toEqual([{ subject: 'Scan an Verwaltung 1' }, { subject: 'Scan an Verwaltung 2' }])
  })

  it('m02: a mail from before digests were kept is known by its sender and subject', async () => {
    await rowsOf(`update mail_message set content_digest = null where subject = 'Scan an Verwaltung 2'`)
    expect(await receive(caseMail('m02b-same-message-id-second'))).toBe('known')
  })

  it('m04: a winmail.dat that cannot be read is kept as it came', async () => {
    const { files, mail } = await shown('m04-winmail')
    expect(files).toEqual([['winmail.dat', 'application/octet-stream']])
    expect(mail.leftOut).toEqual([])
  })

  it('m05: a mail within its signature is read, and said to be signed', async () => {
    const { mail, files } = await shown('m05-smime-opaque')
    expect(mail.text.trim()).toBe('Ihr Auszug aus dem Betreibungsregister ist bereit.')
    expect([files, mail.leftOut, mail.isSigned]).toEqual([[], [], true])
  })

  it('m06: an invitation says what, when and where, also in the list', async () => {
    const { mail, files, thread } = await shown('m06-calendar-only')
    expect(mail.invitation).toEqual({
      title: 'Einladung',
      summary: 'Besichtigung Lindenweg 4',
      time: 'Dienstag, 1. Dezember 2026, 11:00–11:30',
      location: 'Lindenweg 4',
    })
    expect(mail.text).toContain('Treffpunkt beim Eingang. Link https://meet.example/abc')
    expect(files).toEqual([['1.ics', 'text/calendar']])
    expect(thread.preview).toContain('Einladung: Besichtigung Lindenweg 4')
  })

  it.each([
    ['ACCEPTED', 'Einladung angenommen'],
    ['DECLINED', 'Einladung abgelehnt'],
  ])('m06: an answer says whether it is yes or no (%s)', async (answer, title) => {
    const raw = caseMail('m06-calendar-only')
      .toString()
      .replace('method=REQUEST', 'method=REPLY')
      .replace('METHOD:REQUEST', 'METHOD:REPLY')
      .replace('m06@', `m06-${answer}@`)
      .replace('SUMMARY', `ATTENDEE;PARTSTAT=${answer};CN="Ivo: Haus":mailto:ivo@haus.example\nSUMMARY`)
    await receive(Buffer.from(raw))
    const [row] = await rowsOf('select thread_id from mail_message where message_id = $1', [
      `<m06-${answer}@haus.example>`,
    ])
    const { items } = await get(`${row?.thread_id}/inbox-feed`)
    expect(items[0].invitation.title).toBe(title)
  })

  it('m24: office files and what no browser shows are for download only', async () => {
    const { files, mail } = await shown('m24-office-attachments')
    expect(files).toEqual([
      ['Formular.doc', 'application/octet-stream'],
      ['Unterlagen.zip', 'application/octet-stream'],
      ['termin.ics', 'text/calendar'],
      ['ich.vcf', 'application/octet-stream'],
      ['notiz.txt', 'application/octet-stream'],
    ])
    for (const { url } of mail.attachments) {
      const { headers } = await world.ask(home, { url, as: clerk })
      expect(headers['content-disposition']).toMatch(/^attachment/)
      expect(headers['x-content-type-options']).toBe('nosniff')
    }
  })

  it('m34: a small file within the text is a file', async () => {
    expect((await shown('m34-small-inline-text-file')).files).toEqual([['schluessel.csv', 'text/csv']])
  })

  it('m35: with a wrong boundary the words are shown all the same', async () => {
    const { mail } = await shown('m35-missing-boundary')
    expect(mail.text).toContain('Ich bin vor der Grenze')
    expect(mail.text).toContain('Mein Text steht in einer falschen Grenze')
  })
})

describe('umlauts without a character set', () => {
  it('m07: in the header', async () => {
    const { mail } = await shown('m07-raw-latin1-headers')
    expect([mail.fromName, mail.subject, mail.text.trim()]).toEqual([
      'Jürg Bühler',
      'Kündigung und Schlüsselübergabe',
      'Ich möchte kündigen. Grüsse',
    ])
  })

  it('m08: in the text', async () => {
    expect((await shown('m08b-text-no-charset')).mail.text.trim()).toBe('Die Waschküche ist überschwemmt.')
  })
})

describe('who is answered', () => {
  it('m03: each person whom a portal writes for has a thread, and is answered', async () => {
    const karim = await shown('m03-portal-reply-to')
    const ursula = await shown('m03b-portal-reply-to-second-person')
    expect(karim.threadId).not.toBe(ursula.threadId)
    expect([karim.isUnread, karim.mail.isFromOther]).toEqual([true, false])
    expect(karim.mail).toMatchObject({
      fromAddress: 'noreply@wohnportal.example',
      replyTo: { name: 'Karim Benali', address: 'karim.benali@example.ch' },
    })
    expect((await get(`${ursula.threadId}/send-direct-mail`)).to).toMatchObject({
      name: 'Ursula Fehr',
      address: 'ursula.fehr@example.ch',
      subject: 'Re: Neue Anfrage zu Ihrem Inserat',
    })
  })

  it('m41: what comes through a list has to be read, and its author is answered', async () => {
    const { isUnread, mail, threadId } = await shown('m41-mailing-list-forward')
    expect([isUnread, mail.isAutomatic, mail.replyTo]).toEqual([true, false, null])
    expect((await get(`${threadId}/send-direct-mail`)).to.address).toBe('vreni@verein.example')
  })

  it.each([
    ['Reply-To: Vreni Verein <vreni@verein.example>', 'Vreni Verein'],
    ['X-Original-From: Vreni Verein <vreni@verein.example>\nReply-To: vermietung@firma.example', 'Vreni Verein'],
    ['X-Original-Sender: vreni@verein.example', 'Vreni'],
  ])('m41: also where the list has rewritten From (%s)', async (fields, name) => {
    const raw = caseMail('m41-mailing-list-forward')
      .toString()
      .replace(/^From: .*$/m, `From: 'Vreni' via Vermietung <vermietung@firma.example>\n${fields}`)
      .replace('m41@', `m41-${fields.length}@`)
    await receive(Buffer.from(raw))
    const [row] = await rowsOf('select reply_to_name, reply_to_address from mail_message where message_id = $1', [
      `<m41-${fields.length}@verein.example>`,
    ])
    expect(row).toEqual({ reply_to_name: name, reply_to_address: 'vreni@verein.example' })
  })

  it('m12: an absence is known by its subject, needs no reading, and its Reply-To counts for nothing', async () => {
    const raw = caseMail('m12-oof-subject-only')
      .toString()
      .replace('MIME-Version', 'Reply-To: chef@spital.example\nMIME-Version')
    expect(await receive(Buffer.from(raw))).toBe('received')
    const [row] = await rowsOf(
      `select thread_id, reply_to_address, needs_reading from mail_message where from_address = 'weg@spital.example'`,
    )
    expect(row).toMatchObject({ reply_to_address: null, needs_reading: false })
    expect(await rowsOf('select 1 from mail_thread_unread where thread_id = $1', [row?.thread_id])).toEqual([])
  })
})

describe('where it goes', () => {
  it('m13: a mail to two projects reaches both, once each', async () => {
    const sale = await world.workspace({ slug: 'sale' })
    expect(await receive(caseMail('m13-two-workspaces'))).toBe('received')
    expect(await receive(caseMail('m13-two-workspaces'))).toBe('known')
    const statement = `select text from (select body_text as text from mail_message where message_id = '<m13@boxen.example>') m`
    for (const each of [home, sale]) expect(await rowsOf(statement, [], each)).toHaveLength(1)
  })

  it('m15: a bounce that is marked as automatic is a bounce', async () => {
    const [id] = await asSystem(world.services, home, (ctx) =>
      queueMails(ctx, [
        {
          kind: 'test',
          language: 'de',
          to: { name: 'Anouk', address: 'anouk.vuilleumier@mail.example' },
          subject: 'Ihre Anfrage',
          greeting: 'Guten Tag',
          paragraphs: ['Wann?'],
          closing: 'Gruss',
        },
      ]),
    )
    const stateOf = async () => (await rowsOf('select state, bounce_code from mail_message where id = $1', [id]))[0]
    const [mail] = await rowsOf('select token from mail_message where id = $1', [id])
    const raw = caseMail('m15-exim-bounce').toString().replace('82e0ba614f86d93ebcb0', String(mail?.token))
    const delayed = raw.replace(/^Subject: .*/m, 'Subject: Warning: message delayed 24 hours').replace('E1abc', 'E1abd')
    expect(await receive(Buffer.from(delayed))).toBe('report')
    expect(await stateOf()).toMatchObject({ state: 'held' })
    expect(await receive(Buffer.from(raw))).toBe('report')
    expect(await stateOf()).toEqual({ state: 'bounced', bounce_code: '5.1.1' })
  })
})
