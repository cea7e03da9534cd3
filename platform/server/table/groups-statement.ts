// SQL that finds the groups of a page with the number of their rows.

import type { QueryConfig } from 'pg'
import { countCap } from '../../contract/table.ts'
import { groupsPerPage } from '../../contract/table-groups.ts'
import type { FoundRow, Table } from './declaration.ts'
import { numbered, type Condition } from './filter.ts'
import type { ListGrouping } from './grouping.ts'
import type { Question } from './question.ts'
import { matching } from './statement.ts'

/** Last group of the previous page. */
export interface GroupCursor {
  key: string
  id: string
}

interface Sought {
  grouping: ListGrouping
  question: Question
  after: GroupCursor | null
}

/**
 * Up to the cap, the matching rows are found first and lead to their groups. Above it, rows match often, so the groups are
 * walked in order, each until its first match. Only one of the two is executed. Finds one group more than a page.
 */
export function groupsStatement(
  table: Table<FoundRow>,
  workspaceId: string,
  { grouping, question, after }: Sought,
): QueryConfig {
  const { where, values } = matching(table, workspaceId, question)
  const { through, groups, order } = grouping
  const narrowed = numbered(narrowing(grouping, question), values)
  const narrow = allOf(narrowed.sql)
  const beyond: Condition[] = after ? [{ sql: `(${order}, o.id) > (?, ?::uuid)`, values: [after.key, after.id] }] : []
  const chosen = numbered(beyond, narrowed.values)
  const further = allOf(chosen.sql)
  const linked = `g.workspace_id = t.workspace_id and g.${through.rowId} = t.id`
  const toGroup = `o.workspace_id = g.workspace_id and o.id = g.${through.groupId}`
  const cut = `order by 2, 1 limit ${groupsPerPage + 1}`
  const text = `with few as materialized (
  select t.workspace_id, t.id from ${table.from} t where ${where} limit ${countCap + 1}
), found as (
  (select distinct o.id, ${order} as key from few t join ${through.table} g on ${linked} join ${groups} o on ${toGroup}
    where (select count(*) from few) <= ${countCap}${narrow}${further} ${cut})
  union all
  (select o.id, ${order} as key from ${groups} o
    where (select count(*) from few) > ${countCap} and o.workspace_id = $1${further} and exists (
      select from ${through.table} g join ${table.from} t on ${linked} where ${toGroup} and ${where}${narrow})
    ${cut})
)
select f.id, f.key, c.count, c.elsewhere from found f cross join lateral (
  select count(*)::int as count, count(*) filter (where exists (select from ${through.table} g
    where ${linked} and g.${through.groupId} <> f.id))::int as elsewhere
  from (select t.workspace_id, t.id from ${through.table} g join ${table.from} t on ${linked}
    where g.workspace_id = $1 and g.${through.groupId} = f.id and ${where} limit ${countCap + 1}) t
) c order by f.key, f.id`
  return { text, values: chosen.values }
}

const allOf = (conditions: readonly string[]): string => conditions.map((sql) => ` and ${sql}`).join('')

/** A list filtered by some groups shows no others, although their rows may belong to them too. */
function narrowing({ narrowedBy = {} }: ListGrouping, { filters }: Question): Condition[] {
  return Object.entries(narrowedBy).flatMap(([key, sql]) => {
    const chosen = filters[key]
    return Array.isArray(chosen) && chosen.length > 0 ? [{ sql, values: [chosen] }] : []
  })
}
