// One sortable wish: moved by its handle, by the space key, or by arrow buttons.

import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { IconGripVertical } from '@tabler/icons-react'
import { OrderButtons } from '#platform/web/form/OrderButtons.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import type { ObjectChoice } from '../../contract/offers.ts'
import styles from './PriorityItem.module.css'

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
      <OrderButtons title={title} place={place} count={count} onMove={onMove} onRemove={onRemove} />
    </li>
  )
}
