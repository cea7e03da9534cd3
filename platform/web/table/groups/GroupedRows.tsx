// The list in groups: a page of groups at a time, each with its own pages of rows, as a table or as cards.

import { Button } from '@mantine/core'
import { IconFoldDown, IconFoldUp } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react'
import type { GroupsEndpoint, TableGroup } from '#platform/contract/table-groups.ts'
import type { Row } from '#platform/contract/table.ts'
import { useText } from '../../i18n/texts.ts'
import { QueryView } from '../../kit/QueryView.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { usePhone } from '../../ui/use-phone.ts'
import type { CellRenderers } from '../cell-props.ts'
import { useListContext } from '../list-context.ts'
import type { Ways } from '../use-open-row.ts'
import { useSteady } from '../../core/use-steady.ts'
import { groupsQueryOf } from './group-queries.ts'
import { GroupSection, type GroupProps } from './GroupSection.tsx'
import { GroupTable } from './GroupTable.tsx'
import styles from './groups.module.css'
import { useOpenGroups } from './open-groups.ts'
import { useGroupKeys } from './use-group-keys.ts'

interface Props {
  own: CellRenderers
  ways: Ways
  hasBoxes: boolean
  groupsEndpoint: GroupsEndpoint
}

export function GroupedRows({ own, ways, hasBoxes, groupsEndpoint }: Props) {
  const t = useText()
  const { endpoint, list, tableKey, choice, most } = useListContext()
  const isPhone = usePhone()
  const query = useInfiniteQuery(groupsQueryOf(endpoint, groupsEndpoint, list))
  const { data, hasNextPage, isFetchingNextPage, isPlaceholderData, fetchNextPage } = query
  const groups = useMemo(() => data?.pages.flatMap((page) => page.groups) ?? [], [data])
  const open = useOpenGroups(`${tableKey} ${list.group}`)
  const [rowsByGroup, setRows] = useState<ReadonlyMap<string, Row[]>>(new Map())
  const onRows = useCallback(
    (groupId: string, rows: Row[]) => setRows((before) => new Map([...before, [groupId, rows]])),
    [],
  )
  const frame = useRef<HTMLDivElement>(null)
  const rowIn = (groupId: string, rowId: string) => rowsByGroup.get(groupId)?.find(({ _id }) => _id === rowId)
  const keys = useGroupKeys({ list: frame, hasBoxes, rowIn })
  const toggle = choice.toggle
  const choose = useSteady((row: Row) => toggle(row))
  const box = useMemo(() => (hasBoxes ? { single: most === 1, choose } : undefined), [hasBoxes, most, choose])
  if (!data) return <QueryView query={query} />
  if (groups.length === 0) return <EmptyState title={t('table_groups_none')} text={t('table_groups_none_text')} />
  const ids = groups.map(({ id }) => id)
  const allOpen = ids.every((id) => open.isOpen(id))
  const isAnyActive = groups.some(({ id }) => keys.isInGroup(id))
  const propsOf = (group: TableGroup, index: number): Omit<GroupProps, 'pinned'> => ({
    group,
    isOpen: open.isOpen(group.id),
    toggle: () => open.toggle(group.id),
    isActive: keys.isActive,
    isInGroup: keys.isInGroup,
    isFirst: index === 0 && !isAnyActive,
    own,
    ways,
    box,
    onRows,
  })
  const draw = (pinned: number | undefined): ReactNode =>
    groups.map((group, index) => <GroupSection key={group.id} {...propsOf(group, index)} pinned={pinned} />)
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.hint}>{t('table_groups_hint')}</p>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={allOpen ? <IconFoldUp size={16} stroke={1.5} /> : <IconFoldDown size={16} stroke={1.5} />}
          onClick={() => open.setOpen(ids, !allOpen)}
        >
          {t(allOpen ? 'table_groups_close' : 'table_groups_open')}
        </Button>
      </div>
      <div ref={frame} data-waiting={isPlaceholderData || undefined} className={styles.frame} {...keys.listeners}>
        {isPhone ? (
          draw(undefined)
        ) : (
          <GroupTable hasBoxes={hasBoxes} content={rowsByGroup}>
            {draw}
          </GroupTable>
        )}
      </div>
      <div className={styles.foot}>
        <span role="status">{t('table_groups_shown', { count: groups.length })}</span>
        {hasNextPage && (
          <Button variant="default" size="xs" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('table_groups_more')}
          </Button>
        )}
      </div>
    </>
  )
}
