// Enqueues attempts of queued transfers. While the connection is off, transfers are paused; they are retried once it
// is on again.

import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { whileOff } from '../rules/transfer.ts'
import { lookForAnswers } from './receiving.ts'
import { erpTransfer } from './tables.ts'
import { changeTransfer, type TransferRow } from './transfers.ts'

export const sendJob = 'erp-send'
export const pullJob = 'erp-pull-object'

/** `attempts` is the count when the job was enqueued; a job whose count is outdated does nothing. */
export const tryData = z.object({ transferId: z.uuid(), attempts: z.number().optional() })

type Tried = Pick<TransferRow, 'id' | 'direction' | 'attempts'>

export async function enqueueTry(ctx: Context, { id, direction, attempts }: Tried, startAfter?: Date): Promise<void> {
  const job = direction === 'out' ? sendJob : pullJob
  await ctx.enqueue(job, { transferId: id, attempts }, startAfter && { startAfter })
}

const standingStill = { nextTryAt: null, reasons: [whileOff] }

export async function park(ctx: Context, { id }: TransferRow): Promise<void> {
  await changeTransfer(ctx, id, standingStill)
}

const allQueued = (ctx: Context) => and(eq(erpTransfer.workspaceId, ctx.workspace.id), eq(erpTransfer.state, 'queued'))

/** Connection switched off: pauses all queued transfers. */
export async function pause(ctx: Context): Promise<void> {
  await ctx.db.update(erpTransfer).set(standingStill).where(allQueued(ctx))
}

/** Connection switched on: retries all queued transfers at once and resumes polling for replies. */
export async function resume(ctx: Context): Promise<void> {
  const queued = await ctx.db
    .update(erpTransfer)
    .set({ attempts: 0, nextTryAt: null, reasons: [] })
    .where(allQueued(ctx))
    .returning()
  for (const row of queued) await enqueueTry(ctx, row)
  await lookForAnswers(ctx)
}
