// Previews an uploaded file with a proposed meaning per column: the one used for the same headings before, else by
// heading and values.

import type { Context } from '#platform/server/context.ts'
import type { ReadSheet } from '#platform/server/documents/sheets/read-cell.ts'
import { textIn } from '../../rules/import/import-cells.ts'
import { countOfHeadings, knownHeadings } from '../../rules/import/import-headings.ts'
import { proposedColumns, type Proposal } from '../../rules/import/proposed-columns.ts'
import { columnsOf, proposedKind, type ReadColumn } from './columns.ts'
import { meaningsOf } from './remembered.ts'
import { findImport, sheetsOf, tableIn, type Table } from './source.ts'
import { inAllLanguages, wordsOf } from './words.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/bulk-import.ts'

const shownCharacters = 80

export const previewImport = handler(
  contract.previewImport,
  { permission: 'object_write' },
  async (ctx, { params, query }) => {
    const source = await findImport(ctx, params.id)
    const sheets = await sheetsOf(ctx, source.id)
    const sheet = sheets.find(({ name }) => name === query.sheet) ?? proposedSheet(sheets)
    const headerRow = query.headerRow ?? headerRowOf(sheet)
    const table = tableIn(sheets, { sheet: sheet.name, headerRow })
    const remembered = await meaningsOf(ctx, table.headings)
    const { columns, knownNumbers } = await columnsOf(ctx, table)
    const proposed: (Proposal | null)[] = remembered
      ? remembered.mapping.map((key) => key && { key, isSure: true })
      : proposedColumns(columns, { labels: inAllLanguages, wordsOf })
    const kind = remembered
      ? { kind: remembered.kind, isSure: true }
      : proposedKind(proposed, [sheet.name, source.fileName])
    return {
      id: source.id,
      fileName: source.fileName,
      sheets: sheets.map(({ name, rows, isHidden }) => ({ name, rows, isHidden })),
      sheet: sheet.name,
      headerRow,
      rows: table.rows.length,
      hiddenRows: sheet.hiddenRows.filter((row) => row >= headerRow).length,
      firstRows: sheet.cells.slice(0, Math.min(40, Math.max(8, headerRow + 3))).map((cells, at) => ({
        number: at + 1,
        cells: table.headings.map((_, column) => shortened(textIn(cells[column] ?? null))),
      })),
      columns: table.headings.map((heading, column) => ({
        heading,
        examples: examplesIn(table, column),
        proposed: proposed[column]?.key ?? null,
        isSure: proposed[column]?.isSure ?? true,
        leftOut: leftOutOf(ctx, columns[column]),
        knownNumbers: knownNumbers[column] ?? 0,
      })),
      wasRemembered: remembered !== null,
      kind: kind.kind,
      isKindSure: kind.isSure,
    }
  },
)

const leftOutOf = (ctx: Context, column: ReadColumn | undefined): string | null =>
  column?.leftOut ? ctx.t(column.leftOut) : null

const shortened = (text: string) => (text.length > shownCharacters ? `${text.slice(0, shownCharacters)}…` : text)

function examplesIn({ rows }: Table, column: number): string[] {
  const said = new Set<string>()
  for (const { cells } of rows.slice(0, 200)) {
    const text = textIn(cells[column] ?? null)
    if (text !== '') said.add(shortened(text))
    if (said.size === 3) break
  }
  return [...said]
}

/** The longest visible sheet: hidden sheets contain lists of choices. */
function proposedSheet(sheets: readonly ReadSheet[]): ReadSheet {
  const visible = sheets.filter(({ isHidden, rows }) => !isHidden && rows > 0)
  const [longest] = (visible.length > 0 ? visible : sheets).toSorted((one, other) => other.rows - one.rows)
  // A file without rows is rejected on upload.
  return longest ?? { name: '', cells: [], rows: 0, isHidden: false, hiddenRows: [] }
}

/** The row with the most known headings; without any, the first row that is not empty. */
function headerRowOf({ cells }: ReadSheet): number {
  const headings = knownHeadings(inAllLanguages)
  const known = cells.slice(0, 20).map((row) =>
    countOfHeadings(
      row.map((cell) => textIn(cell)),
      headings,
    ),
  )
  const most = Math.max(0, ...known)
  const row = most > 0 ? known.indexOf(most) : cells.findIndex((one) => one.some((cell) => textIn(cell) !== ''))
  return Math.max(0, row) + 1
}
