// Finds the target rows of a request: the given ids, or all rows that match now. Either way only rows of this list
// and workspace.

import type { QueryResultRow } from 'pg'
import type { Targets } from '../../contract/table.ts'
import type { StaffContext } from '../context.ts'
import { AppError } from '../app-error.ts'
import { withAdditions } from './additions.ts'
import type { FoundRow, Table } from './declaration.ts'
import type { Condition } from './filter.ts'
import { questionFor, type Asked, type Question } from './question.ts'
import { idsStatement, planWithValues, rowsStatement } from './statement.ts'

/** Most rows that are processed while a user waits for the response. */
export const mostTargets = 10_000

export interface Meant {
  question: Question
  further: Condition[]
}

export async function meantBy<Found extends FoundRow>(
  declared: Table<Found>,
  ctx: StaffContext,
  { targets, sort }: { targets: Targets; sort: string },
): Promise<Meant> {
  const table = withAdditions(declared)
  if (Array.isArray(targets)) {
    const question = await questionFor(table, ctx, { search: '', sort, state: '', filters: '' })
    return { question: { ...question, state: undefined }, further: [{ sql: 't.id = any(?)', values: [targets] }] }
  }
  const { search, state, filters, except } = targets
  const further = except.length > 0 ? [{ sql: 'not t.id = any(?)', values: [except] }] : []
  return { question: await questionFor(table, ctx, { search, sort, state, filters }), further }
}

/** Returns given ids in order without duplicates; their existence is checked when the rows are read. */
export async function idsOf<Found extends FoundRow>(
  table: Table<Found>,
  ctx: StaffContext,
  targets: Targets,
): Promise<string[]> {
  if (Array.isArray(targets)) return [...new Set(targets)]
  const { question, further } = await meantBy(table, ctx, { targets, sort: '' })
  const statement = idsStatement(table, ctx.workspace.id, question, { further, most: mostTargets + 1 })
  const [, { rows }] = await Promise.all([
    ctx.client.query(planWithValues),
    ctx.client.query<{ id: string }>(statement),
  ])
  if (rows.length > mostTargets)
    throw new AppError('table_bulk_too_many', { status: 422, values: { most: mostTargets } })
  return rows.map((row) => row.id)
}

/** Ids of the matching rows, in the list's order. */
export async function idsInOrder<Found extends FoundRow>(
  table: Table<Found>,
  ctx: StaffContext,
  { asked, most }: { asked: Asked; most: number },
): Promise<string[]> {
  const question = await questionFor(withAdditions(table), ctx, asked)
  const statement = idsStatement(table, ctx.workspace.id, question, { further: [], most })
  const [, { rows }] = await Promise.all([
    ctx.client.query(planWithValues),
    ctx.client.query<{ id: string }>(statement),
  ])
  return rows.map((row) => row.id)
}

/** Rows by id; ids that do not exist in the workspace are absent. */
export async function rowsById<Found extends FoundRow & QueryResultRow>(
  table: Table<Found>,
  ctx: StaffContext,
  ids: readonly string[],
): Promise<Map<string, Found>> {
  const { rows } = await ctx.client.query<Found>(rowsStatement(table, ctx.workspace.id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}
