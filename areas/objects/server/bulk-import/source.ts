// The file of an import: stored, loaded and parsed.

import { and, eq } from 'drizzle-orm'
import { fileAddress } from '#areas/files/rules/file-address.ts'
import type { Context, Services } from '#platform/server/context.ts'
import { keepSheets, sheetsOfFile } from '#platform/server/documents/sheets/kept-sheets.ts'
import type { ReadSheet, SheetProblem } from '#platform/server/documents/sheets/read-cell.ts'
import { spreadsheetType } from '#platform/server/documents/spreadsheet.ts'
import type { ReceivedFile } from '#platform/server/files/receive.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { fieldRefusal, notFound, AppError } from '#platform/server/app-error.ts'
import { maxImportColumns, maxImportRows } from '../../contract/bulk-import.ts'
import { textIn, type Cell } from '../../rules/import/import-cells.ts'
import { objectImport } from './tables.ts'
import { uploadHandler } from '#platform/server/http/upload-route.ts'
import { maxFileSizeMegabytes } from '#platform/contract/file.ts'
import * as contract from '../../contract/bulk-import.ts'

export type ImportRow = typeof objectImport.$inferSelect

/**
 * Detected media types of accepted uploads. A workbook differs from other zips only in its contents, text has no
 * signature, and the UTF-16 byte order mark resembles an audio file.
 */
export const importTypes = [spreadsheetType, 'application/zip', 'application/octet-stream', 'audio/mpeg']

/** Rows allowed above the header, for titles, dates and a logo. */
const rowsAbove = 20
const mostRows = maxImportRows + rowsAbove

/** Parses the file before storing it, so that no transaction is open meanwhile. */
export async function readUpload(services: Services, file: ReceivedFile, sender: string): Promise<ReceivedFile> {
  const sheets = await keepSheets(services, { storageKey: file.storageKey, mostRows, sender })
  if ('problem' in sheets) throw refusalOf(sheets)
  if (sheets.every(({ rows }) => rows === 0)) throw new AppError('objects_import_empty', { status: 422 })
  const isWorkbook = file.contentType === spreadsheetType || file.contentType === 'application/zip'
  return { ...file, contentType: isWorkbook ? spreadsheetType : 'text/csv' }
}

/** Rules for an upload of a spreadsheet, with the limits of the import. */
export const spreadsheetUpload = {
  maxBytes: maxFileSizeMegabytes * 1024 * 1024,
  types: importTypes,
  typeNames: 'XLSX, CSV',
  prepare: readUpload,
}

export const uploadImport = uploadHandler(
  contract.uploadImport,
  { permission: 'object_write', rules: spreadsheetUpload },
  async (ctx, _received, file) => {
    const workspaceId = ctx.workspace.id
    await ctx.db.insert(objectImport).values({
      workspaceId,
      id: file.id,
      fileName: file.name,
      createdBy: ctx.user.id,
      createdByName: `${ctx.user.firstName} ${ctx.user.lastName}`,
      createdAt: ctx.now,
    })
    const owner = { ownerKind: 'import', ownerId: file.id, uploadedBy: ctx.user.id }
    await ctx.db.insert(storedFile).values({ workspaceId, ...file, ...owner, category: 'source', createdAt: ctx.now })
    return {
      id: file.id,
      url: fileAddress.protected(file.id, file.name),
      key: file.id,
      displayName: file.name,
      contentType: file.contentType,
      size: file.size,
    }
  },
)

export async function findImport(ctx: Context, id: string): Promise<ImportRow> {
  const [row] = await ctx.db.select().from(objectImport).where(thisImport(ctx, id))
  if (!row) throw notFound('objects_import_not_found')
  return row
}

export const thisImport = (ctx: Context, id: string) =>
  and(eq(objectImport.workspaceId, ctx.workspace.id), eq(objectImport.id, id))

export async function sheetsOf(ctx: Context, id: string): Promise<ReadSheet[]> {
  const [file] = await ctx.db
    .select({ storageKey: storedFile.storageKey })
    .from(storedFile)
    .where(and(eq(storedFile.workspaceId, ctx.workspace.id), eq(storedFile.id, id), eq(storedFile.ownerKind, 'import')))
  if (!file) throw notFound('objects_import_not_found')
  return readSpreadsheet(ctx, file)
}

/** Reads an uploaded spreadsheet, whose rows the upload has parsed. */
export async function readSpreadsheet(
  { services }: Pick<Context, 'services'>,
  { storageKey }: { storageKey: string },
): Promise<ReadSheet[]> {
  const sheets = await sheetsOfFile(services, { storageKey, mostRows })
  if ('problem' in sheets) throw refusalOf(sheets)
  return sheets
}

const problemTexts = {
  'not-readable': 'objects_import_not_readable',
  'too-long': 'objects_import_too_long',
  'too-large': 'objects_import_too_large',
  'too-costly': 'objects_import_too_costly',
  quote: 'objects_import_open_quote',
}

function refusalOf(found: SheetProblem): AppError {
  const values = { most: maxImportRows, ...('line' in found && { line: found.line }) }
  return new AppError(problemTexts[found.problem], { status: 422, values })
}

export interface Numbered {
  /** Row number as in the spreadsheet, from 1. */
  number: number
  cells: readonly Cell[]
}

export interface Table {
  headings: string[]
  /** Rows that are not empty. */
  rows: Numbered[]
}

export function tableIn(sheets: readonly ReadSheet[], place: { sheet: string; headerRow: number }): Table {
  const sheet = sheets.find(({ name }) => name === place.sheet)
  if (!sheet) throw fieldRefusal('sheet', 'general_value_not_valid')
  const header = sheet.cells[place.headerRow - 1]
  if (!header) throw fieldRefusal('headerRow', 'general_value_not_valid')
  const below = sheet.cells.slice(place.headerRow).map((cells, at) => ({ number: place.headerRow + 1 + at, cells }))
  const rows = below.filter(({ cells }) => cells.some((cell) => textIn(cell) !== ''))
  const width = Math.max(header.length, ...rows.slice(0, 200).map(({ cells }) => cells.length))
  const headings = Array.from({ length: Math.min(width, maxImportColumns) }, (_, at) => textIn(header[at] ?? null))
  return { headings, rows }
}
