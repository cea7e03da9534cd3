// The sender state of this process: its node, journal, waiting mails and outcomes. Taking it finishes the work that
// the previous process left.

import type { Services } from '../context.ts'
import { onConnection } from '../db/transaction.ts'
import { recoverClaims } from './claims.ts'
import type { DotRoom } from './delivery.ts'
import { createMailLine, type MailLine } from './mail-line.ts'
import { takeNode } from './node-folder.ts'
import { unsentOf } from './outcomes.ts'
import { createSettling, type Settling } from './settling.ts'
import { createTurns } from './turns.ts'

export interface Post {
  node: string
  line: MailLine
  settling: Settling
  room: DotRoom
  /** Called when the database has recorded that this process is alive. */
  beSeen(): void
  leave(): void
}

/** Milliseconds: half of the claim duration, so no other process can have taken over mails. */
const trustedFor = 5 * 60_000
/** Bytes. Above this size no mails are claimed until the database has all entries. */
const longestJournal = 4 * 1024 * 1024

export async function takePost(services: Pick<Services, 'config' | 'pool' | 'jobs' | 'clock' | 'log'>): Promise<Post> {
  const { name, left, begin, release } = takeNode(services.config.dataFolder)
  const { rows } = await onConnection(services.pool, (client) =>
    client.query<{ id: string }>('select id from workspace'),
  )
  const woken: string[] = []
  for (const { id } of rows) if (await recoverClaims(services.pool, id, { node: name, left })) woken.push(id)
  const journal = begin()
  let seenAt = Date.now()
  const beSeen = () => {
    seenAt = Date.now()
  }
  const line = createMailLine({
    services,
    node: name,
    mayClaim: () => journal.size < longestJournal,
    onClaim: beSeen,
    giveBack: (mails) => {
      const now = services.clock()
      for (const mail of mails) settling.settle(unsentOf(mail, now))
    },
  })
  const settling = createSettling(services, { node: name, wake: (id) => line.wake(id) })
  for (const id of woken) line.wake(id)
  return {
    node: name,
    line,
    settling,
    room: { turns: createTurns(), journal, mayStillEnd: () => Date.now() - seenAt < trustedFor },
    beSeen,
    leave() {
      journal.close()
      release()
    },
  }
}
