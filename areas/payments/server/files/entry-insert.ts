// Inserts the entries of a file.

import type { Context } from '#platform/server/context.ts'
import { insertRows } from '#platform/server/db/insert-rows.ts'
import type { FileOutcome } from '../../rules/file-outcome.ts'
import { bankEntry } from '../tables.ts'
import type { KeyedEntry } from './entry-key.ts'

export interface Batch {
  fileId: string
  entries: readonly KeyedEntry[]
  /** Counted while the entries are booked. */
  outcome: FileOutcome
}

export type Credited = KeyedEntry & { id: string }

export const rowOf = (ctx: Context, fileId: string, entry: Credited) => ({
  workspaceId: ctx.workspace.id,
  id: entry.id,
  entryKey: entry.key,
  fileId,
  message: entry.message,
  account: entry.account,
  collectedFor: entry.collectedFor,
  servicerReference: entry.servicerReference,
  hasDetails: entry.hasDetails,
  bookedOn: entry.bookedOn,
  amount: entry.amount,
  currency: entry.currency,
  isReversal: entry.isReversal,
  debtorName: entry.debtorName,
  debtorAccount: entry.debtorAccount,
  reference: entry.reference,
  endToEndId: entry.endToEndId,
  paymentText: entry.text,
  searchText: '',
  createdAt: ctx.now,
})

export const insertEntries = (ctx: Context, rows: readonly (typeof bankEntry.$inferInsert)[]): Promise<void> =>
  insertRows(ctx.client, bankEntry, rows, {
    searchText: `folded(concat_ws(' ', a.debtor_name, a.reference, a.payment_text, a.debtor_account, a.servicer_reference))`,
  })
