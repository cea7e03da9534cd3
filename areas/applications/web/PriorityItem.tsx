// One wish in the order: dragged by its grip, by the space key on it, or moved by the arrows.

import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { IconArrowDown, IconArrowUp, IconGripVertical, IconTrash } from '@tabler/icons-react'
import { useText } from '#platform/web/i18n/texts.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import type { ObjectChoice } from '../contract/offers.ts'
import styles from './PrioritiesModal.module.css'

interface Props {
  object: Pick<ObjectChoice, 'objectId' | 'title' | 'referenceNumber'>
  place: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
}

export function PriorityItem({ object: { objectId, title, referenceNumber }, place, count, onMove, onRemove }: Props) {
  const t = useText()
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: objectId,
  })
  return (
    <li
      ref={setNodeRef}
      className={styles.wish}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={styles.grip}
        {...attributes}
        {...listeners}
        aria-label={t('applications_prio_drag', { title })}
      >
        <IconGripVertical size={16} stroke={1.5} aria-hidden />
      </button>
      <span className={styles.title}>
        {place + 1}. {title} ({referenceNumber})
      </span>
      {place > 0 && (
        <IconButton label={t('applications_prio_up', { title })} onClick={() => onMove(place - 1)}>
          <IconArrowUp size={16} stroke={1.5} />
        </IconButton>
      )}
      {place < count - 1 && (
        <IconButton label={t('applications_prio_down', { title })} onClick={() => onMove(place + 1)}>
          <IconArrowDown size={16} stroke={1.5} />
        </IconButton>
      )}
      <IconButton label={t('applications_prio_remove', { title })} onClick={onRemove}>
        <IconTrash size={16} stroke={1.5} />
      </IconButton>
    </li>
  )
}
