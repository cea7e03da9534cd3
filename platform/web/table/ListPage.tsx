// A list screen. The server's definition says what it shows and what can be done; the page names its endpoints, and how rows
// open and new ones are made.
//
//   <ListPage endpoint={getApplications} bulkEndpoint={postApplications} tableKey="applications"
//     detailPath={(row) => `/applications/${row._id}`} cells={{ adults: AdultsCell }} />

import { useMemo, type ReactNode } from 'react'
import type { ListPlaces } from '#platform/contract/list-places.ts'
import type { BulkEndpoint, Row, TableEndpoint } from '#platform/contract/table.ts'
import type { GroupsEndpoint } from '#platform/contract/table-groups.ts'
import { useAskedCreation } from '../core/asked-creation.ts'
import { noOwnDialogs, type BulkDialogs } from './bulk/bulk-dialog.ts'
import { noOwnCells, type CellRenderers } from './cell-props.ts'
import { shownColumns } from './columns/column-order.ts'
import { ListContext, type ListContextValue } from './list-context.ts'
import { ListToolsContext, type DetailButton, type ListTools, type RowCommand } from './list-tools.ts'
import { untouched, viewQueryOf } from './list-state.ts'
import { FailedRows } from './ListStates.tsx'
import { ListScreen } from './ListScreen.tsx'
import { ListSkeleton } from './ListSkeleton.tsx'
import { useRowsPerPage } from './stored-preferences.ts'
import type { Choosing } from './use-chosen-rows.ts'
import { useListState } from './use-list-state.ts'
import { useOpenRow } from './use-open-row.ts'
import { useSelection } from './use-selection.ts'
import { useSteady } from '../core/use-steady.ts'
import { useTableData } from './use-table-data.ts'

export interface ListPageProps {
  endpoint: TableEndpoint
  /** Without it, rows can be neither selected nor exported. */
  bulkEndpoint?: BulkEndpoint
  /** Without it, rows cannot be grouped. */
  groupsEndpoint?: GroupsEndpoint
  /** Key of the stored views. */
  tableKey: string
  /**
   * Custom renderers by column key. The object must be defined outside of the component, to stay the same between
   * renders.
   */
  cells?: CellRenderers
  detailPath?: (row: Row) => string
  /** Used instead of a page, for example to open a side panel. */
  onOpenRow?: (row: Row) => void
  onCreate?: (choice: string) => void
  onFavourite?: ListTools['onFavourite']
  detailButtons?: Readonly<Record<string, DetailButton>>
  /** Keys on the active row; the list must stay the same between renders. */
  rowCommands?: readonly RowCommand[]
  /** Custom dialogs by bulk action, for actions that need more than a reason. */
  bulkDialogs?: BulkDialogs
  /**
   * Rows are selected for another purpose than bulk actions. With a maximum of 1, a new selection replaces the old
   * one.
   */
  choosing?: Choosing
  /** Slots for the buttons and dialogs of other areas. */
  places?: ListPlaces | undefined
  /** Additional action beside the title; on a phone, in the menu. */
  action?: ReactNode
  /** The page's primary action, for lists whose rows are not entered one by one; also on a phone and in an empty list. */
  mainAction?: ReactNode
  /** Explains the contents of the list and how rows get into it; shown when the list is empty. */
  explanation?: ReactNode
}

const noColumns: ListContextValue['columns'] = []
const nothing: string[] = []
const noButtons: ListTools['detailButtons'] = {}
const noCommands: ListTools['rowCommands'] = []

export function ListPage(props: ListPageProps) {
  const { endpoint, bulkEndpoint, tableKey, cells = noOwnCells, bulkDialogs = noOwnDialogs, choosing } = props
  const most = choosing?.most ?? Infinity
  const { list, change } = useListState()
  const [rowsPerPage, setRowsPerPage] = useRowsPerPage(tableKey)
  const { definition, ...data } = useTableData(endpoint, list, rowsPerPage)
  const choice = useSelection(data, list, most)
  const { rows, total } = data
  const ways = { detailPath: props.detailPath, onOpenRow: props.onOpenRow }
  const opening = useOpenRow(ways, { endpoint, list, rowsPerPage, rows, total })
  const columns = useMemo(
    () => (definition ? shownColumns(definition.header, definition.settings.columnsOrder) : noColumns),
    [definition],
  )
  const { onFavourite, detailButtons = noButtons, rowCommands = noCommands, places } = props
  const { open } = opening
  const hasFavourites = onFavourite !== undefined
  const favour = useSteady(async (row: Row, checked: boolean) => onFavourite?.(row, checked))
  const tools = useMemo(
    () => ({
      endpoint,
      onFavourite: hasFavourites ? favour : undefined,
      rowCommands,
      detailButtons,
      open,
      list: tableKey,
      places,
    }),
    [endpoint, hasFavourites, favour, rowCommands, detailButtons, open, tableKey, places],
  )
  useAskedCreation(props.onCreate && definition ? definition.createNew.choices.map(({ key }) => key) : nothing, (key) =>
    props.onCreate?.(key),
  )
  if (!definition && data.failure) {
    const reset = viewQueryOf(list) ? () => change(untouched) : undefined
    return <FailedRows failure={data.failure} retry={data.retry} reset={reset} />
  }
  if (!definition) return <ListSkeleton />
  const value: ListContextValue = {
    ...data,
    endpoint,
    bulkEndpoint,
    groupsEndpoint: props.groupsEndpoint,
    tableKey,
    definition,
    columns,
    list,
    change,
    rowsPerPage,
    setRowsPerPage,
    choice,
    most,
  }
  return (
    <ListToolsContext value={tools}>
      <ListContext value={value}>
        <ListScreen
          own={cells}
          dialogs={bulkDialogs}
          opening={opening}
          ways={ways}
          choosing={choosing}
          onCreate={props.onCreate}
          action={props.action}
          mainAction={props.mainAction}
          explanation={props.explanation}
        />
      </ListContext>
    </ListToolsContext>
  )
}
