// Exports selected rows as a file other than the list itself: a dossier, or a file for another program.

import type { QueryResultRow } from 'pg'
import type { BulkRequest } from '../../contract/table.ts'
import type { ServedFile } from '../http/file-route.ts'
import { AppError } from '../app-error.ts'
import type { InTransaction } from './bulk.ts'
import type { FoundRow, ListExport, Table } from './declaration.ts'
import { idsOf, rowsById } from './targets.ts'

interface Asked {
  request: BulkRequest
  inTransaction: InTransaction
}

export function exportRows<Found extends FoundRow & QueryResultRow>(
  table: Table<Found>,
  own: ListExport<Found>,
  { request, inTransaction }: Asked,
): Promise<ServedFile> {
  return inTransaction(async (ctx) => {
    const ids = await idsOf(table, ctx, request.targets)
    if (ids.length > own.most) throw new AppError('table_export_too_many', { status: 422, values: { most: own.most } })
    const found = await rowsById(table, ctx, ids)
    const chosen = ids.flatMap((id) => found.get(id) ?? [])
    const rows = chosen.filter((row) => !own.obstacle?.(row, ctx))
    const [first] = chosen
    const obstacle = rows.length === 0 && first && own.obstacle?.(first, ctx)
    if (obstacle) throw new AppError(obstacle.key, obstacle.values ? { values: obstacle.values } : {})
    if (rows.length === 0) throw new AppError('table_nothing_selected', { status: 422 })
    ctx.record({
      event: 'list.exported',
      subject: { kind: 'workspace', id: ctx.workspace.id, title: ctx.t(table.title) },
      changes: [{ field: 'rows', old: null, new: rows.length }],
      cause: own.name,
    })
    return own.file(ctx, rows)
  })
}
