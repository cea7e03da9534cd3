// The SQL statements of a case, as the table engine generates them.

import { applicationsTable } from '#areas/applications/server/list/list.ts'
import { needsValuesToPlan, questionOf, spelledOut } from '#platform/server/table/question.ts'
import { pageStatement, rowsOfPageStatement, stateCountsStatement } from '#platform/server/table/statement.ts'
import type { Case } from './cases.ts'

/** SQL for a user in a project in which one person decides alone. */
const words = new Map(Object.entries(applicationsTable.words ?? {}).map(([word, { usual }]) => [word, usual]))

export function statementsOf({ query }: Case, workspaceId: string) {
  const question = spelledOut(questionOf(applicationsTable, query), words)
  const place = { size: query.rowsPerPage, offset: (query.page - 1) * query.rowsPerPage }
  return {
    isPlannedWithValues: needsValuesToPlan(question),
    page: pageStatement(applicationsTable, workspaceId, question, { ...place, isCounted: true }),
    rows: rowsOfPageStatement(applicationsTable),
    ...(query.refreshStateFilters && { tabs: stateCountsStatement(applicationsTable, workspaceId, question) }),
  }
}
