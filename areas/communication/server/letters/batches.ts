// Print batches: chosen letters, or all that match, become one file. Until the batch ends (`batch-end.ts`) its
// letters can be in no other batch.

import { and, desc, eq, gt, ne, or, sql, getTableName } from 'drizzle-orm'
import { taskGroup } from '#areas/tasks/server/public.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { insertRows } from '#platform/server/db/insert-rows.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import type { Input } from '#platform/server/http/input.ts'
import { newId } from '#platform/server/ids.ts'
import { printBatch, printBatchLetter } from '#platform/server/mail/tables.ts'
import type { RecordKind } from '#platform/server/records/record-kind.ts'
import { joinedRecords, recordColumn } from '#platform/server/records/record-sql.ts'
import { fieldRefusal, notFound, AppError } from '#platform/server/app-error.ts'
import { staffNames } from '#platform/server/session/staff-names.ts'
import type { PrintBatch } from '../../contract/letters.ts'
import { batchDays, mostLettersInBatch, type LetterOrder } from '../../rules/letters.ts'
import { lettersWhere } from './letter-conditions.ts'
import { handler } from '#platform/server/http/handler.ts'
import { fileHandler } from '#platform/server/http/file-route.ts'
import * as contract from '../../contract/letters.ts'

const taskGroupTable = getTableName(taskGroup)

export const drawLettersJob = 'draw-letters'

export type BatchRow = typeof printBatch.$inferSelect

export const thisBatch = (ctx: Context, id: string) =>
  and(eq(printBatch.workspaceId, ctx.workspace.id), eq(printBatch.id, id))

export const printLetters = handler(
  contract.printLetters,
  { permission: 'shared_communication' },
  async (ctx, { body }) => {
    // Serialises printing: a second concurrent request finds only the letters that the first has left.
    await ctx.client.query('select pg_advisory_xact_lock(hashtextextended($1, 364))', [ctx.workspace.id])
    const ids = await chosenLetters(ctx, body)
    if (ids.length === 0) throw fieldRefusal('ids', 'communication_no_letter_printable')
    const id = newId()
    const [row] = await ctx.db
      .insert(printBatch)
      .values({
        workspaceId: ctx.workspace.id,
        id,
        state: 'drawing',
        letters: ids.length,
        sortedBy: body.sortedBy,
        isDuplex: body.isDuplex,
        isAgain: body.show === 'printed',
        createdBy: ctx.user.id,
        createdAt: ctx.now,
      })
      .returning()
    if (!row) throw new Error('the batch was not written')
    await insertRows(
      ctx.client,
      printBatchLetter,
      ids.map((mailId, position) => ({ workspaceId: ctx.workspace.id, batchId: id, position, mailId })),
    )
    await ctx.enqueue(drawLettersJob, { batchId: id })
    ctx.record({ event: 'letters.batch_begun', subject: subjectOfBatch(ctx, row) })
    return { batch: await viewOf(ctx, row) }
  },
)

const ordersOf = (kinds: readonly RecordKind[]): Record<LetterOrder, string> => ({
  postcode: `coalesce(nullif(m.postal ->> 'country', ''), 'CH') <> 'CH', m.postal ->> 'postcode', m.postal ->> 'place', m.postal ->> 'name', m.id`,
  number: `${recordColumn(kinds, 'number')}, m.id`,
})

/** Excludes letters in their 30-second call-back window and letters of a paused bulk mail. */
async function chosenLetters(
  ctx: StaffContext,
  { ids, show, search, sortedBy }: Input<typeof contract.printLetters>['body'],
): Promise<string[]> {
  const values: unknown[] = [ctx.workspace.id]
  const chosen = lettersWhere(values, { show, search: ids ? '' : search })
  const among = ids ? ` and m.id = any($${values.push(ids)})` : ''
  const now = `$${values.push(ctx.now)}`
  const { kinds } = ctx.services.records
  const { rows } = await ctx.client.query<{ id: string }>(
    `select m.id from mail_message m
      ${joinedRecords(kinds, 'm')}
      where ${chosen}${among} and (m.not_before is null or m.not_before <= ${now})
        and (m.task_group_id is null or exists (select from ${taskGroupTable} g
          where g.workspace_id = $1 and g.id = m.task_group_id and g.paused_at is null))
      order by ${ordersOf(kinds)[sortedBy]} limit ${mostLettersInBatch}`,
    values,
  )
  return rows.map(({ id }) => id)
}

export async function findBatch(ctx: Context, id: string): Promise<BatchRow> {
  const [row] = await ctx.db.select().from(printBatch).where(thisBatch(ctx, id))
  if (!row) throw notFound('communication_batch_not_found')
  return row
}

export const getPrintBatch = handler(
  contract.getPrintBatch,
  { permission: 'shared_communication' },
  async (ctx, { params }) => viewOf(ctx, await findBatch(ctx, params.batchId)),
)

export const getPrintBatchPdf = fileHandler(
  contract.getPrintBatchPdf,
  { permission: 'shared_communication' },
  async (ctx, { params }) => {
    const row = await findBatch(ctx, params.batchId)
    if (row.state === 'drawing') throw new AppError('communication_batch_is_drawn')
    const [file] = row.fileId
      ? await ctx.db
          .select()
          .from(storedFile)
          .where(and(eq(storedFile.workspaceId, ctx.workspace.id), eq(storedFile.id, row.fileId)))
      : []
    if (!file) throw notFound('communication_batch_forgotten')
    const { name, contentType, size, storageKey } = file
    return { name, contentType, size, content: await ctx.services.files.get(storageKey), inline: true }
  },
)

export const subjectOfBatch = (ctx: StaffContext, { id, letters }: Pick<BatchRow, 'id' | 'letters'>) => ({
  kind: 'print_batch',
  id,
  title: ctx.t('communication_batch_title', { count: letters }),
})

const batchesShown = 50

/** All open batches, and those printed recently. */
export async function newestBatches(ctx: StaffContext): Promise<PrintBatch[]> {
  const since = new Date(ctx.now.getTime() - batchDays * 86_400_000)
  const rows = await ctx.db
    .select()
    .from(printBatch)
    .where(
      and(
        eq(printBatch.workspaceId, ctx.workspace.id),
        ne(printBatch.state, 'discarded'),
        or(ne(printBatch.state, 'printed'), gt(printBatch.createdAt, since)),
      ),
    )
    .orderBy(sql`(${printBatch.state} <> 'printed') desc`, desc(printBatch.createdAt), desc(printBatch.id))
    .limit(batchesShown)
  return viewsOf(ctx, rows)
}

export async function viewOf(ctx: StaffContext, row: BatchRow): Promise<PrintBatch> {
  const [view] = await viewsOf(ctx, [row])
  if (!view) throw notFound('communication_batch_not_found')
  return view
}

async function viewsOf(ctx: StaffContext, rows: readonly BatchRow[]): Promise<PrintBatch[]> {
  const names = await staffNames(
    ctx,
    rows.flatMap(({ createdBy, printedBy }) => [createdBy, printedBy]),
  )
  const nameOf = (id: string | null) => id && names(id).name
  return rows.map((row) => ({
    id: row.id,
    state: row.state,
    letters: row.letters,
    drawn: row.drawn,
    pages: row.pages,
    isDuplex: row.isDuplex,
    isAgain: row.isAgain,
    hasFile: row.fileId !== null,
    createdAt: row.createdAt.toISOString(),
    createdBy: nameOf(row.createdBy),
    printedAt: row.printedAt?.toISOString() ?? null,
    printedBy: nameOf(row.printedBy),
  }))
}
