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
  const { where, values } = matching(table, workspaceId, question, place.only ? [onlyRow(place.only)] : [])
  // The first page needs no offset, and its plan knows how few rows are wanted: the size stands in the text.
  const skip = place.offset > 0 ? ` offset $${values.length + 1}` : ''
  const from = `${table.from} t`
  const cut = `order by ${order} limit ${place.size}${skip}`
  const page = question.conditions.some(({ liesApart }) => liesApart)
    ? pageOfFewOrMany({ from, where, cut })
    : `page as materialized (select t.id from ${from} where ${where} ${cut})`
  const text = `with ${page}
select ${table.fields}
from page join ${table.from} t on t.workspace_id = $1 and t.id = page.id ${table.join ?? ''}
order by ${order}`
  return named(text, place.offset > 0 ? [...values, place.offset] : values)
}

/**
 * What lies apart from the order would be looked for through the whole table. So it is found first; as long as it is not more
 * than is counted exactly, it alone is put in order. More of it than that is met soon enough on the way.
 */
const pageOfFewOrMany = ({ from, where, cut }: { from: string; where: string; cut: string }): string => `
few as materialized (select t.id from ${from} where ${where} limit ${countCap + 1}),
page as materialized (
  (select t.id from ${from} where (select count(*) from few) > ${countCap} and ${where} ${cut})
  union all
  (select t.id from few join ${from} on t.workspace_id = $1 and t.id = few.id
    where (select count(*) from few) <= ${countCap} ${cut})
)`

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
  const where = [...fixed, ...chosen.sql].filter((one) => one !== undefined && one !== '').join(' and ')
  return { where, values: chosen.values }
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
