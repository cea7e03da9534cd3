// Opens a list: its rows, the deeds on them, and the choices of filters that are searched.

import type { QueryResultRow } from 'pg'
import { choicesEndpoint, type BulkEndpoint, type TableEndpoint } from '../../contract/table.ts'
import type { Permission } from '../../rules/permissions.ts'
import type { Doors } from '../http/doors.ts'
import { route } from '../http/route.ts'
import { answerTable } from './answer.ts'
import type { FoundRow, Table } from './declaration.ts'

interface ListCalls {
  list: TableEndpoint
  bulk?: BulkEndpoint
  /** To see the list; each deed asks for its own. */
  permission: Permission
}

export function openTable<Found extends FoundRow & QueryResultRow>(
  doors: Doors,
  table: Table<Found>,
  { list, permission }: ListCalls,
): void {
  route(doors, list, permission, (ctx, { query }) => answerTable(table, ctx, query))
  for (const filter of table.remoteFilters) {
    route(doors, choicesEndpoint(filter.source), permission, async (ctx, { query }) => ({
      items: await filter.search(ctx, query.search),
    }))
  }
}
