// Searches records for the command palette, through the existing list endpoints.

import type { Row, TableEndpoint } from '#platform/contract/table.ts'
import type { Permission } from '#platform/rules/permissions.ts'
import { cellWords } from '../../table/row-title.ts'

export interface Finder {
  /** Text key of the record kind. */
  group: string
  permission: Permission
  list: TableEndpoint
  /** State filter that matches all records. */
  state: string
  /** Columns that identify a record, the main one first. */
  named: readonly string[]
}

/** Loaded lazily: the contract of the list belongs to the back office and is not part of public pages. */
export type LoadFinder = () => Promise<Finder>

export interface FoundRecord {
  id: string
  title: string
  path: string
}

/** Minimum length of a search term; a shorter one would match everything. */
export const shortestSearch = 2

export const recordsIn = (rows: readonly Row[], named: Finder['named']): FoundRecord[] =>
  rows.flatMap((row) => {
    const path = row._detail_column?.href
    const title = named.map((key) => cellWords(row[key])).filter(Boolean)
    return path && title.length > 0 ? [{ id: row._id, title: title.join(' · '), path }] : []
  })
