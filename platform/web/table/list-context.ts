// Context of the open list for its components: response, selection, and functions to change them.

import { createContext, use } from 'react'
import type { BulkEndpoint, Column, Row, TableDefinition, TableEndpoint } from '#platform/contract/table.ts'
import type { GroupsEndpoint } from '#platform/contract/table-groups.ts'
import type { ListState } from './list-state.ts'
import type { ChangeList } from './use-list-state.ts'
import type { SelectionControl } from './use-selection.ts'
import type { TableData } from './use-table-data.ts'

export interface ListContextValue extends Omit<TableData, 'definition' | 'rows'> {
  endpoint: TableEndpoint
  bulkEndpoint: BulkEndpoint | undefined
  /** Absent if the rows cannot be grouped. */
  groupsEndpoint: GroupsEndpoint | undefined
  tableKey: string
  definition: TableDefinition
  columns: Column[]
  rows: Row[]
  list: ListState
  change: ChangeList
  rowsPerPage: number
  setRowsPerPage: (size: number) => void
  choice: SelectionControl
  /** Maximum number of selected rows. */
  most: number
}

export const ListContext = createContext<ListContextValue | undefined>(undefined)

export function useListContext(): ListContextValue {
  const list = use(ListContext)
  if (!list) throw new Error('This part belongs inside a list page.')
  return list
}
