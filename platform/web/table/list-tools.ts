// Actions that the page provides to the cells of its list through a context.

import type { Icon } from '@tabler/icons-react'
import { createContext, use } from 'react'
import type { ListPlaces } from '#platform/contract/list-places.ts'
import type { Row, TableEndpoint } from '#platform/contract/table.ts'
import type { RecordKey } from '../core/record-keys.ts'
import type { Permission } from '#platform/rules/permissions.ts'

/** A button of the detail column, listed in the column's `buttons`; hidden without its permission. */
export interface DetailButton {
  title: string
  icon: Icon
  permission?: Permission
  run: (row: Row) => unknown
}

/** A key on the active row: it opens something for this row, or a bulk action for the selected rows. */
export interface RowCommand {
  key: RecordKey
  /** Text key. */
  title: string
  permission?: Permission
  run?: (row: Row) => unknown
  bulkAction?: string
}

export interface ListTools {
  endpoint: TableEndpoint
  /** Resolves once the server has stored the mark; on rejection the star is reset. */
  onFavourite: ((row: Row, checked: boolean) => Promise<unknown>) | undefined
  rowCommands: readonly RowCommand[]
  detailButtons: Readonly<Record<string, DetailButton>>
  open: ((row: Row) => void) | undefined
  /** Key of the list. */
  list: string
  /** Slots that other areas fill; absent if the page offers none. */
  places: ListPlaces | undefined
}

export const ListToolsContext = createContext<ListTools | undefined>(undefined)

export function useListTools(): ListTools {
  const tools = use(ListToolsContext)
  if (!tools) throw new Error('A cell stands outside of a list.')
  return tools
}
