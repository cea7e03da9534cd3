// Previews an uploaded file with a proposed meaning per column: the one used for the same headings before, else by
// heading.

import { and, eq } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import type { Context } from '#platform/server/context.ts'
import type { ReadSheet } from '#platform/server/documents/read-cell.ts'
import type { ImportReading } from '../../contract/bulk-import.ts'
import { textIn } from '../../rules/import/import-cells.ts'
import type { ImportKey } from '../../rules/import/import-fields.ts'
import { foldedHeading, proposedMapping, whyLeftOut } from '../../rules/import/import-headings.ts'
import { findImport, sheetsOf, tableIn, type Table } from './source.ts'
import { objectImportMapping } from './tables.ts'
import { inAllLanguages } from './words.ts'
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
    const proposed = remembered?.mapping ?? proposedMapping(table.headings, inAllLanguages)
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
        proposed: proposed[column] ?? null,
        leftOut: leftOutOf(ctx, heading),
      })),
      wasRemembered: remembered !== null,
      kind: remembered?.kind ?? null,
    }
  },
)

function leftOutOf(ctx: Context, heading: string): string | null {
  const reason = whyLeftOut(heading, inAllLanguages)
  return reason && ctx.t(reason)
}

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
  const known = cells.slice(0, 20).map(
    (row) =>
      proposedMapping(
        row.map((cell) => textIn(cell)),
        inAllLanguages,
      ).filter((key) => key !== null).length,
  )
  const most = Math.max(0, ...known)
  const row = most > 0 ? known.indexOf(most) : cells.findIndex((one) => one.some((cell) => textIn(cell) !== ''))
  return Math.max(0, row) + 1
}

/** Hash of the set of headings, independent of their order. */
const sourceOf = (headings: readonly string[]): string =>
  createHash('sha256')
    .update([...new Set(headings.map(foldedHeading))].toSorted().join(' '))
    .digest('hex')

async function meaningsOf(ctx: Context, headings: readonly string[]) {
  const [row] = await ctx.db
    .select()
    .from(objectImportMapping)
    .where(
      and(eq(objectImportMapping.workspaceId, ctx.workspace.id), eq(objectImportMapping.headings, sourceOf(headings))),
    )
  if (!row) return null
  const taken = new Set<ImportKey>()
  const mapping = headings.map((heading) => {
    const key = row.meanings[foldedHeading(heading)]
    if (!key || taken.has(key)) return null
    taken.add(key)
    return key
  })
  return { mapping, kind: row.kind }
}

export async function rememberMeanings(
  ctx: Context,
  headings: readonly string[],
  reading: ImportReading,
): Promise<void> {
  const pairs = headings.flatMap((heading, column): [string, ImportKey][] => {
    const key = reading.mapping[column]
    return key && foldedHeading(heading) !== '' ? [[foldedHeading(heading), key]] : []
  })
  const kept = { meanings: Object.fromEntries(pairs), kind: reading.kind, usedAt: ctx.now }
  await ctx.db
    .insert(objectImportMapping)
    .values({ workspaceId: ctx.workspace.id, headings: sourceOf(headings), ...kept })
    .onConflictDoUpdate({ target: [objectImportMapping.workspaceId, objectImportMapping.headings], set: kept })
}
