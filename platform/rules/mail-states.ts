// How a mail stands, as its row says.

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

/** Who was to get it has not, and does not unless somebody sends it after all. */
export const reachesNobody = (state: MailState): boolean =>
  state === 'failed' || state === 'bounced' || state === 'cancelled'

/** `hard`: the address does not exist. `soft`: perhaps later. `block`: the sender is refused, not the address. */
export const bounceClasses = ['hard', 'soft', 'block', 'unknown'] as const
export type BounceClass = (typeof bounceClasses)[number]

/** What a person writes can be called back for so long before it goes out. */
export const holdSeconds = 30
