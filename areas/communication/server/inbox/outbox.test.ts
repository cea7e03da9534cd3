// The outbox shows held mails to permitted users and hides links that open an account.

import { simpleParser } from 'mailparser'
import { describe, expect, it } from 'vitest'
import type { Context, Workspace } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { queueMail, type MailDraft } from '#platform/server/mail/outbox.ts'
import { useOwnWorld, type Person, type World } from '#platform/server/testing/world.ts'

const holding = useOwnWorld()
const sending = useOwnWorld({ SMTP_URL: 'smtp://127.0.0.1:9' })

const letter: MailDraft = {
  kind: 'offer',
  language: 'de',
  to: { name: 'Ana Keller', address: 'ana@post.example' },
  subject: 'Angebot: Lindenhofstrasse 12 <EG>',
  greeting: 'Guten Tag Ana Keller',
  paragraphs: ['Wir bieten Ihnen die Wohnung an.'],
  button: { label: 'Angebot ansehen', href: 'http://rent.localhost/action/x/offer-form' },
  closing: 'Freundliche Grüsse',
  record: { kind: 'application', id: newId() },
}

const { record: _record, ...personal } = letter
const write = (world: World, home: Workspace, draft: MailDraft = letter): Promise<string> =>
  asSystem(world.services, home, (ctx: Context) => queueMail(ctx, draft))
const ask = (home: Workspace, as: Person, path = '', world: World = holding) =>
  world.ask(home, { url: `/api/v1/communication/outbox${path}`, as })

/** Mail in a thread of its own. */
const of = (): MailDraft => ({ ...personal, threadId: newId() })
const release = (home: Workspace, as: Person, body: object, world: World = sending) =>
  world.ask(home, { method: 'POST', url: '/api/v1/communication/outbox', as, payload: body })

describe('the outbox', () => {
  it('shows held mails, newest first, with where they belong', async () => {
    const home = await holding.workspace()
    const clerk = await holding.person(home, 'user')
    await write(holding, home)
    const second = await write(holding, home, { ...letter, subject: 'Später', kind: 'application-confirmation' })
    const { holds, items, pagination } = (await ask(home, clerk)).json()
    expect([holds, pagination.totalItems, items[0].id]).toEqual([true, 2, second])
    expect(items[0]).toMatchObject({ kindTitle: 'Eingangsbestätigung', applicationId: letter.record?.id })
    expect(items[1].preview).toContain('Wir bieten Ihnen die Wohnung an.')
  })

  it('finds by name, address and subject, without accents', async () => {
    const home = await holding.workspace()
    const clerk = await holding.person(home, 'user')
    await write(holding, home, { ...letter, to: { name: 'Jürg Müller', address: 'jm@post.example' } })
    await write(holding, home)
    const total = async (search: string) =>
      (await ask(home, clerk, `?search=${encodeURIComponent(search)}`)).json().items.length
    expect([await total('muller'), await total('lindenhof MÜLLER'), await total('100%'), await total('')]).toEqual([
      1, 1, 0, 2,
    ])
  })

  it('gives a mail as a file that any mail program reads', async () => {
    const home = await holding.workspace()
    const clerk = await holding.person(home, 'user')
    const id = await write(holding, home)
    expect((await ask(home, clerk, `/${id}`)).json()).toMatchObject({
      subject: letter.subject,
      toAddress: 'ana@post.example',
    })
    const file = await ask(home, clerk, `/${id}/eml`)
    expect(file.headers['content-type']).toContain('message/rfc822')
    const mail = await simpleParser(file.rawPayload)
    expect(mail).toMatchObject({ subject: letter.subject, messageId: `<${id}@${home.slug}.localhost>` })
    expect(mail.html).toContain('http://rent.localhost/action/x/offer-form')
  })

  it('hides mails that open an account, except in the demo, where every password is known', async () => {
    const home = await holding.workspace()
    const clerk = await holding.person(home, 'user')
    const id = await write(holding, home, { ...personal, kind: 'password-reset' })
    expect((await ask(home, clerk)).json().items).toEqual([])
    expect((await ask(home, clerk, `/${id}`)).statusCode).toBe(404)
    const demo = await holding.workspace({ isDemo: true })
    const shown = await write(holding, demo, { ...personal, kind: 'password-reset' })
    expect((await ask(demo, await holding.person(demo, 'user'), `/${shown}`)).statusCode).toBe(200)
  })

  it('hides the mails of other workspaces, and asks for the permission', async () => {
    const home = await holding.workspace()
    const id = await write(holding, await holding.workspace())
    expect((await ask(home, await holding.person(home, 'user'), `/${id}`)).statusCode).toBe(404)
    expect((await ask(home, await holding.person(home, 'user'), `/${id}/eml`)).statusCode).toBe(404)
    expect((await ask(home, await holding.person(home, 'analyst'))).statusCode).toBe(403)
  })

  it('is empty and says so where mails are really sent', async () => {
    const home = await sending.workspace()
    const clerk = await sending.person(home, 'user')
    const id = await write(sending, home)
    expect((await ask(home, clerk, '', sending)).json()).toMatchObject({ canSend: true, holds: false, items: [] })
    expect((await ask(home, clerk, `/${id}`, sending)).statusCode).toBe(404)
  })

  it('sends nothing while there is no server', async () => {
    const home = await holding.workspace()
    const clerk = await holding.person(home, 'user')
    await write(holding, home)
    expect((await release(home, clerk, { deed: 'send' }, holding)).statusCode).toBe(409)
    expect((await ask(home, clerk)).json()).toMatchObject({ canSend: false, items: [{ subject: letter.subject }] })
  })
})

describe('what is left from the time without a server', () => {
  /** Two mails of records, and one from opening an account. */
  const leftOver = async () => {
    const home = await sending.workspace()
    const clerk = await sending.person(home, 'user')
    const ids = [
      await write(sending, home, of()),
      await write(sending, home, of()),
      await write(sending, home, personal),
    ]
    await asSystem(sending.services, home, ({ client }: Context) =>
      client.query(`update mail_message set state = 'held'`),
    )
    const states = () =>
      asSystem(sending.services, home, async ({ client }: Context) => {
        const { rows } = await client.query<{ id: string; state: string }>('select id, state from mail_message')
        return ids.map((id) => rows.find((row) => row.id === id)?.state)
      })
    return { home, clerk, ids, states }
  }

  it('waits in its box until somebody sends it or lets it go', async () => {
    const { home, clerk, ids, states } = await leftOver()
    const { canSend, holds, items } = (await ask(home, clerk, '', sending)).json()
    expect([canSend, holds, items.length]).toEqual([true, true, 2])
    const one = await release(home, clerk, { deed: 'discard', mailIds: [ids[1] ?? ''] })
    expect([one.json().left, await states()]).toEqual([1, ['held', 'cancelled', 'held']])
    const rest = await release(home, clerk, { deed: 'send' })
    expect([rest.json().left, await states()]).toEqual([0, ['queued', 'cancelled', 'held']])
    expect((await ask(home, clerk, '', sending)).json()).toMatchObject({ holds: false, items: [] })
    expect((await release(home, clerk, { deed: 'send' })).statusCode).toBe(409)
  })

  it('is a matter of those who may read it', async () => {
    const { home, states } = await leftOver()
    const analyst = await sending.person(home, 'analyst')
    expect((await release(home, analyst, { deed: 'send' })).statusCode).toBe(403)
    expect(await states()).toEqual(['held', 'held', 'held'])
  })
})
