// Layout of a list screen (DESIGN §3): title and count, states, search and filters, rows, footer.

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Slots } from '../slots/Slots.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { usePhone } from '../ui/use-phone.ts'
import { Announcer } from './Announcer.tsx'
import type { BulkDialogs } from './bulk/bulk-dialog.ts'
import type { CellRenderers } from './cell-props.ts'
import { CreateNew } from './CreateNew.tsx'
import { GroupChoice } from './groups/GroupChoice.tsx'
import { GroupedRows } from './groups/GroupedRows.tsx'
import { useListContext } from './list-context.ts'
import { useListTools } from './list-tools.ts'
import { untouched, viewQueryOf } from './list-state.ts'
import { FailedRows, NoRows } from './ListStates.tsx'
import { pageCount } from './page-buttons.ts'
import { FlatRows } from './rows/FlatRows.tsx'
import { MoreActions, MoreButton } from './toolbar/MoreActions.tsx'
import { ListToolbar } from './toolbar/ListToolbar.tsx'
import { StateTabs } from './toolbar/StateTabs.tsx'
import type { OpenRow, Ways } from './use-open-row.ts'
import { useChosenRows, type Choosing } from './use-chosen-rows.ts'
import { ViewsMenu } from './views/ViewsMenu.tsx'

interface Props {
  own: CellRenderers
  dialogs: BulkDialogs
  opening: OpenRow
  ways: Ways
  choosing: Choosing | undefined
  onCreate: ((choice: string) => void) | undefined
  action: ReactNode
  mainAction: ReactNode
  explanation: ReactNode
}

export function ListScreen({
  own,
  dialogs,
  opening,
  ways,
  choosing,
  onCreate,
  action,
  mainAction,
  explanation,
}: Props) {
  const { places } = useListTools()
  const { definition, bulkEndpoint, groupsEndpoint, tableKey, rows, list, change, total, failure, retry, isWaiting } =
    useListContext()
  const isPhone = usePhone()
  const [showsMore, showMore] = useState(false)
  const searchField = useRef<HTMLInputElement>(null)
  const hasBulk =
    !choosing &&
    bulkEndpoint !== undefined &&
    (definition.bulkOptions.length + definition.bulkExtraOptions.length > 0 || definition.excelDownload)
  const hasBoxes = hasBulk || choosing !== undefined
  useLastPage()
  useChosenRows(choosing)
  const { enabled, choices } = definition.createNew
  const create =
    enabled && onCreate && choices.length > 0 ? <CreateNew choices={choices} onCreate={onCreate} /> : mainAction
  const isGrouped =
    groupsEndpoint !== undefined && (definition.groupings?.some(({ value }) => value === list.group) ?? false)
  const menu = (
    <>
      <ViewsMenu />
      {isPhone && <GroupChoice />}
      {places ? <Slots place={places.actions} props={{ list: tableKey }} own={{ 200: action }} /> : action}
    </>
  )
  return (
    <section aria-label={definition.title}>
      <PageHead
        title={definition.title}
        // Unknown if the rows could not be loaded.
        count={failure ? undefined : total.items}
        capped={total.capped}
        menu={isPhone ? <MoreButton isOpen={showsMore} onToggle={() => showMore(!showsMore)} /> : menu}
        action={create}
      />
      {isPhone && showsMore && <MoreActions>{menu}</MoreActions>}
      <StateTabs />
      <ListToolbar dialogs={dialogs} searchField={searchField} hasBulk={hasBulk} />
      {failure ? (
        <FailedRows failure={failure} retry={retry} reset={viewQueryOf(list) ? () => change(untouched) : undefined} />
      ) : rows.length === 0 && !isWaiting ? (
        <NoRows explanation={explanation} action={create} />
      ) : isGrouped ? (
        <GroupedRows own={own} ways={ways} hasBoxes={hasBoxes} groupsEndpoint={groupsEndpoint} />
      ) : (
        <FlatRows own={own} opening={opening} hasBoxes={hasBoxes} />
      )}
      <Announcer />
    </section>
  )
}

/** When the last page has become empty, shows the page that is now the last. */
function useLastPage() {
  const { list, change, rows, total, rowsPerPage, isWaiting, failure } = useListContext()
  const last = pageCount(total.items, rowsPerPage)
  const isBeyond = list.page > last && rows.length === 0 && !isWaiting && !failure && !total.capped
  useEffect(() => {
    if (isBeyond) change({ page: last }, { replace: true })
  }, [isBeyond, last, change])
}
