// Opens a list: its rows, the deeds on them, and the choices of filters that are searched.

import type { QueryResultRow } from 'pg'
import { choicesEndpoint, type BulkEndpoint, type TableEndpoint } from '../../contract/table.ts'
import type { Permission } from '../../rules/permissions.ts'
import type { Doors } from '../http/doors.ts'
import { route } from '../http/route.ts'
import { listAdditions, withAdditions } from './additions.ts'
import { answerPage } from './answer-page.ts'
import { performBulk } from './bulk.ts'
import { bulkRoute } from './bulk-route.ts'
import type { FoundRow, Table } from './declaration.ts'
import { exportRows } from './export-rows.ts'
import { exportAction, exportTable } from './export.ts'

interface ListCalls {
  list: TableEndpoint
  bulk?: BulkEndpoint
  /** To see the list and to export it; each deed asks for its own. */
  permission: Permission
}

export function openTable<Found extends FoundRow & QueryResultRow>(
  doors: Doors,
  declared: Table<Found>,
  { list, bulk, permission }: ListCalls,
): void {
  const table = withAdditions(declared, listAdditions.all())
  route(doors, list, permission, (ctx, { query }) => answerPage(table, ctx, query), {
    // Rows hold what the columns declare and nothing else (row.ts).
    isBuiltByField: true,
    plansOnce: true,
  })
  if (bulk) {
    const files = table.exports.map(({ key }) => key)
    const exports = (table.excelDownload ?? true) ? [exportAction, ...files] : files
    bulkRoute(doors, bulk, {
      deeds: [...table.deeds.map(({ key }) => key), ...exports],
      permission,
      perform(inTransaction, body) {
        if (body.bulkAction === exportAction) return exportTable(table, body, inTransaction)
        const own = table.exports.find(({ key }) => key === body.bulkAction)
        return own ? exportRows(table, own, { request: body, inTransaction }) : performBulk(table, body, inTransaction)
      },
    })
  }
  for (const filter of table.remoteFilters) {
    route(doors, choicesEndpoint(filter.source), permission, async (ctx, { query }) => ({
      items: await filter.search(ctx, query.search),
    }))
  }
}
