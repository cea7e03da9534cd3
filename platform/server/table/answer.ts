// Answers a list: rows, total and tab counts in one round trip, and the definition when it is wanted.

import type { QueryResultRow } from 'pg'
import { countCap, type TableAnswer, type TableQuery } from '../../contract/table.ts'
import type { StaffContext } from '../context.ts'
import { inOnePacket, sendAhead } from '../db/transaction.ts'
import type { FoundRow, Table } from './declaration.ts'
import { definitionOf } from './definition.ts'
import { inWordsOf } from './other-words.ts'
import { questionFor, type Question } from './question.ts'
import { minimalRowOf, rowOf } from './row.ts'
import { countStatement, pageStatement, planWithValues, stateCountsStatement } from './statement.ts'

export async function answerTable<Found extends FoundRow & QueryResultRow>(
  table: Table<Found>,
  asked: StaffContext,
  query: TableQuery,
): Promise<TableAnswer> {
  const ctx = inWordsOf(table, asked)
  const question = await questionFor(table, ctx, query)
  // Asked together in one packet and answered in this order: the pool is pipelined.
  const [found, total, stateFilters, definition] = await inOnePacket(ctx.client, () => {
    // A search is planned with its words: how rare they are decides between very different plans.
    if (question.isSearched) sendAhead(ctx.client, planWithValues)
    const asked = Promise.all([
      query.countOnly ? [] : readPage(table, ctx, { question, query }),
      readTotal(table, ctx, { question, exactly: query.exactCount }),
      query.tableDataOnly && !query.refreshStateFilters ? undefined : readStateCounts(table, ctx, question),
      query.tableDataOnly ? undefined : definitionOf(table, ctx, question.filters),
    ])
    // A definition may ask further when its first answers are there.
    if (query.tableDataOnly) ctx.asksNoMore()
    return asked
  })
  return {
    ...(definition && { definition }),
    tableData: { body: found.map((one) => (query.minimalData ? minimalRowOf : rowOf)(table, one, ctx)) },
    ...(stateFilters && { stateFilters }),
    pagination: { enabled: true, ...total, rowsPerPage: query.rowsPerPage, currentPage: query.page },
    sortKey: query.sort,
    searchVal: query.search,
  }
}

async function readPage<Found extends FoundRow & QueryResultRow>(
  table: Table<Found>,
  ctx: StaffContext,
  { question, query }: { question: Question; query: TableQuery },
): Promise<Found[]> {
  const { rowsPerPage: size, page, refreshItemId } = query
  // A single row is asked for under the same question: when it no longer matches, it does not come back.
  const place = refreshItemId ? { size: 1, offset: 0, only: refreshItemId } : { size, offset: (page - 1) * size }
  const { rows } = await ctx.client.query<Found>(pageStatement(table, ctx.workspace.id, question, place))
  return rows
}

async function readTotal<Found extends FoundRow>(
  table: Table<Found>,
  ctx: StaffContext,
  { question, exactly }: { question: Question; exactly: boolean },
) {
  const statement = countStatement(table, ctx.workspace.id, question, { exactly })
  const { rows } = await ctx.client.query<{ n: number }>(statement)
  const counted = rows[0]?.n ?? 0
  return exactly ? { totalItems: counted, capped: false } : upToCap(counted)
}

async function readStateCounts<Found extends FoundRow>(
  table: Table<Found>,
  ctx: StaffContext,
  question: Question,
): Promise<TableAnswer['stateFilters']> {
  if (!table.states) return undefined
  const { rows } = await ctx.client.query<Record<string, number>>(
    stateCountsStatement(table, ctx.workspace.id, question),
  )
  const counts = rows[0] ?? {}
  // Found once and cut off at the cap, each tab holds at least what was sorted into it.
  const isCutOff = (counts.matches ?? 0) > countCap
  const choices = table.states.choices.flatMap((choice, place) => {
    const { totalItems, capped } = upToCap(counts[`n${place}`] ?? 0)
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
