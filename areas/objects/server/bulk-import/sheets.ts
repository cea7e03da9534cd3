// Two spreadsheets for download: an empty template, and the rejected rows with reasons.

import type { SheetValue } from '#platform/server/documents/sheet-cell.ts'
import { spreadsheet, spreadsheetType } from '#platform/server/documents/spreadsheet.ts'
import { notFound } from '#platform/server/app-error.ts'
import { textIn, type Cell } from '../../rules/import/import-cells.ts'
import { importKeys, type ImportKey } from '../../rules/import/import-fields.ts'
import { facts, type Fact } from '../../rules/object-facts.ts'
import type { ObjectKind } from '#areas/buildings/rules/object-state.ts'
import { labelOf } from './check.ts'
import { findImport, sheetsOf, tableIn } from './source.ts'
import { fileHandler } from '#platform/server/http/file-route.ts'
import * as contract from '../../contract/bulk-import.ts'

export const getImportTemplate = fileHandler(
  contract.getImportTemplate,
  { permission: 'object_write' },
  async (ctx, { query }) => {
    const headings = importKeys.filter((key) => suits(key, query.kind)).map((key) => labelOf(ctx, key))
    const name = ctx.t('objects_import_template_file')
    return {
      name: `${name}.xlsx`,
      contentType: spreadsheetType,
      content: spreadsheet({
        name,
        header: headings.map((title) => ({ title, width: widthFor(title) })),
        rows: nothing(),
      }),
    }
  },
)

const suits = (key: ImportKey, kind: ObjectKind | undefined): boolean => {
  const fact = (facts as Record<string, Fact>)[key]
  return kind === undefined || !fact || fact.of.includes(kind)
}

async function* nothing(): AsyncGenerator<SheetValue[][]> {}

export const getRejectedRows = fileHandler(
  contract.getRejectedRows,
  { permission: 'object_write' },
  async (ctx, { params }) => {
    const source = await findImport(ctx, params.id)
    if (!source.place || source.rejections.length === 0) throw notFound('objects_import_not_found')
    const { headings, rows } = tableIn(await sheetsOf(ctx, source.id), source.place)
    const reasons = new Map(source.rejections.map(({ row, reasons: why }) => [row, why.join('\n')]))
    const bad = rows.filter(({ number }) => reasons.has(number))
    const titles = [...headings, ctx.t('objects_import_reasons')]
    const name = ctx.t('objects_import_rejected_file')
    async function* portions() {
      yield bad.map(({ number, cells }) => [
        ...headings.map((_, column) => valueOf(cells[column] ?? null)),
        reasons.get(number) ?? '',
      ])
    }
    return {
      name: `${name} ${source.fileName.replace(/\.\w+$/, '')}.xlsx`,
      contentType: spreadsheetType,
      content: spreadsheet({
        name,
        header: titles.map((title) => ({ title, width: widthFor(title) })),
        rows: portions(),
      }),
    }
  },
)

const widthFor = (title: string) => Math.min(40, Math.max(12, title.length + 3))

function valueOf(cell: Cell): SheetValue {
  if (cell instanceof Date) return { day: cell.toISOString().slice(0, 10) }
  return typeof cell === 'string' || typeof cell === 'number' ? cell : textIn(cell)
}
