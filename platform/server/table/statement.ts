// Builds the SQL of a list. Queries of the same shape have the same text, which is prepared once per connection.

import { createHash } from 'node:crypto'
import type { QueryConfig } from 'pg'
import { countCap } from '../../contract/table.ts'
import type { FoundRow, SheetColumn, Table } from './declaration.ts'
import { numbered, type Condition } from './filter.ts'
import type { Order, Question } from './question.ts'

type AnyTable = Table<FoundRow>

/**
 * Transaction setting with the ids of the page found by the previous statement, for the next statement in the same
 * packet.
 */
const pageIds = 'app.page_ids'

/**
 * Finds the ids of a page for `rowsOfPageStatement`, and as `n` how many rows match, up to the cap. It concerns one table, so that
 * planning it costs little: a list has a statement of this kind for each combination of state, filters and order.
 */
export function pageStatement(table: AnyTable, workspaceId: string, question: Question, place: Place): QueryConfig {
  const { where, values } = matching(table, workspaceId, question)
  const chosen = numbered(place.only ? [onlyRow(place.only)] : [], values)
  // The first page needs no offset. Its size is part of the text, so that the planner knows how few rows are wanted.
  const skip = place.offset > 0 ? ` offset $${chosen.values.length + 1}` : ''
  const text = (findsFirst(question, place) ? pageOfFewOrMany : pageInOrder)({
    from: `${table.from} t`,
    where,
    more: chosen.sql.map((sql) => ` and ${sql}`).join(''),
    order: question.order,
    cut: `limit ${place.size}${skip}`,
    isCounted: place.isCounted ?? false,
  })
  return named(text, place.offset > 0 ? [...chosen.values, place.offset] : chosen.values)
}

interface Place {
  size: number
  offset: number
  /** Restricts the page to one row id. */
  only?: string
  isCounted?: boolean
}

const onlyRow = (id: string): Condition => ({ sql: 't.id = ?', values: [id] })

/** SQL fragments. */
interface Sought {
  from: string
  where: string
  /** Conditions that narrow the page, but not the count. */
  more: string
  order: Order
  cut: string
  isCounted: boolean
}

/** Conditions unrelated to the sort order, such as searched words, would scan the whole table in that order. */
const findsFirst = ({ conditions, isSearched }: Question, { only }: Place): boolean =>
  !only && (isSearched || conditions.some(({ liesApart }) => liesApart))

const pageInOrder = ({ from, where, more, order, cut, isCounted }: Sought): string =>
  `select ${kept(`array(select t.id from ${from} where ${where}${more} order by ${orderSql(order)} ${cut})`)}
${isCounted ? `, ${cappedCount(`from ${from} where ${where}`)} as n` : ''}`

/**
 * As long as not more matches than is counted exactly, what was found for the count is put in order. More of it than that is met
 * soon enough on the way.
 */
const pageOfFewOrMany = ({ from, where, order, cut }: Sought): string =>
  `with few as materialized (select t.id, ${order.sql} as key${order.heading ? `, ${order.heading} as heading` : ''}
  from ${from} where ${where} limit ${countCap + 1})
select ${kept(`case when (select count(*) from few) > ${countCap}
  then array(select t.id from ${from} where ${where} order by ${orderSql(order)} ${cut})
  else array(select t.id from few t order by ${orderSql({ ...order, sql: 't.key', ...(order.heading && { heading: 't.heading' }) })} ${cut}) end`)},
(select count(*) from few) as n`

const kept = (ids: string): string => `set_config('${pageIds}', (${ids})::text, true) <> '{}' as found`

/**
 * The rows of the page that was found before, in its order. One statement for each list, and without a parameter: PostgreSQL plans
 * it once for each connection, which for its many subqueries takes longer than to run it.
 */
export function rowsOfPageStatement(table: AnyTable): QueryConfig {
  const known = rowsByTable.get(table)
  if (known) return known
  const text = `select ${table.fields}
from unnest(current_setting('${pageIds}')::uuid[]) with ordinality page (id, place)
join ${table.from} t on t.workspace_id = current_workspace() and t.id = page.id ${table.join ?? ''}
order by page.place`
  const statement = { name: nameOf(text), text }
  rowsByTable.set(table, statement)
  return statement
}

const rowsByTable = new WeakMap<AnyTable, QueryConfig>()

/** Returns all matching rows in order, for a cursor; `ids` restricts it to selected rows. */
export function everyRowStatement(
  table: AnyTable,
  workspaceId: string,
  question: Question,
  { further, more = [] }: { further: readonly Condition[]; more?: readonly SheetColumn[] },
): { text: string; values: unknown[] } {
  const { where, values } = matching(table, workspaceId, question, further)
  const fields = [table.fields, ...more.map(({ key, sql }) => `${sql} as "${key}"`)].join(', ')
  const text = `select ${fields} from ${table.from} t ${table.join ?? ''}
where ${where} order by ${orderSql(question.order)}`
  return { text, values }
}

