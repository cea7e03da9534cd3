// Groups the rows of a list by records of another table. A row may belong to several groups.

import { z } from 'zod'
import type { TableGroup } from '../../contract/table-groups.ts'
import { fieldRefusal } from '../app-error.ts'
import type { StaffContext } from '../context.ts'
import type { Condition } from './filter.ts'

export interface ListGrouping {
  key: string
  /** A text key. */
  name: string
  /** Table that links rows with groups; `g` in the SQL below. Has `workspace_id`. */
  through: { table: string; rowId: string; groupId: string }
  /** Table of the groups, `o` in the SQL below. Has `workspace_id` and `id`. */
  groups: string
  /** SQL on `o` that orders the groups; never null. Needs an index behind the workspace, followed by the id. */
  order: string
  /** SQL on `g` and `o` by filter of the list that also selects groups, with the placeholders of the filter. */
  narrowedBy?: Readonly<Record<string, string>>
  /** Heads of these groups, by id. */
  heads(ctx: StaffContext, groups: readonly FoundGroup[]): Promise<ReadonlyMap<string, GroupHead>>
}

export interface FoundGroup {
  id: string
  /** Number of matching rows, up to one more than the cap. */
  count: number
  /** Number of those that belong to other groups too. */
  elsewhere: number
}

export type GroupHead = Pick<TableGroup, 'title' | 'href' | 'state' | 'facts' | 'links'>

interface Grouped {
  groupings?: readonly ListGrouping[] | undefined
}

export function groupingOf({ groupings }: Grouped, key: string): ListGrouping {
  const found = groupings?.find((one) => one.key === key)
  if (!found) throw fieldRefusal('group', 'table_group_not_known', { name: key })
  return found
}

/** Restricts the rows to one group, from the parameter `group` of the list. */
export function groupConditions(table: Grouped, asked: string | undefined): Condition[] {
  if (!asked) return []
  const [key = '', ...rest] = asked.split(':')
  const { through } = groupingOf(table, key)
  const id = z.uuid().safeParse(rest.join(':')).data
  if (id === undefined) throw fieldRefusal('group', 'table_group_not_known', { name: asked })
  const sql = `exists (select from ${through.table} g where g.workspace_id = t.workspace_id and g.${through.rowId} = t.id
    and g.${through.groupId} = ?::uuid)`
  return [{ sql, values: [id], liesApart: true }]
}
