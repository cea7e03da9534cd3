// Rules for actions on a single mail, each with the reason for a refusal. Shared by server and web.

import type { MailState } from '#platform/rules/mail-states.ts'
import { no, yes, type Verdict } from '#platform/rules/verdict.ts'

interface Mail {
  state: MailState
  direction: 'in' | 'out'
  authorId: string | null
}

interface Reader {
  id: string
  /** May read the inbox, where the mails of colleagues are shown. */
  readsInbox: boolean
}

export const mailCan = {
  /**
   * Single rule for every way to call a mail back: allowed for its author, and for colleagues who can see the mail in
   * the inbox.
   */
  beReachedBy: (
    { authorId, threadId }: Pick<Mail, 'authorId'> & { threadId: string | null },
    reader: Reader,
  ): boolean => authorId === reader.id || (reader.readsInbox && threadId !== null),

  /** Allowed until the mail is claimed for sending or printed. */
  beCalledBack: ({ state }: Mail): Verdict =>
    state === 'queued' || state === 'held' || state === 'to-print' ? yes : no('communication_reason_has_left'),

  /** Includes held mails, once a mail server is configured. */
  beRetried: ({ state }: Mail, house: { canSend: boolean }): Verdict =>
    state === 'failed' || state === 'bounced' || state === 'cancelled' || (state === 'held' && house.canSend)
      ? yes
      : no('communication_reason_not_failed'),

  /** Sent and received mails are part of the record and cannot be deleted. */
  beDeleted: ({ state, authorId }: Mail, userId: string): Verdict => {
    if (state === 'note') return authorId === userId ? yes : no('communication_reason_not_your_note')
    return state === 'cancelled' ? yes : no('communication_reason_is_record')
  },

  /** Only by the author: a note at any time, a mail with custom text while it is queued or held. */
  beRewritten: ({ state, authorId, writtenAs }: Mail & { writtenAs: object | null }, userId: string): Verdict => {
    if (state === 'note') return authorId === userId ? yes : no('communication_reason_not_your_note')
    if (state !== 'queued' && state !== 'held') return no('communication_reason_has_left')
    if (authorId !== userId) return no('communication_reason_not_your_mail')
    return writtenAs ? yes : no('communication_reason_call_back_first')
  },

  /** Mails received before originals were stored have none. */
  openOriginal: ({ direction }: Mail, hasOriginal: boolean): Verdict => {
    if (direction !== 'in') return no('communication_reason_not_incoming')
    return hasOriginal ? yes : no('communication_reason_no_original')
  },

  /** Only incoming mails that could not be assigned to a record. */
  beMoved: ({ direction }: Mail, thread: { isUnassigned: boolean }): Verdict =>
    direction === 'in' && thread.isUnassigned ? yes : no('communication_reason_has_its_place'),
}
