// Composes a report of either kind from the data of now.

import type { Context } from '#platform/server/context.ts'
import type { StoredContent } from '#platform/server/documents/documents.ts'
import { staffNames } from '#platform/server/session/staff-names.ts'
import { appendedFiles } from '../advertising/appended-files.ts'
import { composeAdvertising } from '../advertising/advertising-document.ts'
import { composeLetting } from '../letting/letting-document.ts'
import type { ReportRow } from '../report-row.ts'
import type { ReportDocument } from './report-document.ts'

export interface Composed {
  document: ReportDocument
  /** Uploads that are appended to the PDF. */
  files: readonly StoredContent[]
  readAt: Date
}

export async function composeReport(ctx: Context, row: ReportRow): Promise<Composed> {
  const names = await staffNames(ctx, [row.createdBy])
  const author = row.createdBy === null ? ctx.workspace.name : names(row.createdBy).name
  if (row.kind === 'letting')
    return { document: await composeLetting(ctx, { row, author }), files: [], readAt: ctx.now }
  const files = await appendedFiles(ctx, row.id)
  const document = await composeAdvertising(ctx, { row, author, fileNames: files.map(({ name }) => name) })
  return { document, files, readAt: ctx.now }
}
