// Lines of the home page, declared by the areas: open work with a count, linked to the list of exactly these rows.

import type { QueryResultRow } from 'pg'
import { tableQuery, type FilterValues } from '../contract/table.ts'
import type { Permission } from '../rules/permissions.ts'
import type { StaffContext } from './context.ts'
import { extensionPoint } from './extension-point.ts'
import { withAdditions } from './table/additions.ts'
import { answerTable } from './table/answer.ts'
import type { FoundRow, Table } from './table/declaration.ts'

/** In the order of the home page. */
export const homeTopics = ['expires', 'waits', 'missing'] as const
export type HomeTopic = (typeof homeTopics)[number]

export interface HomeLine {
  /** The text `home_line_<key>` follows the number. */
  key: string
  topic: HomeTopic
  /** Position within the topic. */
  order: number
  icon: string
  permission: Permission
  isFor?(ctx: StaffContext): boolean
  /** Text key of the list, where several lists have the same line. */
  of?: string
  /** Must not cost more if there are more rows in the workspace. */
  find(ctx: StaffContext): Promise<FoundWork>
  /** A second link, with the query of the first. */
  action?: { text: string; path: string }
}

export interface FoundWork {
  count: number
  /** True if there are more than `count`. */
  capped: boolean
  path: string
  search: Record<string, string>
}

export const homeLines = extensionPoint<HomeLine>('home.lines')

interface ListQuery {
  state?: string
  filters?: FilterValues
}

/** Counts the rows of a list query up to the cap; the link opens the list with the same query. */
export function workInList<Found extends FoundRow & QueryResultRow>(
  path: string,
  declared: () => Table<Found>,
  queryOf: (ctx: StaffContext) => ListQuery,
): HomeLine['find'] {
  let known: Table<Found> | undefined
  return async (ctx) => {
    known ??= withAdditions(declared())
    const { state, filters } = queryOf(ctx)
    const search = { ...(state && { state }), ...(filters && { filters: JSON.stringify(filters) }) }
    const query = tableQuery.parse({ ...search, countOnly: true, tableDataOnly: true })
    // Further lines are counted in the same transaction.
    const { pagination } = await answerTable(known, { ...ctx, asksNoMore: () => {} }, query)
    return { count: pagination.totalItems, capped: pagination.capped, path, search }
  }
}
