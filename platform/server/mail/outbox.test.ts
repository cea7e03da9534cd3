// Mail against a real SMTP server: a mail queued in a transaction arrives once, after the commit.

import { simpleParser, type ParsedMail } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { asSystem } from '../jobs/handlers.ts'
import { useOwnWorld } from '../testing/world.ts'
import { queueMail } from './outbox.ts'
import type { Workspace } from '../context.ts'
import { inWorkspace } from '../db/transaction.ts'

const received: ParsedMail[] = []
let refusals = 0

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    simpleParser(stream).then((mail) => {
      if (refusals > 0) {
        refusals -= 1
        return done(new Error('try again later'))
      }
      received.push(mail)
      return done()
    }, done)
  },
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const address = server.server.address()
const port = address !== null && typeof address === 'object' ? address.port : 0

// Registered first, so that it runs last: until then the services still hold a pooled connection to this server.
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))

const sending = useOwnWorld({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Quartier <post@quartier.example>' })
const holding = useOwnWorld()

beforeEach(() => {
  received.length = 0
  refusals = 0
})

const letter = {
  kind: 'test',
  language: 'de' as const,
  to: { name: 'Anna Müller', address: 'anna@example.ch' },
  subject: 'Grüezi <b>',
  greeting: 'Guten Tag Anna',
  paragraphs: ['Eine Zeile & noch eine.\nUnd "diese".'],
  button: { label: 'Öffnen', href: 'http://rent.localhost/action/x?a=1&b=2' },
  closing: 'Freundliche Grüsse',
}

const write = (world: typeof sending, home: Workspace) =>
  asSystem(world.services, home, (ctx) => queueMail(ctx, letter))

const states = async (world: typeof sending, home: Workspace) =>
  (
    await inWorkspace(world.services.pool, home.id, (client) =>
      client.query('select state, attempts from mail_message'),
    )
  ).rows

describe('the outbox', () => {
  it('sends after commit, once, with a message id of its own', async () => {
    const home = await sending.workspace({ name: 'Wohnen am Lindenhof' })
    const id = await write(sending, home)
    expect(await sending.services.jobs.runDue()).toBe(1)
    expect(await sending.services.jobs.runDue()).toBe(0)
    expect(received).toHaveLength(1)
    expect(received[0]).toMatchObject({ subject: 'Grüezi <b>', messageId: `<${id}@${home.slug}.localhost>` })
    expect(received[0]?.from?.text).toBe('"Wohnen am Lindenhof" <post@quartier.example>')
    expect(received[0]?.html).toContain('Eine Zeile &amp; noch eine.<br>Und &quot;diese&quot;.')
    expect(received[0]?.text).toContain('http://rent.localhost/action/x?a=1&b=2')
    expect(await states(sending, home)).toEqual([{ state: 'sent', attempts: 1 }])
  })

  it('sends nothing when the action fails', async () => {
    const home = await sending.workspace()
    const failing = asSystem(sending.services, home, async (ctx) => {
      await queueMail(ctx, letter)
      throw new Error('the deed failed')
    })
    await expect(failing).rejects.toThrow('the deed failed')
    expect(await sending.services.jobs.runDue()).toBe(0)
    expect(received).toHaveLength(0)
  })

  it('keeps a mail that the server turned down, for another try', async () => {
    const home = await sending.workspace()
    await write(sending, home)
    refusals = 1
    await sending.services.jobs.runDue()
    expect(await states(sending, home)).toEqual([{ state: 'queued', attempts: 1 }])
    await sending.services.mail.wake(home.id)
    expect(received).toHaveLength(0)
    sending.setTime(new Date(Date.now() + 6 * 60_000))
    await sending.services.mail.wake(home.id)
    expect(received).toHaveLength(1)
    expect(await states(sending, home)).toEqual([{ state: 'sent', attempts: 2 }])
  })

  it('holds mails to be read when there is no server', async () => {
    const home = await holding.workspace()
    await write(holding, home)
    expect(await holding.services.jobs.runDue()).toBe(0)
    expect(await states(holding, home)).toEqual([{ state: 'held', attempts: 0 }])
  })
})
