// Tests claims of processes that stop or come back: which process holds a mail, and which mails may have been sent.

import { afterAll, describe, expect, it, vi } from 'vitest'
import type { Workspace } from '../context.ts'
import { inWorkspace } from '../db/transaction.ts'
import { asSystem } from '../jobs/handlers.ts'
import { openReceiver } from '../testing/mail-receiver.ts'
import { useOwnWorld } from '../testing/world.ts'
import { recoverClaims, tendClaims } from './claims.ts'
import type { Fate } from './journal.ts'
import { queueMails, type MailDraft } from './outbox.ts'

const receiver = await openReceiver()
// Registered first, because hooks run in reverse order and this one must run last.
afterAll(() => receiver.close())
const world = useOwnWorld({ SMTP_URL: receiver.url })

const letter = (): MailDraft => ({
  kind: 'test',
  language: 'de',
  to: { name: 'Anna Müller', address: 'anna@example.ch' },
  subject: 'Grüezi',
  greeting: 'Guten Tag Anna',
  paragraphs: ['Eine Zeile.'],
  closing: 'Gruss',
})

const write = (home: Workspace, drafts: MailDraft[]) => asSystem(world.services, home, (ctx) => queueMails(ctx, drafts))
const rowsOf = async (home: Workspace, statement: string, values: unknown[] = []) =>
  (await inWorkspace(world.services.pool, home.id, (client) => client.query(statement, values))).rows
const mailsIn = (home: Workspace, columns: string) => rowsOf(home, `select ${columns} from mail_message order by id`)

describe('a node that does not come back', () => {
  it('loses its claims after ten minutes, and what it may have sent says so', async () => {
    const home = await world.workspace()
    const [id] = await write(home, [letter()])
    const claim = `update mail_message set state = 'sending', claimed_by = 'away', claimed_at = now() - $1::interval where id = $2`
    await rowsOf(home, claim, ['9 minutes', id])
    const here = { node: 'here', now: new Date() }
    expect(await tendClaims(world.services.pool, home.id, here)).toEqual({ isDue: false })
    await rowsOf(home, claim, ['11 minutes', id])
    expect(await tendClaims(world.services.pool, home.id, here)).toEqual({ isDue: true })
    expect(await mailsIn(home, 'state, maybe_twice')).toEqual([{ state: 'queued', maybe_twice: true }])
  })

  it('keeps what it has for as long as it says that it lives', async () => {
    const home = await world.workspace()
    const [id] = await write(home, [letter()])
    await rowsOf(
      home,
      `update mail_message set state = 'sending', claimed_by = 'slow', claimed_at = now() - interval '1 hour' where id = $1`,
      [id],
    )
    await tendClaims(world.services.pool, home.id, { node: 'slow', now: new Date() })
    await tendClaims(world.services.pool, home.id, { node: 'here', now: new Date() })
    expect(await mailsIn(home, 'state, claimed_by')).toEqual([{ state: 'sending', claimed_by: 'slow' }])
  })
})

describe('a node that comes back', () => {
  const claimed = async () => {
    const home = await world.workspace()
    const ids = await write(home, [letter(), letter(), letter(), letter()])
    await rowsOf(home, `update mail_message set state = 'sending', claimed_by = 'me', claimed_at = now()`)
    return { home, ids }
  }

  it('tells by its journal what is sent, what may be, and of what the server has nothing', async () => {
    const { home, ids } = await claimed()
    const [accepted = '', ended = '', refused = ''] = ids
    const left = new Map<string, Fate>([
      [accepted, 'accepted'],
      [ended, 'ended'],
      [refused, 'refused'],
    ])
    expect(await recoverClaims(world.services.pool, home.id, { node: 'me', left })).toBe(4)
    expect(await mailsIn(home, 'state, maybe_twice, attempts')).toEqual([
      { state: 'sent', maybe_twice: false, attempts: 1 },
      { state: 'queued', maybe_twice: true, attempts: 0 },
      { state: 'queued', maybe_twice: false, attempts: 0 },
      { state: 'queued', maybe_twice: false, attempts: 0 },
    ])
    await world.services.mail.wake(home.id)
    expect(receiver.received).toHaveLength(3)
  })

  it('marks all it had claimed when its journal cannot be believed, and nothing of another node', async () => {
    const { home, ids } = await claimed()
    await rowsOf(home, `update mail_message set claimed_by = 'other' where id = $1`, [ids[0]])
    await recoverClaims(world.services.pool, home.id, { node: 'me', left: null })
    expect(await mailsIn(home, 'state, maybe_twice')).toEqual([
      { state: 'sending', maybe_twice: false },
      { state: 'queued', maybe_twice: true },
      { state: 'queued', maybe_twice: true },
      { state: 'queued', maybe_twice: true },
    ])
  })
})

it('sends once what it has claimed when the answer to the claim was lost with the connection', async () => {
  const home = await world.workspace()
  await write(home, [letter()])
  const before = receiver.received.length
  await loseNextAnswerToCommit()
  await world.services.mail.wake(home.id)
  expect(await mailsIn(home, 'state')).toEqual([{ state: 'sending' }])
  await world.services.mail.wake(home.id)
  expect(await mailsIn(home, 'state, maybe_twice')).toEqual([{ state: 'sent', maybe_twice: false }])
  expect(receiver.received.length - before).toBe(1)
})

/** Breaks the next connection right after its commit, without reporting the result. */
async function loseNextAnswerToCommit(): Promise<void> {
  const client = await world.services.pool.connect()
  const { connection } = client
  const send = connection.query.bind(connection)
  const spy = vi.spyOn(connection, 'query').mockImplementation((text) => {
    send(text)
    if (text !== 'commit') return
    spy.mockRestore()
    connection.stream.pause()
    setTimeout(() => connection.stream.destroy(), 200)
  })
  client.release()
}
