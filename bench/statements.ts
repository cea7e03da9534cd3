// The SQL statements of a list for one query, as the table engine generates them.

import type { TableQuery } from '#platform/contract/table.ts'
import { needsValuesToPlan, questionOf, spelledOut } from '#platform/server/table/question.ts'
import {
  pageStatement,
  planWithValues,
  rowsOfPageStatement,
  stateCountsStatement,
} from '#platform/server/table/statement.ts'

export type AnyTable = Parameters<typeof pageStatement>[0]

const planOnce = 'set local plan_cache_mode = force_generic_plan'

/** SQL for a user in a project in which one person decides alone; `plan` is run before, in the same transaction. */
export function statementsOf(table: AnyTable, query: TableQuery, workspaceId: string) {
  const words = new Map(Object.entries(table.words ?? {}).map(([word, { usual }]) => [word, usual]))
  const question = spelledOut(questionOf(table, query), words)
  const place = { size: query.rowsPerPage, offset: (query.page - 1) * query.rowsPerPage }
  return {
    plan: needsValuesToPlan(question) ? planWithValues : planOnce,
    page: pageStatement(table, workspaceId, question, { ...place, isCounted: true }),
    rows: rowsOfPageStatement(table),
    ...(query.refreshStateFilters && { tabs: stateCountsStatement(table, workspaceId, question) }),
  }
}
