// Ends a print batch. Its letters become printed only when staff confirm the printing; a discarded batch returns its
// letters to the list.

import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { StaffContext } from '#platform/server/context.ts'
import { mailMessage, mailThread, printBatch, printBatchLetter } from '#platform/server/mail/tables.ts'
import { notFound, AppError } from '#platform/server/app-error.ts'
import { subjectOfThread } from '../inbox/thread-row.ts'
import { subjectOfBatch, thisBatch, viewOf, type BatchRow } from './batches.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/letters.ts'

/** Letters called back meanwhile stay called back. Letters whose address has changed keep waiting. */
export const confirmPrinted = handler(
  contract.confirmPrinted,
  { permission: 'shared_communication' },
  async (ctx, { params }) => {
    const row = await lockBatch(ctx, params.batchId)
    if (row.state === 'drawing') throw new AppError('communication_batch_is_drawn')
    if (row.state === 'discarded') throw new AppError('communication_batch_is_discarded')
    if (row.state === 'printed') return { batch: await viewOf(ctx, row), printed: 0 }
    const letters = await ctx.db
      .update(mailMessage)
      .set({ state: 'printed', sentAt: ctx.now, printedBy: ctx.user.id })
      .where(
        and(
          eq(mailMessage.workspaceId, ctx.workspace.id),
          eq(mailMessage.state, 'to-print'),
          // A letter without pages got another address since, so the file contains an outdated version.
          isNotNull(mailMessage.letterFileId),
          inArray(
            mailMessage.id,
            ctx.db
              .select({ id: printBatchLetter.mailId })
              .from(printBatchLetter)
              .where(and(eq(printBatchLetter.workspaceId, ctx.workspace.id), eq(printBatchLetter.batchId, row.id))),
          ),
        ),
      )
      .returning({ threadId: mailMessage.threadId, subject: mailMessage.subject })
    const [printed = row] = await ctx.db
      .update(printBatch)
      .set({ state: 'printed', printedAt: ctx.now, printedBy: ctx.user.id })
      .where(thisBatch(ctx, row.id))
      .returning()
    await recordEach(ctx, letters)
    ctx.record({ event: 'letters.printed', subject: subjectOfBatch(ctx, row) })
    const title = ctx.t('communication_letters_marked', { count: letters.length })
    return { batch: await viewOf(ctx, printed), printed: letters.length, notify: [{ type: 'success', title }] }
  },
)

/** Writes an entry in the history of each record. */
async function recordEach(
  ctx: StaffContext,
  letters: readonly { threadId: string | null; subject: string }[],
): Promise<void> {
  const ids = letters.flatMap(({ threadId }) => threadId ?? [])
  if (ids.length === 0) return
  const threads = await ctx.db
    .select()
    .from(mailThread)
    .where(and(eq(mailThread.workspaceId, ctx.workspace.id), inArray(mailThread.id, ids)))
  const byId = new Map(threads.map((thread) => [thread.id, thread]))
  for (const { threadId, subject } of letters) {
    const thread = threadId ? byId.get(threadId) : undefined
    if (thread) ctx.record({ event: 'letter.printed', subject: subjectOfThread(ctx, thread), cause: subject })
  }
}

/** Also allowed while the batch is drawn: letters drawn so far are discarded with it. */
export const discardBatch = handler(
  contract.discardBatch,
  { permission: 'shared_communication' },
  async (ctx, { params }) => {
    const row = await lockBatch(ctx, params.batchId)
    if (row.state === 'printed') throw new AppError('communication_batch_is_printed')
    if (row.state === 'discarded') return { batch: await viewOf(ctx, row) }
    const [discarded = row] = await ctx.db
      .update(printBatch)
      .set({ state: 'discarded' })
      .where(thisBatch(ctx, row.id))
      .returning()
    ctx.record({ event: 'letters.batch_discarded', subject: subjectOfBatch(ctx, row) })
    return {
      batch: await viewOf(ctx, discarded),
      notify: [{ type: 'success', title: ctx.t('communication_batch_discarded') }],
    }
  },
)

async function lockBatch(ctx: StaffContext, id: string): Promise<BatchRow> {
  const [row] = await ctx.db.select().from(printBatch).where(thisBatch(ctx, id)).for('update')
  if (!row) throw notFound('communication_batch_not_found')
  return row
}
