// Reads from a real IMAP server: mails that arrive while waiting are read, moved out of the inbox, and stored once.

import hoodiecrow from 'hoodiecrow-imap'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import type { Workspace } from '#platform/server/context.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { answerTo, tooDeep } from '../testing/answers.ts'
import { readMailbox, type Mailbox } from './mailbox.ts'

const domain = 'in.quartier.example'
const server = hoodiecrow({ plugins: ['IDLE', 'MOVE', 'UIDPLUS'], storage: { INBOX: { messages: [] } } })
const port = await new Promise<number>((resolve) => {
  server.listen(0, '127.0.0.1', () => {
    const address = server.server.address()
    resolve(address !== null && typeof address === 'object' ? address.port : 0)
  })
})
afterAll(() => new Promise<void>((resolve) => server.close(resolve)))

const world = useOwnWorld({ MAIL_INBOUND: domain, LOG_LEVEL: 'error' })
const url = `imap://testuser:testpass@127.0.0.1:${port}`
const running: Mailbox[] = []
afterEach(async () => {
  for (const mailbox of running.splice(0)) await mailbox.stop()
})

const read = () =>
  running.push(
    readMailbox({ services: world.services, workspaces: world.quartier.workspaces }, { url, folder: 'Quartier' }),
  )
const arrive = (raw: string) => server.appendMessage('INBOX', [], false, Buffer.from(raw).toString('binary'))
const left = (folder: string) => server.getMailbox(folder)?.messages.length ?? 0
const subjectsIn = async (home: Workspace) => {
  const statement = 'select subject from mail_message order by created_at, id'
  const { rows } = await inWorkspace(world.services.pool, home.id, (client) => client.query(statement))
  return rows.map((row) => row.subject)
}

it('reads what is there, then what comes, and leaves an empty inbox behind', async () => {
  const home = await world.workspace()
  const to = `${home.slug}@${domain}`
  arrive(answerTo({ to, subject: 'Vorher' }))
  arrive(answerTo({ to: `nobody@${domain}`, subject: 'Für niemanden' }))
  read()
  await vi.waitUntil(() => left('Quartier') === 1 && left('Quartier unknown') === 1, { timeout: 10_000 })
  arrive(answerTo({ to, subject: 'Während wir warten' }))
  await vi.waitUntil(() => left('Quartier') === 2, { timeout: 10_000 })
  expect(left('INBOX')).toBe(0)
  expect(await subjectsIn(home)).toEqual(['Vorher', 'Während wir warten'])
})

it('keeps once what two nodes read, and what is found again', async () => {
  const home = await world.workspace()
  const again = answerTo({ to: `${home.slug}@${domain}`, subject: 'Einmal' })
  arrive(again)
  arrive(again)
  read()
  read()
  await vi.waitUntil(() => left('INBOX') === 0, { timeout: 10_000 })
  arrive(again)
  await vi.waitUntil(() => left('INBOX') === 0, { timeout: 10_000 })
  expect(await subjectsIn(home)).toEqual(['Einmal'])
})

it('puts aside what nobody can read, instead of trying for ever', async () => {
  const home = await world.workspace()
  const before = left('Quartier unknown')
  arrive(tooDeep(`${home.slug}@${domain}`))
  read()
  await vi.waitUntil(() => left('Quartier unknown') === before + 1, { timeout: 10_000 })
  expect(left('INBOX')).toBe(0)
})
