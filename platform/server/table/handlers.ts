// The handlers of a list: its rows with the choices of its searched filters, and the actions on chosen rows.

import type { QueryResultRow } from 'pg'
import { choicesEndpoint, type BulkEndpoint, type TableEndpoint } from '../../contract/table.ts'
import type { Permission } from '../../rules/permissions.ts'
import type { StaffContext } from '../context.ts'
import type { Router } from '../http/router.ts'
import { Handler, registerStaff, type Run } from '../http/handler.ts'
import { listAdditions, withAdditions } from './additions.ts'
import { answerPage } from './answer-page.ts'
import { performBulk } from './bulk.ts'
import { bulkRoute } from './bulk-route.ts'
import type { FoundRow, Table } from './declaration.ts'
import { exportRows } from './export-rows.ts'
import { exportAction, exportTable } from './export.ts'

interface ListOptions {
  /** To see the list and to export it; each action asks for its own. */
  permission: Permission
}

export function tableHandler<Found extends FoundRow & QueryResultRow>(
  endpoint: TableEndpoint,
  { permission }: ListOptions,
  declared: Table<Found>,
): Handler {
  return new Handler(endpoint, null, (router) => {
    const table = whole(declared)
    const run: Run<StaffContext, TableEndpoint> = (ctx, { query }) => answerPage(table, ctx, query)
    // Rows hold what the columns declare and nothing else (row.ts).
    registerStaff(router, endpoint, { permission, run, isBuiltByField: true, plansOnce: true })
    for (const filter of table.remoteFilters) {
      registerStaff(router, choicesEndpoint(filter.source), {
        permission,
        run: async (ctx, { query }) => ({ items: await filter.search(ctx, query.search) }),
      })
    }
  })
}

/** Runs in several transactions, so it has no `run` of its own. */
export function bulkHandler<Found extends FoundRow & QueryResultRow>(
  endpoint: BulkEndpoint,
  options: ListOptions,
  table: Table<Found>,
): Handler {
  return new Handler(endpoint, null, (router) => registerBulk(router, endpoint, { ...options, table: whole(table) }))
}

/** With the columns, filters and actions that areas above add; they are known once every area is loaded. */
function whole<Found extends FoundRow & QueryResultRow>(declared: Table<Found>): Table<Found> {
  return withAdditions(declared, listAdditions.all())
}

interface BulkOptions<Found extends FoundRow & QueryResultRow> extends ListOptions {
  table: Table<Found>
}

function registerBulk<Found extends FoundRow & QueryResultRow>(
  router: Router,
  endpoint: BulkEndpoint,
  { permission, table }: BulkOptions<Found>,
): void {
  const files = table.exports.map(({ key }) => key)
  const exports = (table.excelDownload ?? true) ? [exportAction, ...files] : files
  bulkRoute(router, endpoint, {
    actions: [...table.actions.map(({ key }) => key), ...exports],
    permission,
    perform(inTransaction, body) {
      if (body.bulkAction === exportAction) return exportTable(table, body, inTransaction)
      const own = table.exports.find(({ key }) => key === body.bulkAction)
      return own ? exportRows(table, own, { request: body, inTransaction }) : performBulk(table, body, inTransaction)
    },
  })
}
