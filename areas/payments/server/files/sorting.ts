// Sorts the entries of a file: those that are no incoming payment, those that are already booked, and the new ones.

import { and, eq, inArray } from 'drizzle-orm'
import type { CamtDocument, CamtEntry } from '#platform/server/bank-files/camt-entry.ts'
import type { Context } from '#platform/server/context.ts'
import type { FileOutcome, IgnoredReason } from '../../rules/file-outcome.ts'
import { changeEntry, type EntryRow } from '../entries/entry-row.ts'
import { isAmong } from '../expected/expected-row.ts'
import { bankEntry } from '../tables.ts'
import { withKeys, type KeyedEntry } from './entry-key.ts'

export const emptyOutcome = (): FileOutcome => ({
  matched: 0,
  proposed: 0,
  waiting: 0,
  reversed: 0,
  known: 0,
  ignored: {},
  continues: false,
})

const ignore = (outcome: FileOutcome, reason: IgnoredReason) => {
  outcome.ignored[reason] = (outcome.ignored[reason] ?? 0) + 1
}

/** Counts what is not booked, and returns the new entries. */
export async function sortOut(
  ctx: Context,
  documents: readonly CamtDocument[],
  outcome: FileOutcome,
): Promise<KeyedEntry[]> {
  outcome.continues = documents.every(({ isLastPage }) => !isLastPage)
  const incoming = documents.flatMap((document) =>
    withKeys(document.entries).filter((entry) => {
      const reason = whyIgnored(entry)
      if (reason) ignore(outcome, reason)
      return reason === null
    }),
  )
  const unknown = await withoutKnown(ctx, incoming)
  outcome.known += incoming.length - unknown.length
  const detailed = unknown.filter(({ hasDetails }) => hasDetails)
  const added = await withoutSettledSums(ctx, detailed, outcome)
  const sums = unknown.filter(({ hasDetails }) => !hasDetails)
  const totals = totalsOf([...(await rowsOf(ctx, sums, true)), ...detailed])
  return [
    ...added,
    ...sums.filter((sum) => {
      const isDetailed = totals.get(nameOf(sum)) === sum.amount
      if (isDetailed) ignore(outcome, 'detailed')
      return !isDetailed
    }),
  ]
}

function whyIgnored({ isBooked, isCredit, isReversal }: CamtEntry): IgnoredReason | null {
  if (!isBooked) return 'pending'
  if (isCredit) return isReversal ? 'reversed_debit' : null
  return isReversal ? null : 'debit'
}

/** The database has the last word: another server may book the same file at this moment. */
async function withoutKnown(ctx: Context, entries: readonly KeyedEntry[]): Promise<KeyedEntry[]> {
  const { rows } = await ctx.client.query<{ key: string }>(
    'select entry_key as key from bank_entry where workspace_id = $1 and entry_key = any($2)',
    [ctx.workspace.id, entries.map(({ key }) => key)],
  )
  const seen = new Set(rows.map(({ key }) => key))
  return entries.filter(({ key }) => !seen.has(key) && seen.add(key))
}

type Detail = Pick<KeyedEntry, 'account' | 'servicerReference' | 'isReversal' | 'amount'>

/** The entry that transactions belong to. */
const nameOf = ({ account, servicerReference, isReversal }: Omit<Detail, 'amount'>): string =>
  [account, servicerReference, isReversal].join(' ')

/** By entry; transactions of an entry without the bank's reference cannot be added up. */
function totalsOf(details: readonly Detail[]): Map<string, number> {
  const totals = new Map<string, number>()
  for (const detail of details) {
    if (detail.servicerReference === '') continue
    totals.set(nameOf(detail), (totals.get(nameOf(detail)) ?? 0) + detail.amount)
  }
  return totals
}

const rowsOf = async (ctx: Context, entries: readonly KeyedEntry[], hasDetails: boolean): Promise<EntryRow[]> => {
  const references = [...new Set(entries.map(({ servicerReference }) => servicerReference).filter(Boolean))]
  if (references.length === 0) return []
  return ctx.db
    .select()
    .from(bankEntry)
    .where(
      and(
        eq(bankEntry.workspaceId, ctx.workspace.id),
        inArray(bankEntry.account, [...new Set(entries.map(({ account }) => account))]),
        isAmong(bankEntry.servicerReference, references, 'text'),
        eq(bankEntry.hasDetails, hasDetails),
      ),
    )
}

/**
 * A statement may contain the sum of a collective entry only, and the notice its transactions. A sum that still waits is
 * replaced by its transactions; one that a person has settled makes them known.
 */
async function withoutSettledSums(
  ctx: Context,
  detailed: readonly KeyedEntry[],
  outcome: FileOutcome,
): Promise<KeyedEntry[]> {
  const sums = await rowsOf(ctx, detailed, false)
  const totals = totalsOf(detailed)
  const covered = sums.filter((sum) => totals.get(nameOf(sum)) === sum.amount && sum.state !== 'detailed')
  for (const sum of covered.filter(({ state }) => state === 'waiting')) {
    await changeEntry(ctx, sum, { state: 'detailed', settledAt: ctx.now })
  }
  const settled = new Set(covered.filter(({ state }) => state !== 'waiting').map(nameOf))
  const added = detailed.filter((entry) => !settled.has(nameOf(entry)))
  outcome.known += detailed.length - added.length
  return added
}
