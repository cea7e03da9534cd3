// Ordered pictures of a record: added by drag and drop or file choice, moved by dragging, keyboard or buttons. The
// first is the record's cover.

import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import {
  allowedImageTypes,
  fileTypeNames,
  maxFileSizeMegabytes,
  maxNumObjectImages,
  type UploadedFile,
} from '#platform/contract/file.ts'
import { FileField } from '#platform/web/form/fields/FileField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { useDragWords } from '#platform/web/ui/drag-words.ts'
import { PictureCard } from './PictureCard.tsx'
import styles from './pictures.module.css'
import { sendPicture } from './upload.ts'

interface Props {
  pictures: readonly UploadedFile[]
  onChange: (pictures: readonly UploadedFile[]) => void
  error?: string | undefined
  /** Replaces the hint about the cover of public lists. */
  hint?: string
}

export function PicturesField({ pictures, onChange, error, hint }: Props) {
  const t = useText()
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const words = useDragWords((id) => pictures.find((one) => one.id === id)?.displayName ?? id)
  const placeOf = (id: string) => pictures.findIndex((one) => one.id === id)
  const move = (from: number, to: number) => {
    const moved = pictures[from]
    if (moved) onChange(pictures.toSpliced(from, 1).toSpliced(to, 0, moved))
  }
  return (
    <FileField
      name="updatedImages"
      label={t('objects_pictures')}
      hint={
        hint ??
        t('objects_pictures_hint', {
          types: fileTypeNames(allowedImageTypes),
          max: maxFileSizeMegabytes,
          count: maxNumObjectImages,
        })
      }
      error={error}
      types={allowedImageTypes}
      most={maxNumObjectImages}
      value={pictures}
      onChange={onChange}
      upload={sendPicture}
    >
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={words}
        onDragEnd={({ active, over }) => over && move(placeOf(String(active.id)), placeOf(String(over.id)))}
      >
        <SortableContext items={pictures.map(({ id }) => id)} strategy={rectSortingStrategy}>
          <ol className={styles.pictures} aria-label={t('objects_pictures')}>
            {pictures.map((picture, index) => (
              <PictureCard
                key={picture.id}
                picture={picture}
                place={index}
                count={pictures.length}
                onMove={(to) => move(index, to)}
                onRemove={() => onChange(pictures.filter(({ id }) => id !== picture.id))}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
    </FileField>
  )
}
