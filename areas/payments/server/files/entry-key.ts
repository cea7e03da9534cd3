// Key of an entry, unique in the database: the same credit in camt.053 and camt.054 is booked once.

import { createHash } from 'node:crypto'
import type { CamtEntry } from '#platform/server/bank-files/camt-entry.ts'

export interface KeyedEntry extends CamtEntry {
  key: string
  /** The bank's reference of the entry, or else of the transaction. */
  servicerReference: string
}

/**
 * Account, the bank's reference and the references of the payment. Without a reference of the bank, the day, the payer
 * and the message take its place. Equal transactions of a document are counted: of two that differ in nothing the
 * second has the number 2, in every file that contains both.
 */
export function withKeys(document: readonly CamtEntry[]): KeyedEntry[] {
  const countByParts = new Map<string, number>()
  return document.map((entry) => {
    const servicerReference = entry.entryReference || entry.transactionReference
    const parts = [
      entry.account,
      ...(servicerReference ? [servicerReference] : ['', entry.bookedOn, entry.debtorAccount, entry.text]),
      entry.isCredit,
      entry.isReversal,
      entry.amount,
      entry.currency,
      entry.reference,
      entry.endToEndId,
    ].join('\n')
    const count = (countByParts.get(parts) ?? 0) + 1
    countByParts.set(parts, count)
    return { ...entry, servicerReference, key: createHash('sha256').update(`${parts}\n${count}`).digest('base64url') }
  })
}
