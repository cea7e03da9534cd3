// The mail sender of a process: sends claimed mails over a few server connections and records the results (decision
// 0330). A process that runs jobs sends in the background; any other sends only when asked.

import type { Services } from '../context.ts'
import { onConnection } from '../db/transaction.ts'
import { tendClaims, type Claimed } from './claims.ts'
import { deliver } from './delivery.ts'
import type { MailSender, Trouble } from './mail-sender.ts'
import { createComposer, type Composed } from './message.ts'
import { failedOf, outcomeOf, unsentOf } from './outcomes.ts'
import { takePost, type Post } from './post.ts'
import { createSmtpLine, type Delivery } from './smtp-line.ts'

type Surroundings = Pick<Services, 'config' | 'pool' | 'files' | 'secrets' | 'jobs' | 'clock' | 'log'>

const nowhere: MailSender = {
  canSend: false,
  wake: async () => {},
  trouble: null,
  begin: async () => {},
  close: async () => {},
}

const minute = 60_000
const shortestPause = 5_000

export function createSender(services: Surroundings, { inBackground }: { inBackground: boolean }): MailSender {
  const { smtpUrl } = services.config
  if (!smtpUrl) return nowhere
  const compose = createComposer(services)
  let post: Promise<Post> | null = null
  let running: Promise<void> | null = null
  let trouble: Trouble | null = null
  /**
   * Milliseconds until the next run after one that failed because the server was unreachable; grows with each
   * failure.
   */
  let pause = 0
  let lastPause = 0
  let isClosing = false
  let next: NodeJS.Timeout | null = null
  let rounds: NodeJS.Timeout | null = null

  const taken = (): Promise<Post> => {
    post ??= takePost(services).catch((error: unknown) => {
      post = null
      throw error
    })
    return post
  }

  /** Only one run at a time. */
  const run = (): Promise<void> => {
    running ??= sendAll().finally(() => {
      running = null
    })
    return running
  }

  const sendAll = async () => {
    const here = await taken()
    do {
      if (isClosing) return
      pause = 0
      here.line.open()
      await Promise.all(Array.from({ length: services.config.smtpConnections }, () => carry(here).catch(stumble)))
      await here.settling.flush({ once: isClosing })
      if (here.settling.isEmpty) here.room.journal.empty()
    } while (here.line.hasWork && pause === 0)
    if (here.line.hasWork) again()
  }

  const carry = async (here: Post) => {
    const line = createSmtpLine(smtpUrl)
    try {
      for (let mail = await here.line.take(); mail; mail = await here.line.take()) {
        const composed = await composedOrNot(here, mail)
        if (!composed) continue
        const delivery = await deliver(line, mail, { composed, room: here.room })
        hear(delivery)
        here.settling.settle(outcomeOf(mail, delivery, services.clock()))
        if (pause > 0 || isClosing) putBack(here)
      }
    } finally {
      line.rest()
    }
  }

  const composedOrNot = async (here: Post, mail: Claimed): Promise<Composed | null> => {
    if (mail.isTurnedDown) {
      here.settling.settle(failedOf(mail, 'address-bounced'))
      return null
    }
    try {
      return await compose(mail)
    } catch (error) {
      services.log.error({ err: error, mailId: mail.id }, 'composing a mail')
      here.settling.settle(failedOf(mail, mail.files.length > 0 ? 'attachment-missing' : 'cannot-be-composed'))
      return null
    }
  }

  const putBack = (here: Post) => {
    const now = services.clock()
    for (const mail of here.line.shut()) here.settling.settle(unsentOf(mail, now))
  }

  const hear = (delivery: Delivery) => {
    if (delivery.kind === 'unreachable') {
      trouble = { since: trouble?.since ?? services.clock(), words: delivery.words }
      pause = longerPause()
    } else if (delivery.kind !== 'broken') {
      trouble = null
      lastPause = 0
    }
  }

  /** Handles database errors; mail server errors are outcomes of the mails. */
  const stumble = (error: unknown) => {
    services.log.error({ err: error }, 'sending mails')
    pause = longerPause()
  }

  const longerPause = (): number => {
    lastPause = Math.min(Math.max(lastPause * 2, shortestPause), minute)
    return lastPause
  }

  /** A workspace woken while the server is unreachable waits until the next attempt. */
  const again = () => {
    if (!inBackground || next || isClosing) return
    next = setTimeout(() => {
      next = null
      run().catch(stumble)
    }, pause).unref()
  }

  const tend = async () => {
    const here = await taken()
    const { rows } = await onConnection(services.pool, (client) =>
      client.query<{ id: string }>('select id from workspace where not is_archived'),
    )
    for (const { id } of rows) {
      const { isDue } = await tendClaims(services.pool, id, { node: here.node, now: services.clock() })
      here.beSeen()
      if (isDue) here.line.wake(id)
    }
    if (here.line.hasWork) again()
  }
  const tendOrSay = () => tend().catch((error: unknown) => services.log.error({ err: error }, 'tending mails'))

  return {
    canSend: true,
    get trouble() {
      return trouble
    },
    async wake(workspaceId) {
      if (isClosing) return
      const here = await taken()
      here.line.wake(workspaceId)
      if (inBackground) return again()
      // The current run may be past this workspace, so a second one follows.
      await running
      await run()
    },
    async begin() {
      if (!inBackground) return
      await tendOrSay()
      rounds = setInterval(() => void tendOrSay(), minute).unref()
    },
    async close() {
      isClosing = true
      if (rounds) clearInterval(rounds)
      if (next) clearTimeout(next)
      const here = await post?.catch(() => null)
      if (here) putBack(here)
      await running
      here?.leave()
    },
  }
}
