// Exports the list as a spreadsheet: the visible columns of the selected or matching rows, in display order, streamed
// through a cursor.

import type { QueryResultRow } from 'pg'
import type { BulkRequest } from '../../contract/table.ts'
import { dayOf } from '../../rules/calendar-day.ts'
import type { StaffContext } from '../context.ts'
import type { SheetValue } from '../documents/sheet-cell.ts'
import { mostSheetRows, spreadsheet, spreadsheetType } from '../documents/spreadsheet.ts'
import { openTransaction } from '../db/transaction.ts'
import type { ServedFile } from '../http/file-route.ts'
import { fieldRefusal, AppError } from '../app-error.ts'
import type { FoundRow, ListColumn, SheetColumn, Table } from './declaration.ts'
import { arranged, columnOf } from './definition.ts'
import { excelCell } from './excel-cell.ts'
import type { InTransaction } from './bulk.ts'
import { readColumnSettings } from './settings.ts'
import { countStatement, everyRowStatement, planWithValues } from './statement.ts'
import { meantBy, type Meant } from './targets.ts'

export const exportAction = 'exportExcel'
const rowsPerPortion = 500

export async function exportTable<Found extends FoundRow & QueryResultRow>(
  table: Table<Found>,
  request: BulkRequest,
  inTransaction: InTransaction,
): Promise<ServedFile> {
  const { ctx, columns, more, meant } = await inTransaction(async (own) => {
    const sheet = (await table.inSheets?.(own)) ?? { more: [], without: [] }
    const chosen = (await columnsOf(table, own, request.columns)).filter(({ key }) => !sheet.without.includes(key))
    const meant = await meantBy(table, own, request)
    const rows = await countRows(table, own, meant)
    own.record({
      event: 'list.exported',
      subject: { kind: 'workspace', id: own.workspace.id, title: own.t(table.title) },
      changes: [{ field: 'rows', old: null, new: rows }],
    })
    return { ctx: own, columns: chosen, more: sheet.more, meant }
  })
  const title = ctx.t(table.title)
  return {
    name: `${title} ${dayOf(ctx.now)}.xlsx`,
    contentType: spreadsheetType,
    content: spreadsheet({
      name: title,
      header: [
        ...columns.map((column) => ({ title: ctx.t(column.title), width: widthOf(column) })),
        ...more.map((column) => ({ title: column.title, width: widthOf(column) })),
      ],
      rows: portions(table, { meant, columns, more, ctx }),
    }),
  }
}

/** Returns the requested columns, otherwise the list's visible ones. */
async function columnsOf<Found extends FoundRow>(
  table: Table<Found>,
  ctx: StaffContext,
  keys: string[] | undefined,
): Promise<ListColumn<Found>[]> {
  const shown = keys ?? (await visibleKeys(table, ctx))
  const columns = shown.map((key) => {
    const column = table.columns.find((one) => one.key === key)
    if (!column) throw fieldRefusal('columns', 'table_column_not_known', { name: key })
    return column
  })
  const filled = columns.filter((column) => column.value !== undefined)
  if (filled.length === 0) throw fieldRefusal('columns', 'general_field_is_required')
  return filled
}

async function visibleKeys<Found extends FoundRow>(table: Table<Found>, ctx: StaffContext): Promise<string[]> {
  const columns = table.columns.map((column) => columnOf(column, ctx))
  const header = arranged(columns, await readColumnSettings(ctx, table.key))
  return header.filter((column) => column.visible).map((column) => column.key)
}

async function countRows<Found extends FoundRow>(table: Table<Found>, ctx: StaffContext, meant: Meant) {
  const statement = countStatement(table, ctx.workspace.id, meant.question, { exactly: true, further: meant.further })
  const { rows } = await ctx.client.query<{ n: number }>(statement)
  const counted = rows[0]?.n ?? 0
  if (counted > mostSheetRows)
    throw new AppError('table_export_too_many', { status: 422, values: { most: mostSheetRows } })
  return counted
}

interface Exporting<Found> {
  meant: Meant
  columns: ListColumn<Found>[]
  more: readonly SheetColumn[]
  /** For texts only: its own transaction has already ended. */
  ctx: StaffContext
}

/** Reads only as fast as the client receives; if the client disconnects, the transaction ends. */
async function* portions<Found extends FoundRow & QueryResultRow>(
  table: Table<Found>,
  { meant, columns, more, ctx }: Exporting<Found>,
): AsyncGenerator<SheetValue[][]> {
  const { id } = ctx.workspace
  const { transaction } = await openTransaction(ctx.services.pool, id, { readOnly: true, first: planWithValues })
  try {
    const { text, values } = everyRowStatement(table, id, meant.question, { further: meant.further, more })
    await transaction.client.query(`declare exported no scroll cursor for ${text}`, values)
    for (;;) {
      const { rows } = await transaction.client.query<Found>(`fetch ${rowsPerPortion} from exported`)
      if (rows.length === 0) return
      yield rows.map((row) => [
        ...columns.map((column) => excelCell(column.cell, column.value?.(row, ctx), ctx.t)),
        ...more.map(({ key, cell, value }) => excelCell(cell, value(row[key]), ctx.t)),
      ])
    }
  } finally {
    await transaction.rollback()
  }
}

const wide = new Set<ListColumn<FoundRow>['cell']>(['people', 'links', 'text', 'contact', 'references'])
const widthOf = ({ cell }: { cell: ListColumn<FoundRow>['cell'] }) => (wide.has(cell) ? 28 : 16)
