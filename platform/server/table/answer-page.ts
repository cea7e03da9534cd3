// Returns the requested page of a list. Beyond the end it returns the last page, as on screen: rows may have been
// removed.

import type { QueryResultRow } from 'pg'
import type { TableAnswer, TableQuery } from '../../contract/table.ts'
import type { StaffContext } from '../context.ts'
import { answerTable } from './answer.ts'
import type { FoundRow, Table } from './declaration.ts'

export async function answerPage<Found extends FoundRow & QueryResultRow>(
  table: Table<Found>,
  ctx: StaffContext,
  query: TableQuery,
): Promise<TableAnswer> {
  if (query.page === 1 || query.countOnly || query.refreshItemId) return answerTable(table, ctx, query)
  // Keeps the transaction open, because the last page may have to be read as well.
  const patient = { ...ctx, asksNoMore: () => {} }
  const answer = await answerTable(table, patient, query)
  if (answer.tableData.body.length > 0) return answer
  const total = answer.pagination.capped ? await countAll(table, patient, query) : answer.pagination.totalItems
  const last = Math.max(1, Math.ceil(total / query.rowsPerPage))
  const { tableData, pagination } = await answerTable(table, ctx, { ...query, page: last, tableDataOnly: true })
  return { ...answer, tableData, pagination }
}

async function countAll<Found extends FoundRow & QueryResultRow>(
  table: Table<Found>,
  ctx: StaffContext,
  query: TableQuery,
): Promise<number> {
  const counting = { ...query, page: 1, exactCount: true, countOnly: true, tableDataOnly: true }
  const { pagination } = await answerTable(table, ctx, counting)
  return pagination.totalItems
}
