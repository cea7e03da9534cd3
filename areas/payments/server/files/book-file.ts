// Books the entries of a bank file, in one transaction: all of them or none.

import { and, eq } from 'drizzle-orm'
import { dayOf, swissDate } from '#platform/rules/calendar-day.ts'
import { francsOf } from '#platform/rules/amounts/money.ts'
import type { CamtDocument } from '#platform/server/bank-files/camt-entry.ts'
import { AppError } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import type { ReceivedFile } from '#platform/server/files/receive.ts'
import { newId } from '#platform/server/ids.ts'
import { decide, type Candidate, type Decision } from '../../rules/matching.ts'
import { lockPayments } from '../entries/entry-row.ts'
import { bookAll, personOf, type ToBook } from '../expected/booking.ts'
import { subjectOf } from '../expected/expected-row.ts'
import { bankFile } from '../tables.ts'
import { readCandidates, type Candidates } from './candidates.ts'
import { insertEntries, rowOf, type Batch, type Credited } from './entry-insert.ts'
import { bookReversals } from './reversals.ts'
import { emptyOutcome, sortOut } from './sorting.ts'

export type FileRow = typeof bankFile.$inferSelect

export async function bookFile(
  ctx: Context,
  file: Pick<ReceivedFile, 'name' | 'sha256'>,
  documents: readonly CamtDocument[],
): Promise<FileRow> {
  await lockPayments(ctx)
  await assertNewFile(ctx, file.sha256)
  const outcome = emptyOutcome()
  const entries = await sortOut(ctx, documents, outcome)
  const number = await nextNumber(ctx)
  const row = {
    id: newId(),
    number,
    name: file.name,
    sha256: file.sha256,
    uploadedBy: personOf(ctx),
    uploadedAt: ctx.now,
  }
  await ctx.db.insert(bankFile).values({ workspaceId: ctx.workspace.id, ...row, outcome })
  await bookCredits(ctx, { fileId: row.id, entries: entries.filter(({ isReversal }) => !isReversal), outcome })
  await bookReversals(ctx, { fileId: row.id, entries: entries.filter(({ isReversal }) => isReversal), outcome })
  const [kept] = await ctx.db
    .update(bankFile)
    .set({ outcome })
    .where(and(eq(bankFile.workspaceId, ctx.workspace.id), eq(bankFile.id, row.id)))
    .returning()
  if (!kept) throw new Error('the file was not written')
  ctx.record({
    event: 'payments.file_read',
    subject: { kind: 'bank_file', id: row.id, title: file.name },
    changes: (['matched', 'proposed', 'waiting', 'reversed', 'known'] as const)
      .filter((key) => outcome[key] > 0)
      .map((key) => ({ field: key, old: null, new: outcome[key] })),
  })
  return kept
}

async function assertNewFile(ctx: Context, sha256: Buffer): Promise<void> {
  const [known] = await ctx.db
    .select()
    .from(bankFile)
    .where(and(eq(bankFile.workspaceId, ctx.workspace.id), eq(bankFile.sha256, sha256)))
  if (!known) return
  throw new AppError('payments_file_known', {
    values: { number: known.number, day: swissDate(dayOf(known.uploadedAt)) },
  })
}

async function nextNumber({ client, workspace }: Context): Promise<number> {
  const { rows } = await client.query<{ last: string }>(
    `insert into number_sequence as s (workspace_id, name, last) values ($1, 'bank_file', 1)
      on conflict (workspace_id, name) do update set last = s.last + 1 returning last`,
    [workspace.id],
  )
  return Number(rows[0]?.last)
}

async function bookCredits(ctx: Context, { fileId, entries, outcome }: Batch): Promise<void> {
  const credits = entries.map((entry) => ({ ...entry, id: newId() }))
  const candidates = await readCandidates(ctx, credits)
  const decided = credits.map((credit) => {
    const fitting = candidates.for(credit)
    const decision = decide(credit, fitting)
    apply(decision, credit.amount, fitting)
    return { credit, decision }
  })
  await insertEntries(
    ctx,
    decided.map(({ credit, decision }) => ({
      ...rowOf(ctx, fileId, credit),
      state: decision.does === 'wait' ? ('waiting' as const) : ('matched' as const),
      problem: decision.does === 'wait' ? decision.problem : null,
      proposedId: decision.does === 'wait' ? decision.proposedId : null,
      reversedId: null,
      settledAt: decision.does === 'wait' ? null : ctx.now,
    })),
  )
  for (const { decision } of decided) outcome[countOf(decision)] += 1
  await bookAll(ctx, toBook(decided, candidates))
  await confirmAll(ctx, decided, candidates)
}

interface Decided {
  credit: Credited
  decision: Decision
}

/** Several entries of a file may pay the same expected payment. */
function toBook(decided: readonly Decided[], candidates: Candidates): ToBook[] {
  const bookings = decided.flatMap(({ credit, decision }) =>
    decision.does === 'book' ? [{ credit, expectedId: decision.expectedId }] : [],
  )
  return [...Map.groupBy(bookings, ({ expectedId }) => expectedId)].map(([expectedId, booked]) => ({
    before: candidates.lockedRow(expectedId),
    bookings: booked.map(({ credit: { amount, bookedOn: paidOn, reference, id: entryId } }) => ({
      amount,
      paidOn,
      reference,
      source: 'bank',
      entryId,
    })),
  }))
}

/** Later entries of the file see what earlier ones leave open. */
function apply(decision: Decision, amount: number, fitting: readonly Candidate[]): void {
  if (decision.does === 'wait') return
  const candidate = fitting.find(({ id }) => id === decision.expectedId)
  if (!candidate) return
  if (decision.does === 'confirm') {
    candidate.recorded = candidate.recorded.filter(({ bookingId }) => bookingId !== decision.bookingId)
    return
  }
  candidate.open -= amount
  candidate.state = candidate.open === 0 ? 'paid' : 'partial'
}

function countOf(decision: Decision): 'matched' | 'proposed' | 'waiting' {
  if (decision.does !== 'wait') return 'matched'
  return decision.proposedId ? 'proposed' : 'waiting'
}

/** The money that a person recorded is now on the account. */
async function confirmAll(ctx: Context, decided: readonly Decided[], candidates: Candidates): Promise<void> {
  const confirmed = decided.flatMap(({ credit, decision }) =>
    decision.does === 'confirm' ? [{ credit, ...decision }] : [],
  )
  if (confirmed.length === 0) return
  await ctx.client.query(
    `update payment_booking p set entry_id = c.entry_id from unnest($2::uuid[], $3::uuid[]) as c (id, entry_id)
      where p.workspace_id = $1 and p.id = c.id and p.entry_id is null`,
    [ctx.workspace.id, confirmed.map(({ bookingId }) => bookingId), confirmed.map(({ credit }) => credit.id)],
  )
  for (const { credit, expectedId } of confirmed) {
    ctx.record({
      event: 'payments.confirmed',
      subject: subjectOf(candidates.lockedRow(expectedId)),
      changes: [{ field: 'amount', old: null, new: francsOf(credit.amount) }],
    })
  }
}
