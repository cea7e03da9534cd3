// Creates the handlers of a list: its rows, the choices of its remote filters, and its bulk actions.

import type { QueryResultRow } from 'pg'
import { choicesEndpoint, type BulkEndpoint, type BulkRequest, type TableEndpoint } from '../../contract/table.ts'
import type { Permission } from '../../rules/permissions.ts'
import type { StaffContext } from '../context.ts'
import type { Router } from '../http/router.ts'
import { Handler, registerStaff, type Run } from '../http/handler.ts'
import { withActions, withAdditions } from './additions.ts'
import { answerPage } from './answer-page.ts'
import { performBulk } from './bulk.ts'
import { bulkRoute } from './bulk-route.ts'
import type { BulkAction, FoundRow, Table } from './declaration.ts'
import { exportRows } from './export-rows.ts'
import { exportAction, exportTable } from './export.ts'

interface ListOptions {
  /** Permission to see and export the list; each action has its own. */
  permission: Permission
}

interface TableOptions extends ListOptions {
  /** A second path of a list, which serves the choices of its remote filters already. */
  isSecondPath?: boolean
}

interface BulkListOptions<Found extends FoundRow> extends ListOptions {
  /** Replaces actions by key, for a call whose body has more fields, such as the wording of the mails. */
  actionsFor?: (request: BulkRequest) => readonly BulkAction<Found>[]
}

/** A function if the list's own SQL contains parts from extension points, which are known only after registration. */
type Declared<Found extends FoundRow> = Table<Found> | (() => Table<Found>)

export function tableHandler<Found extends FoundRow & QueryResultRow>(
  endpoint: TableEndpoint,
  { permission, isSecondPath = false }: TableOptions,
  declared: Declared<Found>,
): Handler {
  return new Handler(endpoint, null, (router) => {
    const table = whole(declared)
    const run: Run<StaffContext, TableEndpoint> = (ctx, { query }) => answerPage(table, ctx, query)
    // Rows contain only what the columns declare (row.ts).
    registerStaff(router, endpoint, { permission, run, isBuiltByField: true, plansOnce: true })
    if (isSecondPath) return
    for (const filter of table.remoteFilters) {
      registerStaff(router, choicesEndpoint(filter.source), {
        permission,
        run: async (ctx, { query }) => ({ items: await filter.search(ctx, query.search) }),
      })
    }
  })
}

/** Has no `run`, because it uses several transactions. */
export function bulkHandler<Found extends FoundRow & QueryResultRow>(
  endpoint: BulkEndpoint,
  options: BulkListOptions<Found>,
  declared: Declared<Found>,
): Handler {
  return new Handler(endpoint, null, (router) => registerBulk(router, endpoint, { ...options, table: whole(declared) }))
}

const whole = <Found extends FoundRow>(declared: Declared<Found>): Table<Found> =>
  withAdditions(typeof declared === 'function' ? declared() : declared)

interface BulkOptions<Found extends FoundRow & QueryResultRow> extends BulkListOptions<Found> {
  table: Table<Found>
}

function registerBulk<Found extends FoundRow & QueryResultRow>(
  router: Router,
  endpoint: BulkEndpoint,
  { permission, table, actionsFor = () => [] }: BulkOptions<Found>,
): void {
  const files = table.exports.map(({ key }) => key)
  const exports = (table.excelDownload ?? true) ? [exportAction, ...files] : files
  bulkRoute(router, endpoint, {
    actions: [...table.actions.map(({ key }) => key), ...exports],
    permission,
    perform(inTransaction, body) {
      if (body.bulkAction === exportAction) return exportTable(table, body, inTransaction)
      const own = table.exports.find(({ key }) => key === body.bulkAction)
      if (own) return exportRows(table, own, { request: body, inTransaction })
      return performBulk(withActions(table, actionsFor(body)), body, inTransaction)
    },
  })
}
