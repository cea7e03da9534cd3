// The job behind a batch: draws a few letters per turn and stores each one, so that drawn letters survive a crash;
// then joins all of them into one file.

import { and, asc, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { contentsOf } from '#areas/files/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { joinLetters } from '#platform/server/documents/documents.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { mailMessage, printBatch, printBatchLetter } from '#platform/server/mail/tables.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { drawLettersJob, type BatchRow } from './batches.ts'
import { keepLetter, keepPages, letterSender } from './letter-pages.ts'

const lettersPerTurn = 25

const jobData = z.object({ batchId: z.uuid() })

export async function drawBatch(ctx: Context, data: unknown): Promise<void> {
  const { batchId } = jobData.parse(data)
  const thisBatch = and(eq(printBatch.workspaceId, ctx.workspace.id), eq(printBatch.id, batchId))
  const [batch] = await ctx.db.select().from(printBatch).where(thisBatch).for('update')
  // The batch no longer exists or is no longer being drawn, or this turn is repeated.
  if (batch?.state !== 'drawing') return
  if (batch.drawn >= batch.letters) {
    const { fileId, pages } = await joinBatch(ctx, batch)
    await ctx.db.update(printBatch).set({ state: 'ready', fileId, pages }).where(thisBatch)
    return
  }
  const places = await placesOf(ctx, batch)
  const turn = places.slice(batch.drawn, batch.drawn + lettersPerTurn)
  const rows = await ctx.db
    .select()
    .from(mailMessage)
    .where(
      and(
        eq(mailMessage.workspaceId, ctx.workspace.id),
        inArray(mailMessage.id, turn),
        inArray(mailMessage.state, ['to-print', 'printed']),
      ),
    )
  const sender = await letterSender(ctx)
  for (const row of rows) await keepLetter(ctx, row, sender)
  const drawn = turn.length === 0 ? batch.letters : Math.min(batch.letters, batch.drawn + lettersPerTurn)
  await ctx.db.update(printBatch).set({ drawn }).where(thisBatch)
  await ctx.enqueue(drawLettersJob, { batchId })
}

async function placesOf(ctx: Context, batch: BatchRow): Promise<string[]> {
  const rows = await ctx.db
    .select({ mailId: printBatchLetter.mailId })
    .from(printBatchLetter)
    .where(and(eq(printBatchLetter.workspaceId, ctx.workspace.id), eq(printBatchLetter.batchId, batch.id)))
    .orderBy(asc(printBatchLetter.position))
  return rows.map(({ mailId }) => mailId)
}

/** Omits letters that were called back while the batch was drawn. */
async function joinBatch(ctx: Context, batch: BatchRow): Promise<{ fileId: string; pages: number }> {
  const files = await ctx.db
    .select({ storageKey: storedFile.storageKey })
    .from(printBatchLetter)
    .innerJoin(
      mailMessage,
      and(eq(mailMessage.workspaceId, printBatchLetter.workspaceId), eq(mailMessage.id, printBatchLetter.mailId)),
    )
    .innerJoin(
      storedFile,
      and(eq(storedFile.workspaceId, mailMessage.workspaceId), eq(storedFile.id, mailMessage.letterFileId)),
    )
    .where(
      and(
        eq(printBatchLetter.workspaceId, ctx.workspace.id),
        eq(printBatchLetter.batchId, batch.id),
        inArray(mailMessage.state, ['to-print', 'printed']),
      ),
    )
    .orderBy(asc(printBatchLetter.position))
  async function* contents() {
    for (const { storageKey } of files) yield await contentsOf(ctx, storageKey)
  }
  const title = ctx.t('communication_batch_file', { date: dayOf(batch.createdAt), count: files.length })
  const joining = { title, isDuplex: batch.isDuplex, madeAt: batch.createdAt }
  const { pdf, pages } = await joinLetters(ctx.services, contents(), joining)
  const fileId = await keepPages(ctx, pdf, { name: `${title}.pdf`, ownerKind: 'print_batch', ownerId: batch.id })
  return { fileId, pages }
}
