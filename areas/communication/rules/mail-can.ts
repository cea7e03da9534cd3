// What may be done with one mail, and if not, why. Server and screen ask the same rule.

import type { MailState } from '#platform/rules/mail-states.ts'
import { no, yes, type Verdict } from '#platform/rules/verdict.ts'

interface Mail {
  state: MailState
  direction: 'in' | 'out'
  authorId: string | null
}

export const mailCan = {
  /** Until it has been claimed by the sender, or printed. */
  beCalledBack: ({ state }: Mail): Verdict =>
    state === 'queued' || state === 'held' || state === 'to-print' ? yes : no('communication_reason_has_left'),

  /** Also what was held, once there is a server to send it by. */
  beRetried: ({ state }: Mail, house: { canSend: boolean }): Verdict =>
    state === 'failed' || state === 'bounced' || state === 'cancelled' || (state === 'held' && house.canSend)
      ? yes
      : no('communication_reason_not_failed'),

  /** What has left or has come in is part of the record. */
  beDeleted: ({ state, authorId }: Mail, userId: string): Verdict => {
    if (state === 'note') return authorId === userId ? yes : no('communication_reason_not_your_note')
    return state === 'cancelled' ? yes : no('communication_reason_is_record')
  },

  /** A note by whoever wrote it; a mail as long as it waits. */
  beRewritten: ({ state, authorId }: Mail, userId: string): Verdict => {
    if (state === 'note') return authorId === userId ? yes : no('communication_reason_not_your_note')
    return state === 'queued' ? yes : no('communication_reason_has_left')
  },

  /** Mails from before originals were kept have none. */
  openOriginal: ({ direction }: Mail, hasOriginal: boolean): Verdict => {
    if (direction !== 'in') return no('communication_reason_not_incoming')
    return hasOriginal ? yes : no('communication_reason_no_original')
  },

  /** Only what nobody knew where to put. */
  beMoved: ({ direction }: Mail, thread: { isUnassigned: boolean }): Verdict =>
    direction === 'in' && thread.isUnassigned ? yes : no('communication_reason_has_its_place'),
}
