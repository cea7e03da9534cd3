// Favourite star with an optimistic update: it reverts when the server refuses.

import { ActionIcon } from '@mantine/core'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { starCell } from '#platform/contract/table-cells.ts'
import { useText } from '../../i18n/texts.ts'
import type { CellProps } from '../cell-props.ts'
import { useListTools } from '../list-tools.ts'
import { changeRows } from '../row-refresh.ts'
import styles from './cells.module.css'

export function StarCell({ row, column, value }: CellProps) {
  const t = useText()
  const queryClient = useQueryClient()
  const { endpoint, onFavourite } = useListTools()
  const star = starCell.safeParse(value).data
  const checked = star?.checked ?? false
  const mark = checked ? (
    <IconStarFilled size={17} className={styles.starred} aria-hidden />
  ) : (
    <IconStar size={17} stroke={1.5} aria-hidden />
  )

  if (!onFavourite) {
    return checked ? (
      <span role="img" aria-label={t('table_favourite')}>
        {mark}
      </span>
    ) : null
  }
  const put = (now: boolean) =>
    changeRows(endpoint, queryClient, (one) =>
      one._id === row._id ? { ...one, [column.key]: { ...star, checked: now } } : one,
    )
  const change = () => {
    put(!checked)
    // The page's own mutation shows the error; here only the row is reset.
    onFavourite(row, !checked).catch(() => put(checked))
  }
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={28}
      className={styles.star}
      data-record-key="star"
      aria-pressed={checked}
      aria-label={t('table_favourite')}
      disabled={row._readonly?.value ?? false}
      onClick={change}
    >
      {mark}
    </ActionIcon>
  )
}