/** Returns at most `most` ids of matching rows. */
export function idsStatement(
  table: AnyTable,
  workspaceId: string,
  question: Question,
  options: { further: readonly Condition[]; most: number },
): QueryConfig {
  const { where, values } = matching(table, workspaceId, question, options.further)
  return named(
    `select t.id from ${table.from} t where ${where} order by ${orderSql(question.order)} limit ${options.most}`,
    values,
  )
}

/** Returns the rows with these ids, unordered. */
export function rowsStatement(table: AnyTable, workspaceId: string, ids: readonly string[]): QueryConfig {
  const where = [`t.workspace_id = $1`, 't.id = any($2)', ...(table.where ? [`(${table.where})`] : [])].join(' and ')
  const text = `select ${table.fields} from ${table.from} t ${table.join ?? ''} where ${where}`
  return named(text, [workspaceId, ids])
}

export function countStatement(
  table: AnyTable,
  workspaceId: string,
  question: Question,
  options: { exactly: boolean; further?: readonly Condition[] },
): QueryConfig {
  const { where, values } = matching(table, workspaceId, question, options.further)
  const rows = `from ${table.from} t where ${where}`
  const text = options.exactly ? `select count(*) as n ${rows}` : `select ${cappedCount(rows)} as n`
  return named(text, values)
}

/**
 * One number per state tab. Without search and filters each tab is counted on its own, from the index alone, up to the cap, or is
 * the sum of the others; otherwise the first matches up to the cap are found once and sorted into the tabs.
 */
export function stateCountsStatement(table: AnyTable, workspaceId: string, question: Question): QueryConfig {
  const choices = table.states?.choices ?? []
  const { where, values } = matching(table, workspaceId, { ...question, state: undefined })
  if (question.conditions.length === 0) {
    const tabs = choices.map((choice, index) => ({ ...choice, column: `n${index}` }))
    const counts = tabs
      .filter(({ isSum }) => !isSum)
      .map((tab) => {
        const inTab = tab.where ? ` and ${tab.where}` : ''
        return `${cappedCount(`from ${table.from} t where ${where}${inTab}`)} as ${tab.column}`
      })
    const others = tabs.flatMap(({ isSum, column }) => (isSum ? [] : [column])).join(' + ')
    const sums = tabs.flatMap(({ isSum, column }) => (isSum ? [`, ${others} as ${column}`] : []))
    // Without `materialized` each count would be evaluated again for the sum.
    return named(
      `with counted as materialized (select ${counts.join(',\n')}) select *${sums.join('')} from counted`,
      values,
    )
  }
  const counts = choices.map(
    ({ where: inTab }, index) => `count(*)${inTab ? ` filter (where ${inTab})` : ''} as n${index}`,
  )
  const found = `select * from ${table.from} t where ${where} limit ${countCap + 1}`
  return named(`select count(*) as matches, ${counts.join(', ')} from (${found}) t`, values)
}

/** For the rest of the transaction, statements are planned with their actual values. */
export const planWithValues: QueryConfig = {
  name: 'plan-with-values',
  text: "select set_config('plan_cache_mode', 'force_custom_plan', true)",
}

const cappedCount = (rows: string) => `(select count(*) from (select 1 ${rows} limit ${countCap + 1}) c)`

/** Condition of the rows that match, with its values; the first value is the workspace. */
export function matching(table: AnyTable, workspaceId: string, question: Question, further: readonly Condition[] = []) {
  const fixed = ['t.workspace_id = $1', table.where && `(${table.where})`, question.state?.where]
  const chosen = numbered([...question.conditions, ...further], [workspaceId])
  return { where: [...fixed, ...chosen.sql].filter(Boolean).join(' and '), values: chosen.values }
}

/** The id makes the order total. Both columns sort in the same direction, so that one index serves both directions. */
export function orderSql({ sql, descending, unknown = 'high', heading }: Order): string {
  const unknownComesFirst = (unknown === 'high') === descending
  const nulls = unknownComesFirst ? 'nulls first' : 'nulls last'
  const way = descending ? 'desc' : 'asc'
  return `${heading ? `${heading}, ` : ''}${sql} ${way} ${nulls}, t.id ${way}`
}

const nameByText = new Map<string, string>()
/**
 * Limits prepared statements: filters have very many combinations, and each statement costs memory on every
 * connection.
 */
const mostNames = 400

/** Returns a named statement, which is prepared once per connection. */
export function named(text: string, values: readonly unknown[]): QueryConfig {
  const known = nameByText.get(text)
  if (known === undefined && nameByText.size >= mostNames) return { text, values: [...values] }
  const name = known ?? nameOf(text)
  nameByText.set(text, name)
  return { name, text, values: [...values] }
}

const nameOf = (text: string): string => `list-${createHash('sha256').update(text).digest('hex').slice(0, 20)}`
