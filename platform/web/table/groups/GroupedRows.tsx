// The list in groups: a page of groups at a time, each with its own pages of rows, as a table or as cards.

import { Button } from '@mantine/core'
import { IconFoldDown, IconFoldUp } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useReducer, useRef, type ReactNode } from 'react'
import type { GroupsEndpoint, TableGroup } from '#platform/contract/table-groups.ts'
import type { Row } from '#platform/contract/table.ts'
import { useText } from '../../i18n/texts.ts'
import { QueryView } from '../../kit/QueryView.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { usePhone } from '../../ui/use-phone.ts'
import type { CellRenderers } from '../cell-props.ts'
import { useListContext } from '../list-context.ts'
import type { Ways } from '../use-open-row.ts'
import { useSteady } from '../use-steady.ts'
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
}

export function GroupedRows(props: Props) {
  const { groupsEndpoint } = useListContext()
  return groupsEndpoint ? <Groups {...props} groupsEndpoint={groupsEndpoint} /> : null
}

function Groups({ own, ways, hasBoxes, groupsEndpoint }: Props & { groupsEndpoint: GroupsEndpoint }) {
  const t = useText()
  const { endpoint, list, tableKey, choice, most } = useListContext()
  const isPhone = usePhone()
  const query = useInfiniteQuery(groupsQueryOf(endpoint, groupsEndpoint, list))
  const { data, hasNextPage, isFetchingNextPage, isPlaceholderData, fetchNextPage } = query
  const groups = useMemo(() => data?.pages.flatMap((page) => page.groups) ?? [], [data])
  const open = useOpenGroups(`${tableKey} ${list.group}`)
  const [shown, onRows] = useReducer((times: number) => times + 1, 0)
  const frame = useRef<HTMLDivElement>(null)
  const keys = useGroupKeys(frame, hasBoxes)
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
          <GroupTable hasBoxes={hasBoxes} content={shown}>
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
