// Delivers one mail and keeps the journal around its final dot. Only one connection at a time ends its mail: a killed
// process leaves at most one mail whose acceptance by the server is unknown.

import type { Claimed } from './claims.ts'
import type { Journal } from './journal.ts'
import type { Composed } from './message.ts'
import type { Delivery, SmtpLine } from './smtp-line.ts'
import type { Turns } from './turns.ts'

export interface DotRoom {
  turns: Turns
  journal: Journal
  /** False if this process has not reached the database for so long that others may have taken over its mails. */
  mayStillEnd(): boolean
}

export async function deliver(
  line: SmtpLine,
  mail: Claimed,
  { composed, room }: { composed: Composed; room: DotRoom },
): Promise<Delivery> {
  let leave: (() => void) | null = null
  let isOver = false
  let hasEnded = false
  const mayEnd = async () => {
    const endTurn = await room.turns.take()
    if (isOver || !room.mayStillEnd()) {
      endTurn()
      throw new Error('the mail is not ended')
    }
    leave = endTurn
    room.journal.ends(mail.id)
    hasEnded = true
  }
  try {
    const delivery = await line.deliver(composed.envelope, composed.message, { mayEnd })
    if (hasEnded && delivery.kind !== 'broken') {
      room.journal.answered(mail.id, delivery.kind === 'accepted' ? 'accepted' : 'refused')
    }
    return delivery
  } finally {
    isOver = true
    endOf(leave)
  }
}

const endOf = (leave: (() => void) | null): void => leave?.()
