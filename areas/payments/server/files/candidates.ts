// Expected payments that the entries of a file may pay.

import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { referencesIn, wordsOf, type Candidate, type Credit } from '../../rules/matching.ts'
import { isAmong, lockRows, type ExpectedRow } from '../expected/expected-row.ts'
import { lockRecords } from '../extension-points.ts'
import { expectedPayment, paymentBooking } from '../tables.ts'

export interface Candidates {
  /** The row that was locked because an entry has its reference. */
  lockedRow(id: string): ExpectedRow
  /**
   * The one with the exact reference, otherwise those that may be suggested, so that a long file does not compare everything with
   * everything.
   */
  for(credit: Credit): readonly Candidate[]
}

/** Payments with the exact reference are locked, after the records that wait for them; others are only suggested. */
export async function readCandidates(ctx: Context, credits: readonly Credit[]): Promise<Candidates> {
  const exact = new Set(credits.map(({ reference }) => reference).filter(Boolean))
  const found = await find(ctx, credits, exact)
  const bookable = found.filter(({ reference }) => exact.has(reference))
  await lockRecords(ctx, bookable)
  const locked = await lockRows(
    ctx,
    bookable.map(({ id }) => id),
  )
  const rowById = new Map(locked.map((row) => [row.id, row]))
  const recorded = Map.groupBy(await readRecorded(ctx, locked), ({ expectedId }) => expectedId)
  const candidates = found.map((row) => asCandidate(rowById.get(row.id) ?? row, recorded.get(row.id) ?? []))
  const byReference = Map.groupBy(candidates, ({ reference }) => reference)
  const byAmount = Map.groupBy(candidates, ({ open }) => open)
  return {
    lockedRow(id) {
      const row = rowById.get(id)
      if (!row) throw new Error('the expected payment was not locked')
      return row
    },
    for: ({ reference, text, amount }) =>
      byReference.get(reference) ?? [
        ...new Set([
          ...referencesIn(`${reference} ${text}`).flatMap((one) => byReference.get(one) ?? []),
          ...(byAmount.get(amount) ?? []),
        ]),
      ],
  }
}

type Found = Pick<
  ExpectedRow,
  'id' | 'kind' | 'recordId' | 'account' | 'reference' | 'debtorName' | 'openAmount' | 'state'
>

async function find(ctx: Context, credits: readonly Credit[], exact: ReadonlySet<string>): Promise<Found[]> {
  const typed = credits.flatMap(({ reference, text }) => referencesIn(`${reference} ${text}`))
  const references = [...new Set([...exact, ...typed])]
  const amounts = [...new Set(credits.map(({ amount }) => amount))]
  if (amounts.length === 0) return []
  const { id, kind, recordId, account, reference, debtorName, openAmount, state } = expectedPayment
  return ctx.db
    .select({ id, kind, recordId, account, reference, debtorName, openAmount, state })
    .from(expectedPayment)
    .where(
      and(
        eq(expectedPayment.workspaceId, ctx.workspace.id),
        or(
          isAmong(expectedPayment.reference, references, 'text'),
          and(
            isAmong(expectedPayment.openAmount, amounts, 'bigint'),
            inArray(expectedPayment.state, ['open', 'partial']),
          ),
        ),
      ),
    )
    .orderBy(asc(expectedPayment.id))
}

type Recorded = { bookingId: string; expectedId: string; amount: number }

export async function readRecorded(ctx: Context, rows: readonly ExpectedRow[]): Promise<Recorded[]> {
  if (rows.length === 0) return []
  return ctx.db
    .select({ bookingId: paymentBooking.id, expectedId: paymentBooking.expectedId, amount: paymentBooking.amount })
    .from(paymentBooking)
    .where(
      and(
        eq(paymentBooking.workspaceId, ctx.workspace.id),
        isAmong(
          paymentBooking.expectedId,
          rows.map(({ id }) => id),
          'uuid',
        ),
        isNull(paymentBooking.entryId),
      ),
    )
    .orderBy(asc(paymentBooking.id))
}

const asCandidate = (row: Found, recorded: readonly Recorded[]): Candidate => ({
  id: row.id,
  account: row.account,
  reference: row.reference,
  debtorWords: wordsOf(row.debtorName),
  open: row.openAmount,
  state: row.state,
  recorded,
})
