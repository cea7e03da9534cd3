// The SQL of a list. A question of the same shape has the same text, which is prepared once per connection and then only named.

import { createHash } from 'node:crypto'
import type { QueryConfig } from 'pg'
import { countCap } from '../../contract/table.ts'
import type { FoundRow, SheetColumn, Table } from './declaration.ts'
import { numbered, type Condition } from './filter.ts'
import type { Order, Question } from './question.ts'

type AnyTable = Table<FoundRow>

/** The rows of one page, and of it alone: everything that `select` costs is paid for the page, not for the rows before it. */
export function pageStatement(table: AnyTable, workspaceId: string, question: Question, place: Place): QueryConfig {
  const order = orderSql(question.order)
  const further = place.only ? [onlyRow(place.only)] : []
  const { where, everywhere, values } = matching(table, workspaceId, question, further)
  // The first page needs no offset, and its plan knows how few rows are wanted: the size stands in the text.
  const skip = place.offset > 0 ? `$${values.length + 1}` : undefined
  const page = waysTo(
    question,
    place,
  )({
    from: `${table.from} t`,
    where,
    everywhere,
    order,
    key: question.order.sql,
    orderByKey: orderSql({ ...question.order, sql: 't.key' }),
    cut: `limit ${place.size}${skip ? ` offset ${skip}` : ''}`,
    wanted: `${place.size}${skip ? ` + ${skip}::bigint` : ''}`,
  })
  const text = `with ${page}
select ${table.fields}
from page join ${table.from} t on t.workspace_id = $1 and t.id = page.id ${table.join ?? ''}
order by ${order}`
  return named(text, place.offset > 0 ? [...values, place.offset] : values)
}

/** Pieces of SQL. */
interface Sought {
  from: string
  where: string
  /** Of `where` what neither search nor filters say. */
  everywhere: string
  order: string
  /** By what is ordered, and the same order of rows that were found with it as `key`. */
  key: string
  orderByKey: string
  cut: string
  /** How many rows reach to the end of the page. */
  wanted: string
}

function waysTo({ conditions, isSearched }: Question, { only }: Place): (sought: Sought) => string {
  if (conditions.some(({ liesApart }) => liesApart)) return pageOfFewOrMany
  return isSearched && !only ? pageOfSearch : pageInOrder
}

const pageInOrder = ({ from, where, order, cut }: Sought): string =>
  `page as materialized (select t.id from ${from} where ${where} order by ${order} ${cut})`

/**
 * What lies apart from the order would be looked for through the whole table. So it is found first; as long as it is not more
 * than is counted exactly, it alone is put in order. More of it than that is met soon enough on the way.
 */
const pageOfFewOrMany = (sought: Sought): string => `
few as materialized (select t.id, ${sought.key} as key from ${sought.from} where ${sought.where} limit ${countCap + 1}),
page as materialized (${fewOrMany(sought)})`

const fewOrMany = ({ from, where, order, orderByKey, cut }: Sought): string => `
  (select t.id from ${from} where (select count(*) from few) > ${countCap} and ${where} order by ${order} ${cut})
  union all
  (select t.id from few t where (select count(*) from few) <= ${countCap} order by ${orderByKey} ${cut})`

/**
 * Nobody knows how rare a word is here: PostgreSQL only guesses from what all workspaces say, and a word that others say often
 * would be looked for through everything. So as much as may be read at once is read in the order of the list; a word that does
 * not fill the page by then is rare, and the index of words finds it.
 */
const pageOfSearch = (sought: Sought): string => {
  const { from, where, everywhere, order, key, orderByKey, cut, wanted } = sought
  return `
early as materialized (
  select t.id, ${key} as key from (select * from ${from} where ${everywhere} order by ${order} limit ${readAtOnce}) t
  where ${where} order by ${order} limit ${wanted}
),
few as materialized (
  select t.id, ${key} as key from ${from}
  where (select count(*) from early) < ${wanted} and ${where} limit ${countCap + 1}
),
page as materialized (
  (select t.id from early t where (select count(*) from early) = ${wanted} order by ${orderByKey} ${cut})
  union all ${fewOrMany(sought)}
)`
}

const readAtOnce = 2000

interface Place {
  size: number
  offset: number
  /** The id of a single row. */
  only?: string
}

const onlyRow = (id: string): Condition => ({ sql: 't.id = ?', values: [id] })

/** All rows of a question in its order, for a cursor; `ids` narrows it to rows chosen one by one. */
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

/** Ids of what matches, at most `most`. */
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

/** The rows of these ids, in no order. */
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
 * One number per state tab. Without search and filters each tab is counted on its own, from the index alone, up to the cap;
 * otherwise the first matches up to the cap are found once and sorted into the tabs.
 */
export function stateCountsStatement(table: AnyTable, workspaceId: string, question: Question): QueryConfig {
  const choices = table.states?.choices ?? []
  const { where, values } = matching(table, workspaceId, { ...question, state: undefined })
  if (question.conditions.length === 0) {
    const counts = choices.map((choice, place) => {
      const inTab = choice.where ? ` and ${choice.where}` : ''
      return `${cappedCount(`from ${table.from} t where ${where}${inTab}`)} as n${place}`
    })
    return named(`select ${counts.join(',\n')}`, values)
  }
  const counts = choices.map(
    ({ where: inTab }, place) => `count(*)${inTab ? ` filter (where ${inTab})` : ''} as n${place}`,
  )
  const found = `select * from ${table.from} t where ${where} limit ${countCap + 1}`
  return named(`select count(*) as matches, ${counts.join(', ')} from (${found}) t`, values)
}

/** For the rest of the transaction: no plan is made before the values are known. */
export const planWithValues: QueryConfig = {
  name: 'plan-with-values',
  text: "select set_config('plan_cache_mode', 'force_custom_plan', true)",
}

const cappedCount = (rows: string) => `(select count(*) from (select 1 ${rows} limit ${countCap + 1}) c)`

function matching(table: AnyTable, workspaceId: string, question: Question, further: readonly Condition[] = []) {
  const fixed = ['t.workspace_id = $1', table.where && `(${table.where})`, question.state?.where]
  const chosen = numbered([...question.conditions, ...further], [workspaceId])
  const all = (conditions: readonly (string | undefined)[]) => conditions.filter(Boolean).join(' and ')
  return { where: all([...fixed, ...chosen.sql]), everywhere: all(fixed), values: chosen.values }
}

/** The id makes every order total; both go the same way, so that one index serves both directions. */
export function orderSql({ sql, descending, unknown = 'high' }: Order): string {
  const unknownComesFirst = (unknown === 'high') === descending
  const nulls = unknownComesFirst ? 'nulls first' : 'nulls last'
  const way = descending ? 'desc' : 'asc'
  return `${sql} ${way} ${nulls}, t.id ${way}`
}

const nameByText = new Map<string, string>()
/** Filters can be combined in very many ways; each prepared statement costs memory on every connection. */
const mostNames = 400

/** Prepared once per connection under a name of its text, and then only named. */
export function named(text: string, values: readonly unknown[]): QueryConfig {
  const known = nameByText.get(text)
  if (known === undefined && nameByText.size >= mostNames) return { text, values: [...values] }
  const name = known ?? `list-${createHash('sha256').update(text).digest('hex').slice(0, 20)}`
  nameByText.set(text, name)
  return { name, text, values: [...values] }
}
