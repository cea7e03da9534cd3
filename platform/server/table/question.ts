// Parses a list query against the list's declaration: unknown states, sort keys and filters are refused with a
// message.

import { filterValues, type FilterValues, type TableQuery } from '../../contract/table.ts'
import type { StaffContext } from '../context.ts'
import { fieldRefusal, AppError } from '../app-error.ts'
import type { FoundRow, Sort, StateTab, Table } from './declaration.ts'
import type { Condition } from './filter.ts'
import { groupConditions } from './grouping.ts'
import { searchConditions } from './search-words.ts'

export interface Order extends Sort {
  descending: boolean
  /** SQL of the place of the row's heading, which precedes the order of the rows. */
  heading?: string
}

/** Describes the matching rows. The state tab is kept apart from the conditions, because every tab is counted. */
export interface Question {
  state: StateTab | undefined
  /** From search and filters, in the order of the declaration, so that equal queries have equal statements. */
  conditions: Condition[]
  filters: FilterValues
  order: Order
  isSearched: boolean
}

/** The best plan depends strongly on the frequency of the searched words and filtered values. */
export const needsValuesToPlan = ({ conditions, order }: Question): boolean => conditions.length > 0 || !order.isIndexed

export type Asked = Pick<TableQuery, 'search' | 'sort' | 'state' | 'filters' | 'group'>

/** Returns the query with its placeholders in braces replaced for this person. */
export async function questionFor<Found extends FoundRow>(
  table: Table<Found>,
  ctx: StaffContext,
  asked: Asked,
): Promise<Question> {
  const question = questionOf(table, asked)
  const texts = [question.order.sql, ...question.conditions.map(({ sql }) => sql)].join(' ')
  const used = Object.entries(table.words ?? {}).filter(([word]) => texts.includes(`{${word}}`))
  if (used.length === 0) return question
  const spelled = new Map<string, string>()
  for (const [word, meaning] of used) spelled.set(word, await meaning.spellFor(ctx))
  return spelledOut(question, spelled)
}

/** Placeholder → its SQL for the current person. */
export function spelledOut(question: Question, spelled: ReadonlyMap<string, string>): Question {
  const spell = (sql: string) => sql.replace(/\{(\w+)\}/g, (whole, word: string) => spelled.get(word) ?? whole)
  return {
    ...question,
    conditions: question.conditions.map((condition) => ({ ...condition, sql: spell(condition.sql) })),
    order: { ...question.order, sql: spell(question.order.sql) },
  }
}

export function questionOf<Found extends FoundRow>(table: Table<Found>, asked: Asked): Question {
  const filters = chosenFilters(asked.filters)
  const search = table.search ? searchConditions(table.search, asked.search) : []
  return {
    state: stateOf(table, asked.state),
    conditions: [...search, ...filterConditions(table, filters), ...groupConditions(table, asked.group)],
    filters,
    order: orderOf(table, asked.sort),
    isSearched: search.length > 0,
  }
}

function stateOf<Found extends FoundRow>({ states }: Table<Found>, asked: string): StateTab | undefined {
  const found = asked === '' ? states?.choices[0] : states?.choices.find((choice) => choice.value === asked)
  if (!found && asked !== '') throw fieldRefusal('state', 'table_state_not_known', { name: asked })
  return found
}

function orderOf<Found extends FoundRow>(table: Table<Found>, asked: string): Order {
  const sort = asked || table.defaultSort
  const descending = sort.startsWith('-')
  const found = table.sorts.get(descending ? sort.slice(1) : sort)
  if (!found) throw fieldRefusal('sort', 'table_sort_not_known', { name: sort })
  const heading = table.headings?.order
  return { ...found, descending, ...(heading !== undefined && { heading }) }
}

function chosenFilters(text: string): FilterValues {
  if (text === '') return {}
  const chosen = filterValues.safeParse(parsed(text))
  if (!chosen.success) throw fieldRefusal('filters', 'table_filters_not_readable')
  return chosen.data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function filterConditions<Found extends FoundRow>(table: Table<Found>, chosen: FilterValues): Condition[] {
  const unknown = Object.keys(chosen).find((key) => !table.filters.some((filter) => filter.key === key))
  if (unknown !== undefined) throw filterRefusal(unknown)
  return table.filters.flatMap((filter) => {
    const value = chosen[filter.key]
    if (value === undefined) return []
    const condition = filter.conditionOf(value)
    if (condition === undefined) throw filterRefusal(filter.key)
    return condition ?? []
  })
}

const filterRefusal = (key: string) =>
  new AppError('general_please_check_fields', {
    status: 422,
    fields: { [`filters.${key}`]: 'table_filter_not_known' },
    values: { name: key },
  })
