// Other correspondents in a thread: a referee, or a person with another address. They are shown as such, get replies
// at their own address with their own subject, and receive no data of the record.

import { describe, expect, it } from 'vitest'
import { mailsOf, plantLetting } from '../testing/letting.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { newId } from '#platform/server/ids.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { takeIn } from '#areas/communication/server/incoming/door.ts'
import { answerTo, reportOf } from '#areas/communication/server/testing/answers.ts'
import { arrive } from '#areas/communication/server/testing/arriving.ts'

const domain = 'in.quartier.example'
const world = useOwnWorld({ MAIL_INBOUND: domain })
const anna = { name: 'Anna Muster', address: 'anna@example.ch' }
const rolf = { name: 'Rolf Vermieter', address: 'Rolf@haus.example' }

async function scene() {
  const { home, clerk, applicationId } = await plantLetting(world)
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    world.ask(home, { method, url: `/api/v1/communication/${path}`, as: clerk, ...(body && { body }) })
  const query = async (statement: string, values: unknown[] = []) =>
    (await inWorkspace(world.services.pool, home.id, (client) => client.query(statement, values))).rows
  const [own] = await query('select contact_email, contact_name from application where id = $1', [applicationId])
  const contact = { name: String(own?.contact_name), address: String(own?.contact_email) }
  const write = async (from: typeof anna, subject: string) =>
    (await arrive(world, home, { threadId: applicationId, about: 'application', from, subject })).mailId
  const composer = async () => (await call('GET', `${applicationId}/send-direct-mail`)).json()
  const feed = async () => (await call('GET', `${applicationId}/inbox-feed`)).json()
  const send = (body: object) => call('POST', `${applicationId}/send-direct-mail`, body)
  return { home, clerk, applicationId, call, query, contact, write, composer, feed, send }
}

const words = { subject: 'Re: Referenz', body: '<p>Vielen Dank, [place_fullname].</p>' }

describe('the feed', () => {
  it('tells an address that the record does not know from its own', async () => {
    const { contact, write, feed } = await scene()
    await write({ ...contact, address: contact.address.toUpperCase() }, 'Einzug')
    await write(rolf, 'Referenz')
    const { items } = await feed()
    expect(
      items.map((mail: { fromAddress: string; isFromOther: boolean }) => [mail.fromAddress, mail.isFromOther]),
    ).toEqual([
      [rolf.address, true],
      [contact.address.toUpperCase(), false],
    ])
  })
})

describe('the composer', () => {
  it('begins with whoever wrote last, and has for each the subject of their own mail', async () => {
    const { contact, write, composer } = await scene()
    await write(contact, 'Einzug')
    expect(await composer()).toMatchObject({
      subject: 'Re: Einzug',
      others: [],
      beginsWith: { adultId: null, answersMailId: null },
    })
    const first = await write(rolf, 'Referenz')
    const mailId = await write({ ...rolf, address: rolf.address.toLowerCase() }, 'AW: Referenz Muster')
    const asked = await composer()
    expect(asked.others).toEqual([
      {
        value: mailId,
        mailIds: [mailId, first],
        displayName: rolf.name,
        address: rolf.address.toLowerCase(),
        subject: 'Re: Referenz Muster',
      },
    ])
    expect(asked).toMatchObject({
      subject: 'Re: Referenz Muster',
      beginsWith: { adultId: null, answersMailId: mailId },
      to: { ...contact, subject: 'Re: Einzug' },
    })
  })

  it('has nothing of the words of others for whom nobody has heard from', async () => {
    const { contact, write, composer, send } = await scene()
    await write(rolf, 'Referenz')
    expect((await composer()).to).toEqual({ ...contact, subject: '' })
    await send({ subject: 'Besichtigung', body: '<p>Am Montag.</p>' })
    await write(rolf, 'Noch etwas')
    expect((await composer()).to.subject).toBe('Re: Besichtigung')
  })

  it('offers no machine, no colleague, none of our own addresses and none that takes no mails', async () => {
    const { home, clerk, write, composer, query } = await scene()
    const ofOurs = [`reply+${home.slug}-0123456789abcdef0123@${domain}`, `${home.slug}@${domain}`, clerk.email]
    for (const address of [...ofOurs, 'gone@haus.example', 'machine@haus.example']) {
      await write({ name: '', address }, 'Hallo')
    }
    await query(
      `insert into mail_address (workspace_id, address, bounced_at) values ($1, 'gone@haus.example', now())`,
      [home.id],
    )
    await query(
      `update mail_message set is_automatic = true, needs_reading = false where from_address = 'machine@haus.example'`,
    )
    const { others, beginsWith, subject } = await composer()
    expect([others, beginsWith, subject]).toEqual([[], { adultId: null, answersMailId: null }, ''])
  })
})

