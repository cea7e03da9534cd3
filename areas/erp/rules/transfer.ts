// Life of a transfer: queued, sent, then answered. A failed sending is retried after growing pauses.

export const transferKinds = ['import', 'object', 'dossier', 'contract'] as const
export type TransferKind = (typeof transferKinds)[number]

export const transferStates = ['queued', 'sent', 'confirmed', 'refused', 'failed'] as const
export type TransferState = (typeof transferStates)[number]

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** Milliseconds until the next attempt, by the number of failed attempts. */
const pauses = [10 * second, minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 12 * hour] as const

/** Milliseconds until the next attempt; null after the last one, when only a person can start the transfer again. */
export const pauseAfter = (attempts: number): number | null => pauses[attempts - 1] ?? null

/** True if the transfer will still change without user action. */
export const isOnItsWay = (state: TransferState): boolean => state === 'queued' || state === 'sent'

/** Reason in the words of the property software. */
interface OrderReason {
  attribute: string
  reason: string
}

/** A reason of ours, translated for each reader. */
interface OwnReason {
  key: string
  values?: Record<string, string | number>
}

export type TransferReason = OrderReason | OwnReason

/** Reason why a queued transfer is paused. */
export const whileOff: OwnReason = { key: 'erp_reason_off' }

/** It goes on when the connection is switched on again. */
export const isPaused = ({ state, reasons }: { state: TransferState; reasons: readonly TransferReason[] }): boolean =>
  state === 'queued' && reasons.some((one) => 'key' in one && one.key === whileOff.key)

/** Maps known messages of the property software to text keys, which are translated for the user. */
const known: readonly [RegExp, string][] = [
  [/unknown unit/i, 'unknown_unit'],
  [/not available/i, 'unit_not_available'],
  [/birth/i, 'no_birth_date'],
  [/address/i, 'no_address'],
  [/rentStartDate/i, 'no_start'],
]

/** Null where only the system's own words say it. */
export function reasonKey({ attribute, reason }: OrderReason): string | null {
  const found = known.find(([pattern]) => pattern.test(`${attribute} ${reason}`))
  return found ? `erp_reason_${found[1]}` : null
}
