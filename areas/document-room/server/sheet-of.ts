// A sheet of a workbook from rows that are in memory.

import type { Context } from '#platform/server/context.ts'
import type { SheetValue } from '#platform/server/documents/sheet-cell.ts'
import type { WrittenSheet } from '#platform/server/documents/spreadsheet.ts'

interface Content {
  /** Text key and width of each column. */
  columns: readonly [key: string, width: number][]
  rows: readonly SheetValue[][]
}

/** `name` is a text key. */
export function sheetOf(ctx: Context, name: string, { columns, rows }: Content): WrittenSheet {
  async function* portions() {
    yield rows
  }
  return { name: ctx.t(name), header: columns.map(([key, width]) => ({ title: ctx.t(key), width })), rows: portions() }
}
