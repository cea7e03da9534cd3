// Composes a report of either kind from the data of now.

import type { Context } from '#platform/server/context.ts'
import type { StoredContent } from '#platform/server/documents/documents.ts'
import { staffNames } from '#platform/server/session/staff-names.ts'
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
  const document = await composeLetting(ctx, { row, author })
  return { document, files: [], readAt: ctx.now }
}
