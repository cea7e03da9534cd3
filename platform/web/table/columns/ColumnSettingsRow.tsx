// A column in the column settings: visibility and position.

import { useSortable } from '@dnd-kit/sortable'
import { ActionIcon, Checkbox } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconGripVertical, IconPin } from '@tabler/icons-react'
import type { Column } from '#platform/contract/table.ts'
import { useText } from '../../i18n/texts.ts'
import { isPinned } from './column-order.ts'
import styles from './ColumnSettings.module.css'

interface Props {
  column: Column
  isFirst: boolean
  isLast: boolean
  onShow: (visible: boolean) => void
  onMove: (by: 1 | -1) => void
}

export function ColumnSettingsRow({ column, isFirst, isLast, onShow, onMove }: Props) {
  const t = useText()
  const pinned = isPinned(column)
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: column.key,
    disabled: pinned,
  })
  const title = column.title || (column.cell === 'detail' ? t('table_row_actions') : column.key)
  return (
    <li
      ref={setNodeRef}
      className={styles.column}
      data-dragging={isDragging || undefined}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      {pinned ? (
        <span className={styles.grip} title={t('table_column_pinned')}>
          <IconPin size={16} stroke={1.5} aria-label={t('table_column_pinned')} />
        </span>
      ) : (
        <button
          ref={setActivatorNodeRef}
          type="button"
          className={styles.grip}
          {...attributes}
          {...listeners}
          aria-label={t('table_column_drag', { column: title })}
        >
          <IconGripVertical size={16} stroke={1.5} aria-hidden />
        </button>
      )}
      <Checkbox
        className={styles.name}
        label={title}
        checked={column.visible}
        onChange={(event) => onShow(event.currentTarget.checked)}
      />
      {!pinned && (
        <>
          <MoveButton
            title={t('table_column_up', { column: title })}
            icon={IconArrowUp}
            isOff={isFirst}
            onClick={() => onMove(-1)}
          />
          <MoveButton
            title={t('table_column_down', { column: title })}
            icon={IconArrowDown}
            isOff={isLast}
            onClick={() => onMove(1)}
          />
        </>
      )}
    </li>
  )
}

interface MoveButtonProps {
  title: string
  icon: typeof IconArrowUp
  isOff: boolean
  onClick: () => void
}

function MoveButton({ title, icon: Mark, isOff, onClick }: MoveButtonProps) {
  return (
    // Uses aria-disabled and refocuses, because moving or disabling the element would lose the focus.
    <ActionIcon
      variant="subtle"
      color="gray"
      size={28}
      aria-label={title}
      aria-disabled={isOff}
      data-disabled={isOff}
      onClick={({ currentTarget }) => {
        if (isOff) return
        onClick()
        requestAnimationFrame(() => currentTarget.focus())
      }}
    >
      <Mark size={16} stroke={1.5} aria-hidden />
    </ActionIcon>
  )
}
