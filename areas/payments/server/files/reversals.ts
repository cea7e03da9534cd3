// Reversals of a file. A credit that still waits and its reversal settle each other; a booked credit is taken back by a
// person only.

import { and, asc, eq } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import { changeEntry, findReversed, type EntryRow } from '../entries/entry-row.ts'
import { paymentBooking } from '../tables.ts'
import { insertEntries, rowOf, type Batch } from './entry-insert.ts'
import type { KeyedEntry } from './entry-key.ts'

export async function bookReversals(ctx: Context, { fileId, entries, outcome }: Batch): Promise<void> {
  for (const entry of entries) {
    const reversed = entry.hasDetails ? await findReversed(ctx, entry) : undefined
    const standing = await settle(ctx, reversed)
    if (standing.state === 'reversed') outcome.reversed += 1
    else outcome[standing.proposedId ? 'proposed' : 'waiting'] += 1
    await insertEntries(ctx, [reversalRow(ctx, { fileId, entry, standing })])
  }
}

type Standing = Pick<EntryRow, 'state' | 'problem' | 'proposedId' | 'reversedId' | 'settledAt'>

async function settle(ctx: Context, reversed: EntryRow | undefined): Promise<Standing> {
  if (!reversed) {
    return { state: 'waiting', problem: 'reversal_unknown', proposedId: null, reversedId: null, settledAt: null }
  }
  const reversedId = reversed.id
  if (reversed.state === 'matched') {
    const proposedId = await expectedOf(ctx, reversed.id)
    return { state: 'waiting', problem: 'reversal', proposedId, reversedId, settledAt: null }
  }
  if (reversed.state === 'waiting') await changeEntry(ctx, reversed, { state: 'reversed', settledAt: ctx.now })
  return { state: 'reversed', problem: null, proposedId: null, reversedId, settledAt: ctx.now }
}

async function expectedOf(ctx: Context, entryId: string): Promise<string | null> {
  const [first] = await ctx.db
    .select({ id: paymentBooking.expectedId })
    .from(paymentBooking)
    .where(and(eq(paymentBooking.workspaceId, ctx.workspace.id), eq(paymentBooking.entryId, entryId)))
    .orderBy(asc(paymentBooking.id))
    .limit(1)
  return first?.id ?? null
}

const reversalRow = (
  ctx: Context,
  { fileId, entry, standing }: { fileId: string; entry: KeyedEntry; standing: Standing },
) => ({ ...rowOf(ctx, fileId, { ...entry, id: newId() }), ...standing })
