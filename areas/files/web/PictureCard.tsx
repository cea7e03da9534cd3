// A picture in the ordered list, with a drag handle, and buttons for people who do not drag.

import { useSortable } from '@dnd-kit/sortable'
import { IconArrowLeft, IconArrowRight, IconGripVertical, IconTrash } from '@tabler/icons-react'
import { ProtectedImage } from './ProtectedImage.tsx'
import type { UploadedFile } from '#platform/contract/file.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import styles from './pictures.module.css'

interface Props {
  picture: UploadedFile
  /** Position, from 0. */
  place: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
}

const icon = { size: 16, stroke: 1.5 }

export function PictureCard({ picture, place, count, onMove, onRemove }: Props) {
  const t = useText()
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: picture.id,
  })
  const title = picture.displayName
  return (
    <li
      ref={setNodeRef}
      className={styles.card}
      data-dragging={isDragging || undefined}
      style={{ transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined, transition }}
    >
      <span className={styles.frame}>
        <ProtectedImage src={`${picture.url}?size=thumb`} alt={title} className={styles.picture} />
        {place === 0 && <span className={styles.cover}>{t('objects_picture_cover')}</span>}
      </span>
      <span className={styles.tools}>
        <button
          ref={setActivatorNodeRef}
          type="button"
          className={styles.grip}
          {...attributes}
          {...listeners}
          aria-label={t('objects_picture_drag', { title })}
        >
          <IconGripVertical {...icon} aria-hidden />
        </button>
        <span className={styles.name}>{title}</span>
        {place > 0 && (
          <IconButton label={t('objects_picture_earlier', { title })} onClick={() => onMove(place - 1)}>
            <IconArrowLeft {...icon} />
          </IconButton>
        )}
        {place < count - 1 && (
          <IconButton label={t('objects_picture_later', { title })} onClick={() => onMove(place + 1)}>
            <IconArrowRight {...icon} />
          </IconButton>
        )}
        <IconButton label={t('objects_picture_remove', { title })} onClick={onRemove}>
          <IconTrash {...icon} />
        </IconButton>
      </span>
    </li>
  )
}
