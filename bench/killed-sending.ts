// Kills the product repeatedly while it writes and sends a bulk mail; counts missed and repeated mails, and checks
// that the product reports repeats itself.

import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Services, Workspace } from '#platform/server/context.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { queueMails, type MailDraft } from '#platform/server/mail/outbox.ts'
import type { MailReceiver } from '#platform/server/testing/mail-receiver.ts'
import { confirmBulkMail } from './bulk-mail.ts'

export interface KillFigures {
  mails: number
  kills: number
  /** Number of recipients without a mail. */
  missed: number
  /** Number of mails received more than once. */
  twice: number
  /** Number of these that are not marked as possibly sent twice. */
  unmarked: number
  states: Record<string, number>
}

const perCall = 500

export async function writeMails(services: Services, home: Workspace, count: number): Promise<void> {
  for (let first = 0; first < count; first += perCall) {
    const drafts = Array.from({ length: Math.min(perCall, count - first) }, (_, index) => invitation(first + index))
    await asSystem(services, home, (ctx) => queueMails(ctx, drafts))
  }
}

const invitation = (place: number): MailDraft => ({
  kind: 'test',
  language: 'de',
  to: { name: `Empfängerin ${place}`, address: `to-${place}@post.example` },
  subject: `Besichtigung Lindenhofstrasse 12, ${place}`,
  greeting: `Guten Tag Empfängerin ${place}`,
  paragraphs: [
    'Gerne zeigen wir Ihnen die Wohnung am nächsten Samstag zwischen zehn und zwölf Uhr.',
    'Bitte sagen Sie uns, wann Sie kommen möchten. Für jede Zeit sind fünf Plätze da.',
  ],
  button: { label: 'Zeit wählen', href: `http://rent.localhost/action/${place}/viewing` },
  closing: 'Freundliche Grüsse',
})

interface Ground {
  services: Services
  home: Workspace
  receiver: MailReceiver
  /** Environment of the product that is killed: database, data folder, mail server. */
  environment: Record<string, string>
}

export async function sendUnderKills(
  ground: Ground,
  { mails, kills }: { mails: number; kills: number },
): Promise<KillFigures> {
  await confirmBulkMail(ground, mails)
  const early = Math.floor(kills / 2)
  for (let kill = 1; kill <= kills; kill += 1) {
    const product = start(ground.environment)
    // The first kills happen while mails are written, the others while they are sent; each after its share of the
    // mails, plus a random delay.
    if (kill <= early) {
      const until = shareOf(mails, kill, early)
      await waitFor(async () => mails - (await waiting(ground)) >= until, product)
    } else {
      const until = shareOf(mails, kill, kills)
      await waitFor(() => ground.receiver.received.length >= until, product)
    }
    await pause(Math.random() * 20)
    product.kill('SIGKILL')
    await once(product, 'exit')
  }
  const product = start(ground.environment)
  await waitFor(async () => (await waiting(ground)) + (await openMails(ground)) === 0, product, 200)
  product.kill('SIGKILL')
  await once(product, 'exit')
  return figuresOf(ground, { mails, kills })
}

const shareOf = (mails: number, kill: number, kills: number): number =>
  Math.floor((mails * (kill - 1 + 0.2 + Math.random() * 0.6)) / (kills + 1))

function start(environment: Record<string, string>): ChildProcess {
  const root = join(import.meta.dirname, '..')
  const { PATH = '' } = process.env
  const common = { PATH, LOG_LEVEL: 'error', NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'), PORT: '0' }
  return spawn(process.execPath, ['app/server.ts'], {
    cwd: root,
    env: { ...common, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** Polls every few milliseconds; conditions that query the database use a longer interval. */
async function waitFor(isSo: () => boolean | Promise<boolean>, product: ChildProcess, every = 5): Promise<void> {
  const deadline = Date.now() + 10 * 60_000
  while (!(await isSo())) {
    if (product.exitCode !== null) throw new Error(`the product ended by itself with ${product.exitCode}`)
    if (Date.now() > deadline) throw new Error('the mails have not all been sent')
    await pause(every)
  }
}

const openMails = async (ground: Ground): Promise<number> => {
  const counts = await statesOf(ground)
  return (counts['queued'] ?? 0) + (counts['sending'] ?? 0)
}

const waiting = ({ services, home }: Ground): Promise<number> =>
  inWorkspace(services.pool, home.id, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      "select count(*)::int count from task_recipient where state = 'waiting'",
    )
    return rows[0]?.count ?? 0
  })

async function statesOf({ services, home }: Ground): Promise<Record<string, number>> {
  const { rows } = await inWorkspace(services.pool, home.id, (client) =>
    client.query<{ state: string; count: number }>('select state, count(*)::int count from mail_message group by 1'),
  )
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}

async function figuresOf(ground: Ground, asked: { mails: number; kills: number }): Promise<KillFigures> {
  const times = new Map<string, number>()
  for (const { to } of ground.receiver.received) times.set(to, (times.get(to) ?? 0) + 1)
  const { rows } = await inWorkspace(ground.services.pool, ground.home.id, (client) =>
    client.query<{ to_address: string }>('select to_address from mail_message where maybe_twice'),
  )
  const marked = new Set(rows.map((row) => row.to_address))
  const repeated = [...times].filter(([, count]) => count > 1)
  return {
    ...asked,
    missed: asked.mails - times.size,
    twice: repeated.reduce((sum, [, count]) => sum + count - 1, 0),
    unmarked: repeated.filter(([to]) => !marked.has(to)).length,
    states: await statesOf(ground),
  }
}
