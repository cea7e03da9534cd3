// Records that the command palette finds by what a person types, through the lists that exist anyway.

import type { Row, TableEndpoint } from '#platform/contract/table.ts'
import type { Permission } from '#platform/rules/permissions.ts'
import { cellWords } from '../../table/row-title.ts'

export interface Finder {
  /** Text key of what it finds. */
  group: string
  permission: Permission
  list: TableEndpoint
  /** The state filter that holds all of them. */
  state: string
  /** The columns that name a record, the first one first. */
  named: readonly string[]
}

/** Its list is a contract of the back office, which public pages go without. */
export type LoadFinder = () => Promise<Finder>

export interface FoundRecord {
  id: string
  title: string
  path: string
}

/** Too short a word would find everything. */
export const shortestSearch = 2

export const recordsIn = (rows: readonly Row[], named: Finder['named']): FoundRecord[] =>
  rows.flatMap((row) => {
    const path = row._detail_column?.href
    const title = named.map((key) => cellWords(row[key])).filter(Boolean)
    return path && title.length > 0 ? [{ id: row._id, title: title.join(' · '), path }] : []
  })
