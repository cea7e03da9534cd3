// The file of an import: taken in, found again, read.

import { and, eq } from 'drizzle-orm'
import { buffer } from 'node:stream/consumers'
import { fileAddress } from '#areas/files/rules/file-address.ts'
import type { UploadedFile } from '#platform/contract/file.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { readSheets, type ReadSheet } from '#platform/server/documents/sheet-reading.ts'
import { spreadsheetType } from '#platform/server/documents/spreadsheet.ts'
import type { ReceivedFile } from '#platform/server/files/receive.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { fieldRefusal, notFound, Refusal } from '#platform/server/refusal.ts'
import { maxImportColumns, maxImportRows } from '../../contract/bulk-import.ts'
import { textIn, type Cell } from '../../rules/import-cells.ts'
import { objectImport } from './tables.ts'

export type ImportRow = typeof objectImport.$inferSelect

/** What a measured content may be: a workbook is told from other zips only by reading it, text has no type, and the mark of
 * UTF-16 looks like the beginning of a sound. */
export const importTypes = [spreadsheetType, 'application/zip', 'application/octet-stream', 'audio/mpeg']

export async function takeIn(ctx: StaffContext, _received: unknown, file: ReceivedFile): Promise<UploadedFile> {
  const sheets = await sheetsIn(ctx, file.storageKey)
  if (sheets.every(({ rows }) => rows.length === 0)) throw new Refusal('objects_import_empty', { status: 422 })
  const isWorkbook = file.contentType === spreadsheetType || file.contentType === 'application/zip'
  const contentType = isWorkbook ? spreadsheetType : 'text/csv'
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
  await ctx.db
    .insert(storedFile)
    .values({ workspaceId, ...file, contentType, ...owner, category: 'source', createdAt: ctx.now })
  return {
    id: file.id,
    url: fileAddress.protected(file.id, file.name),
    key: file.id,
    displayName: file.name,
    contentType,
    size: file.size,
  }
}

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
  return sheetsIn(ctx, file.storageKey)
}

async function sheetsIn(ctx: Context, storageKey: string): Promise<ReadSheet[]> {
  const sheets = await readSheets(await buffer(await ctx.house.files.get(storageKey)))
  if (!sheets) throw new Refusal('objects_import_not_readable', { status: 422 })
  if (sheets.some(({ rows }) => rows.length > maxImportRows + 20)) {
    throw new Refusal('objects_import_too_long', { status: 422, values: { most: maxImportRows } })
  }
  return sheets
}

export interface Numbered {
  /** As the spreadsheet counts, from 1. */
  number: number
  cells: readonly Cell[]
}

export interface Table {
  headings: string[]
  /** Those that say something. */
  rows: Numbered[]
}

export function tableIn(sheets: readonly ReadSheet[], place: { sheet: string; headerRow: number }): Table {
  const sheet = sheets.find(({ name }) => name === place.sheet)
  if (!sheet) throw fieldRefusal('sheet', 'general_value_not_valid')
  const header = sheet.rows[place.headerRow - 1]
  if (!header) throw fieldRefusal('headerRow', 'general_value_not_valid')
  const below = sheet.rows.slice(place.headerRow).map((cells, at) => ({ number: place.headerRow + 1 + at, cells }))
  const rows = below.filter(({ cells }) => cells.some((cell) => textIn(cell) !== ''))
  const width = Math.max(header.length, ...rows.slice(0, 200).map(({ cells }) => cells.length))
  const headings = Array.from({ length: Math.min(width, maxImportColumns) }, (_, at) => textIn(header[at] ?? null))
  return { headings, rows }
}
