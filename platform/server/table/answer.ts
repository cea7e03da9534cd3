// Returns a list: rows, total and tab counts in one round trip, and the definition if requested.

import type { QueryResultRow } from 'pg'
import { countCap, type Row, type TableAnswer, type TableQuery } from '../../contract/table.ts'
import type { StaffContext } from '../context.ts'
import { inOnePacket, sendAhead } from '../db/transaction.ts'
import type { FoundRow, StateTab, Table } from './declaration.ts'
import { definitionOf } from './definition.ts'
import { withHeadings } from './headings.ts'
import { inWordsOf } from './other-words.ts'
import { needsValuesToPlan, questionFor, type Question } from './question.ts'
import { minimalRowOf, rowOf } from './row.ts'
import {
  countStatement,
  matching,
  pageStatement,
  planWithValues,
  rowsOfPageStatement,
  stateCountsStatement,
} from './statement.ts'

export async function answerTable<Found extends FoundRow & QueryResultRow>(
  table: Table<Found>,
  asked: StaffContext,
  query: TableQuery,
): Promise<TableAnswer> {
  const ctx = inWordsOf(table, asked)
  const question = await questionFor(table, ctx, query)
  const wanted: Wanted = { question, query, counting: countingOf(table, question, query) }
  // The pool is pipelined: statements are sent in one packet and answered in this order.
  const [inPage, apart, found, tabs, definition] = await inOnePacket(ctx.client, () => {
    if (needsValuesToPlan(question)) sendAhead(ctx.client, planWithValues)
    const answers = Promise.all([
      query.countOnly ? undefined : findPage(table, ctx, wanted),
      wanted.counting === 'apart' ? countMatches(table, ctx, wanted) : undefined,
      query.countOnly ? [] : readRows(table, ctx),
      wantsTabs(query) ? countTabs(table, ctx, question) : undefined,
      query.tableDataOnly ? undefined : definitionOf(table, ctx, question.filters),
    ])
    // A definition may send further queries after its first results.
    if (query.tableDataOnly && !table.headings) ctx.asksNoMore()
    return answers
  })
  const stateFilters = tabs && stateFiltersOf(table, ctx, { question, counts: tabs })
  const total = { page: inPage, apart, tab: tabs?.[tabKey(table, question.state)] }[wanted.counting] ?? 0
  const body = await bodyOf(table, ctx, { ...wanted, found, total })
  return {
    ...(definition && { definition }),
    tableData: { body },
    ...(stateFilters && { stateFilters }),
    pagination: {
      enabled: true,
      ...(query.exactCount ? { totalItems: total, capped: false } : upToCap(total)),
      rowsPerPage: query.rowsPerPage,
      currentPage: query.page,
    },
    sortKey: query.sort,
    searchVal: query.search,
  }
}

interface Wanted {
  question: Question
  query: TableQuery
  counting: Counting
}

interface Page<Found> extends Wanted {
  found: readonly Found[]
  total: number
}

/** A single row, and rows for other programs, come without headings. */
async function bodyOf<Found extends FoundRow>(
  table: Table<Found>,
  ctx: StaffContext,
  { question, query, found, total }: Page<Found>,
): Promise<Row[]> {
  const rowFor = (one: Found) => (query.minimalData ? minimalRowOf : rowOf)(table, one, ctx)
  const { headings } = table
  if (!headings || query.minimalData || query.refreshItemId || found.length === 0) return found.map(rowFor)
  const rows = found.map((one) => ({ row: rowFor(one), heading: headings.of(one) }))
  const ids = [...new Set(rows.map(({ heading }) => heading))]
  const isLastPage = query.page * query.rowsPerPage >= total
  return withHeadings({ rows, isLastPage }, await headings.rows(ctx, ids, matching(table, ctx.workspace.id, question)))
}

/** The statement that counts: that of the page, that of the tabs, or a separate one. */
type Counting = 'page' | 'tab' | 'apart'

const wantsTabs = ({ tableDataOnly, refreshStateFilters }: TableQuery) => !tableDataOnly || refreshStateFilters

function countingOf<Found extends FoundRow>({ states }: Table<Found>, question: Question, query: TableQuery): Counting {
  if (query.exactCount) return 'apart'
  // With a search or filters all tabs share one cap, so their counts cannot be used.
  if (states && wantsTabs(query) && question.conditions.length === 0) return 'tab'
  return query.countOnly ? 'apart' : 'page'
}

async function findPage<Found extends FoundRow>(
  table: Table<Found>,
  ctx: StaffContext,
  { question, query, counting }: Wanted,
): Promise<number | undefined> {
  const { rowsPerPage: size, page, refreshItemId: only } = query
  const isCounted = counting === 'page'
  // A row that no longer matches the query is not returned.
  const place = only ? { size: 1, offset: 0, only, isCounted } : { size, offset: (page - 1) * size, isCounted }
  const { rows } = await ctx.client.query<{ n?: number }>(pageStatement(table, ctx.workspace.id, question, place))
  return rows[0]?.n
}

async function readRows<Found extends FoundRow & QueryResultRow>(
  table: Table<Found>,
  ctx: StaffContext,
): Promise<Found[]> {
  const { rows } = await ctx.client.query<Found>(rowsOfPageStatement(table))
  return rows
}

async function countMatches<Found extends FoundRow>(
  table: Table<Found>,
  ctx: StaffContext,
  { question, query }: Wanted,
): Promise<number | undefined> {
  const statement = countStatement(table, ctx.workspace.id, question, { exactly: query.exactCount })
  const { rows } = await ctx.client.query<{ n: number }>(statement)
  return rows[0]?.n
}

type TabCounts = Readonly<Record<string, number>>

async function countTabs<Found extends FoundRow>(
  table: Table<Found>,
  ctx: StaffContext,
  question: Question,
): Promise<TabCounts | undefined> {
  if (!table.states) return undefined
  const { rows } = await ctx.client.query<Record<string, number>>(
    stateCountsStatement(table, ctx.workspace.id, question),
  )
  return rows[0]
}

/** Name of a tab's column in the statement that counts the tabs. */
const tabKey = <Found extends FoundRow>({ states }: Table<Found>, tab: StateTab | undefined): string =>
  `n${states?.choices.findIndex((choice) => choice === tab)}`

function stateFiltersOf<Found extends FoundRow>(
  table: Table<Found>,
  ctx: StaffContext,
  { question, counts }: { question: Question; counts: TabCounts },
): TableAnswer['stateFilters'] {
  if (!table.states) return undefined
  // If the shared matches were cut off at the cap, the count of each tab is a lower bound.
  const isCutOff = (counts['matches'] ?? 0) > countCap
  const choices = table.states.choices.flatMap((choice) => {
    const { totalItems, capped } = upToCap(counts[tabKey(table, choice)] ?? 0)
    if (totalItems === 0 && choice !== question.state && choice.isUnusual?.(ctx)) return []
    return {
      value: choice.value,
      displayName: ctx.t(choice.name),
      active: choice === question.state,
      totalNum: totalItems,
      capped: capped || isCutOff,
    }
  })
  return { key: table.states.key, choices }
}

const upToCap = (counted: number) => ({ totalItems: Math.min(counted, countCap), capped: counted > countCap })
