// States of a mail, as its row stores them.

/**
 * `held`: there is no server to send it by. `sending`: a node has claimed it. `note`: written for colleagues, never sent. A letter is
 * `to-print` until somebody has said that it is printed.
 */
export const mailStates = [
  'queued',
  'sending',
  'sent',
  'held',
  'failed',
  'bounced',
  'cancelled',
  'received',
  'note',
  'to-print',
  'printed',
] as const
export type MailState = (typeof mailStates)[number]

/** The recipient has not received the mail and will not, unless it is sent after all. */
export const reachesNobody = (state: MailState): boolean =>
  state === 'failed' || state === 'bounced' || state === 'cancelled'

/**
 * `hard`: the address does not exist. `soft`: a later attempt may succeed. `block`: the receiving server rejects the
 * sender, not the address.
 */
export const bounceClasses = ['hard', 'soft', 'block', 'unknown'] as const
export type BounceClass = (typeof bounceClasses)[number]

/** Seconds during which a mail written by a person can be called back. */
export const holdSeconds = 30
