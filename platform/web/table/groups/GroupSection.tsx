// One group with its rows, as the body of a table or as cards. A nested context makes the rows of the group those of the
// list, so that rows open as in the list without groups.

import { Button } from '@mantine/core'
import { useEffect } from 'react'
import type { TableGroup } from '#platform/contract/table-groups.ts'
import type { Row } from '#platform/contract/table.ts'
import type { Pages } from '../../api/use-pages.ts'
import { useText } from '../../i18n/texts.ts'
import { usePanel } from '../../sidepanel/panel.ts'
import { FailedState } from '../../ui/states/FailedState.tsx'
import { LoadingRows } from '../../ui/states/LoadingRows.tsx'
import type { CellRenderers } from '../cell-props.ts'
import { ListContext, useListContext } from '../list-context.ts'
import { RowCard } from '../rows/RowCard.tsx'
import type { RowBoxControl } from '../rows/row-props.ts'
import { TableRow } from '../rows/TableRow.tsx'
import { useRefusals } from '../rows/use-refusals.ts'
import { useRowClicks } from '../rows/use-row-clicks.ts'
import { isRowSelected } from '../selection.ts'
import { useOpenRow, type OpenRow, type Ways } from '../use-open-row.ts'
import { GroupBox } from './GroupBox.tsx'
import { GroupHead } from './GroupHead.tsx'
import { rowsPerGroupPage } from './group-queries.ts'
import { CardList } from '../rows/CardList.tsx'
import styles from './groups.module.css'
import { useGroupRows } from './use-group-rows.ts'

export interface GroupProps {
  group: TableGroup
  isOpen: boolean
  toggle: () => void
  isActive: (groupId: string, rowId?: string) => boolean
  isInGroup: (groupId: string) => boolean
  /** True for the first group while nothing is active, so that Tab reaches the list. */
  isFirst: boolean
  own: CellRenderers
  ways: Ways
  box: RowBoxControl | undefined
  /** Number of pinned columns; undefined for cards. */
  pinned: number | undefined
  /** Called with the loaded rows. */
  onRows: (groupId: string, rows: Row[]) => void
}

export function GroupSection(props: GroupProps) {
  const { group, isOpen, ways, onRows } = props
  const outer = useListContext()
  const { endpoint, list, rowsPerPage, total } = outer
  const loaded = useGroupRows(group, isOpen)
  const { items: rows } = loaded
  useEffect(() => onRows(group.id, rows), [group.id, rows, onRows])
  // J and K stay within the loaded rows of the group.
  const known = { ...total, items: rows.length, capped: false }
  const opening = useOpenRow(ways, { endpoint, list, rowsPerPage, rows, total: known })
  return (
    <ListContext value={{ ...outer, rows }}>
      <GroupFrame {...props} loaded={loaded} opening={opening} />
    </ListContext>
  )
}

interface FrameProps extends GroupProps {
  loaded: Pages<Row>
  opening: OpenRow
}

function GroupFrame(props: FrameProps) {
  const { group, isOpen, toggle, isActive, isInGroup, isFirst, pinned, box, loaded, opening } = props
  const { columns } = useListContext()
  const clicks = useRowClicks(opening)
  const width = columns.length + (box ? 1 : 0)
  const isRowReachable = isOpen && loaded.items.some(({ _id }) => isActive(group.id, _id))
  const head = (
    <GroupHead
      group={group}
      isOpen={isOpen}
      isReachable={isFirst || (isInGroup(group.id) && !isRowReachable)}
      toggle={toggle}
      {...(box && !box.single && { box: isOpen && <GroupBox title={group.title} rows={loaded.items} /> })}
    />
  )
  const rows = isOpen && <Rows {...props} />
  const hasRest = isOpen && (loaded.isLoading || Boolean(loaded.failure) || loaded.left > 0)
  if (pinned === undefined) {
    return (
      <section className={styles.section} data-group={group.id} aria-label={group.title} {...clicks}>
        {head}
        {isOpen && <CardList>{rows}</CardList>}
        {hasRest && <Rest loaded={loaded} />}
      </section>
    )
  }
  return (
    <tbody data-group={group.id} {...clicks}>
      <tr>
        <th scope="rowgroup" colSpan={width} className={styles.headCell}>
          {head}
        </th>
      </tr>
      {rows}
      {hasRest && (
        <tr>
          <td colSpan={width} className={styles.after}>
            <Rest loaded={loaded} />
          </td>
        </tr>
      )}
    </tbody>
  )
}

function Rows({ group, isActive, own, box, pinned, loaded, opening }: FrameProps) {
  const { columns, choice } = useListContext()
  const { current } = usePanel()
  const refusalOf = useRefusals()
  return loaded.items.map((row) => {
    const shared = {
      row,
      columns,
      own,
      isSelected: isRowSelected(choice.selection, row),
      isReachable: isActive(group.id, row._id),
      canOpen: opening.open !== undefined,
      isShown: current?.id === row._id,
      box,
      refusal: refusalOf(row),
    }
    return pinned === undefined ? (
      <RowCard key={row._id} {...shared} />
    ) : (
      <TableRow key={row._id} {...shared} pinned={pinned} />
    )
  })
}

/** Below the loaded rows: skeleton, error, or the button for more. */
function Rest({ loaded: { isLoading, failure, left, more } }: { loaded: Pages<Row> }) {
  const t = useText()
  if (isLoading) return <LoadingRows rows={Math.min(3, Math.max(1, left))} />
  if (failure) return <FailedState failure={failure} retry={more} />
  return (
    <Button variant="subtle" size="compact-sm" onClick={more}>
      {t('table_group_more_rows', { count: Math.min(left, rowsPerGroupPage) })}
    </Button>
  )
}
