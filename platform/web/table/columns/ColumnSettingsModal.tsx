// Sets which columns all users of the project see, and in which order: by dragging, by keyboard, or with the arrow
// buttons.

import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Button, Group } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { saveListColumns } from '#platform/contract/table-settings.ts'
import type { Column } from '#platform/contract/table.ts'
import { useChange } from '../../api/query.ts'
import { useText } from '../../i18n/texts.ts'
import { useListContext } from '../list-context.ts'
import { reloadDefinition } from '../table-queries.ts'
import { inOrder, isPinned, moved } from './column-order.ts'
import styles from './ColumnSettings.module.css'
import { ColumnSettingsRow } from './ColumnSettingsRow.tsx'
import { useDragWords } from '../../ui/drag-words.ts'
import { CancelButton } from '../../modal/CancelButton.tsx'
import { Modal } from '../../modal/Modal.tsx'

export function ColumnSettingsModal({ onClose }: { onClose: () => void }) {
  const t = useText()
  const queryClient = useQueryClient()
  const { endpoint, definition } = useListContext()
  const ordered = inOrder(definition.header, definition.settings.columnsOrder)
  const [before] = useState(() => [
    ...ordered.filter((one) => isPinned(one)),
    ...ordered.filter((one) => !isPinned(one)),
  ])
  const [columns, setColumns] = useState(before)
  const save = useChange(saveListColumns, {
    onDone: async () => {
      await reloadDefinition(endpoint, queryClient)
      onClose()
    },
  })
  const pinned = columns.filter((column) => isPinned(column)).length
  const move = (from: number, to: number) => {
    if (to >= pinned && to < columns.length) setColumns(moved(columns, from, to))
  }
  const show = (key: string, visible: boolean) =>
    setColumns(columns.map((column) => (column.key === key ? { ...column, visible } : column)))
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) move(placeOf(columns, String(active.id)), placeOf(columns, String(over.id)))
  }
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const words = useDragWords((key) => columns.find((column) => column.key === key)?.title ?? key)
  const submit = () =>
    save.mutate({
      params: { key: definition.settings.key },
      body: { value: columns.map(({ key, visible }) => ({ key, visible })) },
    })
  return (
    <Modal onClose={onClose} isChanged={saidOf(columns) !== saidOf(before)} title={t('table_columns')} size={480}>
      <p className={styles.hint}>{t('table_columns_hint')}</p>
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop} accessibility={words}>
        <SortableContext items={columns.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
          <ol className={styles.columns}>
            {columns.map((column, index) => (
              <ColumnSettingsRow
                key={column.key}
                column={column}
                isFirst={index <= pinned}
                isLast={index === columns.length - 1}
                onShow={(visible) => show(column.key, visible)}
                onMove={(by) => move(index, index + by)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <Group justify="flex-end" mt={20} gap={8}>
        <CancelButton />
        <Button loading={save.isPending} disabled={!columns.some((column) => column.visible)} onClick={submit}>
          {t('table_columns_save')}
        </Button>
      </Group>
    </Modal>
  )
}

const saidOf = (columns: Column[]) => columns.map(({ key, visible }) => `${key} ${visible}`).join()
const placeOf = (columns: Column[], key: string) => columns.findIndex((column) => column.key === key)
