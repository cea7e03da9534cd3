// Screen reader announcements while a column or a wish is dragged or moved by keyboard.

import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core'
import { useText } from '../i18n/texts.ts'

interface DragWords {
  announcements: Announcements
  screenReaderInstructions: ScreenReaderInstructions
}

export function useDragWords(titleOf: (key: string) => string): DragWords {
  const t = useText()
  const title = (id: UniqueIdentifier) => titleOf(String(id))
  const place = (key: string) => (id: UniqueIdentifier, over: UniqueIdentifier | undefined) =>
    t(key, { column: title(id), place: over === undefined ? '' : title(over) })
  const movedOver = place('table_column_drag_over')
  const dropped = place('table_column_drag_end')
  return {
    screenReaderInstructions: { draggable: t('table_column_drag_help') },
    announcements: {
      onDragStart: ({ active }) => t('table_column_drag_start', { column: title(active.id) }),
      onDragOver: ({ active, over }) => (over ? movedOver(active.id, over.id) : undefined),
      onDragEnd: ({ active, over }) => dropped(active.id, over?.id),
      onDragCancel: ({ active }) => t('table_column_drag_cancel', { column: title(active.id) }),
    },
  }
}
