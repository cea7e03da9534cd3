// Ten thousand mails through the outbox, compared with a bare pooled sender of the same messages; then the same
// number with kills of the product.

import { createTransport } from 'nodemailer'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { areas } from '#app/areas.server.ts'
import { readConfig } from '#app/config.ts'
import type { Services, Workspace } from '#platform/server/context.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { createServices, closeServices } from '#platform/server/services.ts'
import { openReceiver } from '#platform/server/testing/mail-receiver.ts'
import { queues } from './bulk-mail.ts'
import { seedSize, type Ground } from './ground.ts'
import { sendUnderKills, writeMails, type KillFigures } from './killed-sending.ts'
import { run } from './servers.ts'

export interface MailFigures {
  mails: number
  /** Mails per second: bare sender before and after, and ours in between. */
  bare: [number, number]
  ours: number
  ratio: number
  underKills: KillFigures
}

export const leastRatio = 0.5
const mails = 10_000
const kills = 10
const warmUp = 500

export async function measureMail(ground: Ground): Promise<MailFigures> {
  const home = await seedSize(ground.services, 10)
  const receiver = await run('counting-receiver.ts', {})
  const url = `smtp://127.0.0.1:${receiver.port}`
  const services = await houseWith(ground, url)
  try {
    // Warm-up of both senders.
    await write(services, home, warmUp)
    await sendBare(url, await messagesOf(services, home))
    await services.mail.wake(home.id)
    await write(services, home, mails)
    const messages = await messagesOf(services, home)
    const before = mails / (await secondsOf(() => sendBare(url, messages)))
    const ours = mails / (await secondsOf(() => services.mail.wake(home.id)))
    const left = await messagesOf(services, home)
    if (left.length > 0) throw new Error(`${left.length} mails have not been sent`)
    const after = mails / (await secondsOf(() => sendBare(url, messages)))
    const ratio = (2 * ours) / (before + after)
    return { mails, bare: [before, after], ours, ratio, underKills: await killWhileSending(ground, home) }
  } finally {
    await Promise.all([closeServices(services), receiver.stop()])
  }
}

async function houseWith({ url, folder }: Ground, smtp: string): Promise<Services> {
  const config = readConfig({ QUARTIER_DATA: folder, SMTP_URL: smtp, LOG_LEVEL: 'warn' })
  const services = createServices({ config, databaseUrl: url, worksOnJobs: false, areas })
  await services.jobs.start(queues)
  return services
}

const write = (services: Services, home: Workspace, count: number): Promise<void> => writeMails(services, home, count)

interface Message {
  to: string
  subject: string
  text: string
  html: string
  messageId: string
}

const messagesOf = (services: Services, home: Workspace): Promise<Message[]> =>
  inWorkspace(services.pool, home.id, async (client) => {
    const { rows } = await client.query<Message>(
      `select to_address "to", subject, body_text text, body_html html, message_id "messageId" from mail_message where state = 'queued'`,
    )
    return rows
  })

async function sendBare(url: string, messages: readonly Message[]): Promise<void> {
  const transport = createTransport({ url, pool: true, maxConnections: 5 })
  await Promise.all(messages.map((message) => transport.sendMail({ from: 'post@quartier.example', ...message })))
  transport.close()
}

async function secondsOf(action: () => Promise<void>): Promise<number> {
  const begun = performance.now()
  await action()
  return (performance.now() - begun) / 1000
}

async function killWhileSending(ground: Ground, home: Workspace): Promise<KillFigures> {
  const receiver = await openReceiver()
  receiver.hesitation = () => Math.random() * 2
  const folder = mkdtempSync(join(tmpdir(), 'quartier-kills-'))
  const services = await houseWith(ground, receiver.url)
  const environment = { DATABASE_URL: ground.url, QUARTIER_DATA: folder, SMTP_URL: receiver.url }
  try {
    await inWorkspace(services.pool, home.id, (client) => client.query('delete from mail_message'))
    return await sendUnderKills({ services, home, receiver, environment }, { mails, kills })
  } finally {
    await Promise.all([closeServices(services), receiver.close()])
    rmSync(folder, { recursive: true })
  }
}
