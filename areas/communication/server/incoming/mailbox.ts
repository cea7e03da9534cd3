// Reads the mailbox for replies over IMAP. Processed mails are moved out of the inbox, so the mailbox itself is the
// work queue: no position is stored, and a server that renumbers its mails loses none. Message-IDs prevent storing a
// mail twice if two nodes read at once or a move fails.

import { ImapFlow } from 'imapflow'
import { setTimeout as pause } from 'node:timers/promises'
import { longestMail, takeIn, type Door, type NotTaken } from './door.ts'
import type { Reception } from './receiving.ts'

export interface Mailbox {
  stop(): Promise<void>
}

/** Milliseconds. Servers end an IDLE after half an hour, and some fail to announce new mails. */
const lookEvery = 5 * 60_000
const shortestPause = 1_000
const longestPause = 60_000

export function readMailbox(door: Door, { url, folder }: { url: string; folder: string }): Mailbox {
  const stopping = new AbortController()
  const { signal } = stopping
  const reading = (async () => {
    for (let wait = shortestPause; !signal.aborted; wait = Math.min(wait * 2, longestPause)) {
      try {
        await readOn(door, { url, folder, signal, onRead: () => (wait = shortestPause) })
      } catch (error) {
        if (!signal.aborted) door.services.log.error({ err: error }, 'reading the mailbox')
      }
      await pause(wait, undefined, { signal }).catch(() => {})
    }
  })()
  return {
    async stop() {
      stopping.abort()
      await reading
    },
  }
}

interface Reading {
  url: string
  folder: string
  signal: AbortSignal
  onRead: () => void
}

/** Reads until the connection breaks or the signal aborts. */
async function readOn(door: Door, { url, folder, signal, onRead }: Reading): Promise<void> {
  const client = clientFor(url)
  let wake = () => {}
  const broken = new Promise<never>((_resolve, reject) => {
    client.on('error', reject)
    client.on('close', () => reject(new Error('the mailbox has closed')))
  })
  broken.catch(() => {})
  client.on('exists', () => wake())
  const end = () => client.close()
  signal.addEventListener('abort', end)
  try {
    await client.connect()
    await client.mailboxOpen('INBOX')
    const folders = { read: folder, unknown: `${folder} unknown` }
    await makeMissing(client, Object.values(folders))
    while (!signal.aborted) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve
      })
      const isAllRead = await Promise.race([readAll(door, client, folders), broken])
      onRead()
      client.idle().catch(() => {})
      const timer = new AbortController()
      await Promise.race([
        woken,
        broken,
        pause(isAllRead ? lookEvery : longestPause, undefined, { signal: timer.signal }).catch(() => {}),
      ])
      timer.abort()
    }
  } finally {
    signal.removeEventListener('abort', end)
    client.close()
  }
}

/** Creates the missing folders only: some servers reject creating an existing one. */
async function makeMissing(client: ImapFlow, names: readonly string[]): Promise<void> {
  const there = new Set((await client.list()).map(({ path }) => path))
  for (const name of names) if (!there.has(name)) await client.mailboxCreate(name)
}

interface Folders {
  read: string
  unknown: string
}

/** A mail that cannot be stored now stays in the inbox and is retried at the next poll. */
async function readAll(door: Door, client: ImapFlow, folders: Folders): Promise<boolean> {
  let isAllRead = true
  const found = await client.search({ all: true }, { uid: true })
  for (const uid of found || []) {
    const reception = await readOne(door, client, uid)
    if (reception === 'stays') isAllRead = false
    if (reception === 'stays' || reception === 'gone') continue
    const isTaken = reception !== 'unknown' && reception !== 'unreadable'
    const into = isTaken ? folders.read : folders.unknown
    await client.messageMove(String(uid), into, { uid: true })
  }
  return isAllRead
}

async function readOne(door: Door, client: ImapFlow, uid: number): Promise<Reception | NotTaken | 'gone' | 'stays'> {
  const about = await client.fetchOne(String(uid), { size: true }, { uid: true })
  if (!about) return 'gone'
  if ((about.size ?? 0) > longestMail) return 'unknown'
  // Fetching the source does not mark it as seen.
  const message = await client.fetchOne(String(uid), { source: true }, { uid: true })
  if (!message || !message.source) return 'gone'
  try {
    return await takeIn(door, message.source)
  } catch (error) {
    door.services.log.error({ err: error, uid }, 'taking in a mail')
    return 'stays'
  }
}

function clientFor(url: string): ImapFlow {
  const { hostname, port, protocol, username, password } = new URL(url)
  const secure = protocol === 'imaps:'
  return new ImapFlow({
    host: hostname,
    port: port ? Number(port) : secure ? 993 : 143,
    secure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    disableAutoIdle: true,
  })
}