describe('an answer to somebody else', () => {
  it('goes to their address, answers their mail and no other, and its reply comes back', async () => {
    const { home, applicationId, contact, write, send, query, call } = await scene()
    await send({ subject: 'Besichtigung', body: '<p>Am Montag.</p>' })
    await write(contact, 'Einzug')
    const mailId = await write(rolf, 'Referenz')
    await write(contact, 'Noch etwas')
    expect((await send({ ...words, answersMailId: mailId })).statusCode).toBe(200)
    await send({ subject: 'Re: Noch etwas', body: '<p>Gern.</p>' })
    const mails = await mailsOf(world, home)
    const by = (subject: string) => mails.find((mail) => mail.subject === subject)
    const toRolf = by('Re: Referenz')
    expect(toRolf).toMatchObject({
      toAddress: rolf.address,
      toName: rolf.name,
      threadId: applicationId,
      inReplyTo: by('Referenz')?.messageId,
      referenceIds: [by('Referenz')?.messageId],
    })
    expect(toRolf?.bodyText).toContain(`Vielen Dank, ${rolf.name}.`)
    expect(by('Re: Noch etwas')?.inReplyTo).toBe(by('Noch etwas')?.messageId)
    expect(by('Re: Noch etwas')?.referenceIds).not.toContain(toRolf?.messageId)
    expect(by('Re: Noch etwas')?.referenceIds).not.toContain(by('Referenz')?.messageId)

    const door = { services: world.services, workspaces: world.quartier.workspaces }
    const to = `reply+${home.slug}-${toRolf?.token}@${domain}`
    await takeIn(door, Buffer.from(answerTo({ to, from: 'Rolf <rolf@haus.example>', subject: 'Gern' })))
    const [thread] = await query('select mails, contact_address from mail_thread')
    expect(thread).toEqual({ mails: 7, contact_address: contact.address })
    expect((await call('GET', 'inbox/all?search=vermieter')).json().items).toHaveLength(1)
  })

  it('names nothing of the household, and says so at the field', async () => {
    const { applicationId, write, send, call, composer } = await scene()
    const answersMailId = await write(rolf, 'Referenz')
    for (const [field, key] of [
      ['body', 'place_all_names'],
      ['body', 'place_firstname'],
      ['subject', 'place_application_id'],
      ['body', 'place_documents_link'],
    ]) {
      for (const path of ['send-direct-mail', 'mail-preview', 'test-mail']) {
        const given = { ...words, [field ?? '']: `<p>[${key}]</p>`, answersMailId }
        const answer = await call('POST', `${applicationId}/${path}`, given)
        expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, [field]])
        expect(answer.json().fields[field ?? '']).toMatch(/Bitte entfernen: \S/)
      }
    }
    const keys = (await composer()).placeholdersForOthers.map(({ key }: { key: string }) => key)
    expect(keys).toContain('place_fullname')
    expect(keys.filter((key: string) => /household|application|firstname|all_names|_link/.test(key))).toEqual([])
    expect((await send({ ...words, answersMailId })).json().mail.toAddress).toBe(rolf.address)
  })

  it('is looked at, tried on oneself, kept, sent and called back as one to them', async () => {
    const { applicationId, clerk, home, write, call, feed } = await scene()
    const answersMailId = await write(rolf, 'Referenz')
    const written = { ...words, answersMailId }
    const preview = (await call('POST', `${applicationId}/mail-preview`, written)).json()
    expect([preview.to, preview.html]).toEqual([
      { name: rolf.name, address: rolf.address },
      expect.stringContaining(rolf.name),
    ])
    await call('POST', `${applicationId}/test-mail`, written)
    const test = (await mailsOf(world, home)).find(({ kind }) => kind === 'test')
    expect([test?.toAddress, test?.bodyText]).toEqual([clerk.email, expect.stringContaining(rolf.name)])
    await call('PUT', `${applicationId}/desk`, written)
    expect((await feed()).draft).toMatchObject(written)
    const { mail } = (await call('POST', `${applicationId}/send-direct-mail`, written)).json()
    expect((await feed()).draft).toBeNull()
    await call('DELETE', `${mail.id}/delete`)
    expect((await feed()).draft).toMatchObject(written)
  })

  it('keeps no ids of another workspace or of nothing with a draft', async () => {
    const { applicationId, write, call, query } = await scene()
    await write(rolf, 'Referenz')
    const elsewhere = await scene()
    const foreignMail = await elsewhere.write(rolf, 'Referenz')
    const [foreignAdult] = await elsewhere.query('select id from adult limit 1')
    for (const ids of [{ answersMailId: foreignMail }, { adultId: foreignAdult?.id }, { adultId: newId() }]) {
      const refused = await call('PUT', `${applicationId}/desk`, { ...words, ...ids })
      expect(refused.statusCode).toBe(409)
    }
    expect(await query('select adult_id, answers_mail_id from mail_desk')).toEqual([])
  })

  it('that bounces marks their address, which is then not written to until somebody says that it works', async () => {
    const { home, applicationId, write, send, composer, feed, call } = await scene()
    const answersMailId = await write(rolf, 'Referenz')
    const { mail } = (await send({ ...words, answersMailId })).json()
    const sent = (await mailsOf(world, home)).find(({ id }) => id === mail.id)
    const door = { services: world.services, workspaces: world.quartier.workspaces }
    await takeIn(door, Buffer.from(reportOf({ to: `bounce+${home.slug}-${sent?.token}@${domain}` })))
    expect((await feed()).bounce.addresses).toEqual([rolf.address.toLowerCase()])
    expect((await composer()).others).toEqual([])
    const refused = await send({ ...words, answersMailId })
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, ['answersMailId']])
    await call('POST', `${applicationId}/lift-bounce`)
    expect((await send({ ...words, answersMailId })).statusCode).toBe(200)
  })

  it('is refused for a mail of another thread, of another workspace, or of the household itself', async () => {
    const { home, contact, write, send } = await scene()
    const elsewhere = await scene()
    const other = await arrive(world, home, { from: rolf })
    const ids = [await write(contact, 'Einzug'), other.mailId, await elsewhere.write(rolf, 'Referenz')]
    for (const answersMailId of ids) expect((await send({ ...words, answersMailId })).statusCode).toBe(422)
  })
})
